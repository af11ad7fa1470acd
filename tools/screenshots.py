"""Pictures of every page, taken while a match is played; run by `script/screenshots`.

Each moment is photographed at three widths in two lights: `table-cargo-390-dark.png`. People look
at the pictures; no test compares them. The README shows `table.png`.
"""

import asyncio
import os
import shutil
import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import cast

from playwright.async_api import Browser, async_playwright

from app import logs
from app.cli.migrating import upgrade
from app.embedded import Embedded
from app.settings import Settings
from tests.browser.guests import Guest, Light, invite
from tests.live import LiveServer
from tools.screenshots_scenes import GAMES, SCENES, Scene

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = ((390, 844), (768, 1024), (1440, 900))
LIGHTS: tuple[Light, ...] = ("light", "dark")
HOST = "sobremesa.test"
SWITCHES = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic"),
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP * ~NOTFOUND",
)
HEIGHT = "document.documentElement.scrollHeight"


class Studio:
    """A browser, a server's address, and a camera for the moments that were asked for."""

    def __init__(self, browser: Browser, base: str, wanted: tuple[str, ...]) -> None:
        self._browser = browser
        self._base = base
        self._wanted = wanted

    async def invite(self, name: str, *, locale: str = "en-GB", still: bool = True) -> Guest:
        """A person with a fresh browser."""
        motion = "reduce" if still else "no-preference"
        return await invite(self._browser, self._base, name, locale=locale, reduced_motion=motion)

    def wants_any(self, scene: Scene) -> bool:
        """Whether a scene may have a wanted moment; those of a game begin with its name."""
        games = tuple(one.__name__ for one in GAMES)
        if scene in GAMES:
            return not self._wanted or any(n.startswith(scene.__name__) for n in self._wanted)
        return not self._wanted or any(not name.startswith(games) for name in self._wanted)

    def wants(self, name: str) -> bool:
        """Whether this moment is to be photographed."""
        return not self._wanted or name.startswith(self._wanted)

    async def take(self, guest: Guest, name: str, *, whole: bool = False) -> None:
        """A moment at all sizes in all lights; `whole`: the page to its foot."""
        if not self.wants(name):
            return
        for width, height in SIZES:
            for light in LIGHTS:
                await self.snap(guest, name, (width, height), light, whole=whole)

    async def snap(
        self, guest: Guest, name: str, size: tuple[int, int], light: Light, *, whole: bool = False
    ) -> None:
        """One picture."""
        await guest.looks(*size, light)
        if whole:  # a window as high as the page: bars that stick to its foot are at its foot
            await guest.looks(size[0], max(size[1], await guest.script(HEIGHT)), light)
        await self.now(guest, f"{name}-{size[0]}-{light}")

    async def now(self, guest: Guest, name: str) -> None:
        """What is to be seen this instant, at the window's size."""
        if self.wants(name):
            await guest.page.screenshot(path=FOLDER / f"{name}.png")

    async def postcard(self, guest: Guest, name: str, size: tuple[int, int], scale: float) -> None:
        """One small picture for the README."""
        if not self.wants(name):
            return
        await guest.looks(*size)
        line = await guest.context.new_cdp_session(guest.page)
        clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": scale}
        shot = line.send("Page.captureScreenshot", {"clip": clip})  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - untyped there
        taken = cast("dict[str, str]", await shot)
        (FOLDER / f"{name}.png").write_bytes(b64decode(taken["data"]))


async def photograph(base: str, wanted: tuple[str, ...]) -> None:
    """All scenes in their order, in one browser."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        studio = Studio(browser, base, wanted)
        for scene in filter(studio.wants_any, SCENES):
            await scene(studio)
        await browser.close()


def main() -> None:
    """A database, a server, and a walk through all pages."""
    logs.set_up("console", "warning")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="sobremesa-pictures-") as folder:
        Path(folder).chmod(0o755)  # the database runs as another user when root asks for it
        database = Embedded(Path(folder), durable=False).start()
        try:
            upgrade(database.url)
            settings = Settings.model_validate(
                {"DATABASE_URL": database.url, "data": Path(folder), "port": 0}
                | {"bot_delay": "0.1", "limit_joins": 1000}
            )
            with LiveServer(settings) as server:
                asyncio.run(photograph(f"http://{HOST}:{server.port}", tuple(sys.argv[1:])))
        finally:
            database.stop()


if __name__ == "__main__":
    main()
