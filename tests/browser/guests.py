"""People at their browsers: each has a context of its own, and nothing that goes wrong is lost."""

import asyncio
import json
import re
import time
from typing import Any, Literal

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

PATIENCE = 60_000
"""Milliseconds: two cores may be shared with much else."""
expect.set_options(timeout=PATIENCE)
MOST_TABS = 120
SETTLE = """() => new Promise((done) => {
  const passing = (a) => a.effect?.getComputedTiming().endTime !== Infinity;
  const ready = () => Promise.allSettled(
    document.getAnimations().filter(passing).map((a) => a.finished));
  requestAnimationFrame(() => requestAnimationFrame(() => ready().then(done)));
  setTimeout(done, 3000);
})"""
"""Waits for transitions that have begun to end."""

WAY = """(wanted) => {
  const here = document.activeElement;
  if (wanted === here) return "";
  const isBehind = wanted.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind ? "Shift+Tab" : "Tab";
}"""
"""The key that leads towards an element; none where it has the focus."""

PLAIN = """
const plain = new CSSStyleSheet();
plain.replaceSync(`*, ::before, ::after {
  background-image: none !important; box-shadow: none !important }`);
document.adoptedStyleSheets = [plain];
"""
"""Neither gradients nor shadows: without a graphics card, painting them is half of the work."""

Light = Literal["light", "dark"]

Name = str | re.Pattern[str]


class Guest:
    """One person: a browser context, the page looked at, and what that page heard and suffered."""

    def __init__(self, name: str, context: BrowserContext, base: str, *, still: bool) -> None:
        self.name = name
        self.still = still
        self.context = context
        self.base = base
        self.page: Page
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.forgiven: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._fault(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._line)

    def _fault(self, what: str) -> None:
        self.faults.append(f"{self.name}: {what}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console {message.type}: {message.text} {message.location}")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends what it still loads; that is no fault of the page.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"answer {response.status}: {response.url}")

    def _line(self, line: WebSocket) -> None:
        if not line.url.partition("?")[0].endswith("/lobby/ws"):
            line.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    def forgive(self, words: str) -> None:
        """Faults with these words are wanted by the test."""
        self.forgiven.append(words)

    def unforgiven(self) -> list[str]:
        return [f for f in self.faults if not any(words in f for words in self.forgiven)]

    async def open(self, path: str = "/") -> None:
        await self.page.goto(path if "://" in path else self.base + path)

    async def second_tab(self) -> Page:
        """Another page of the same browser."""
        return await self.context.new_page()

    @property
    def wire(self) -> tuple[str, str]:
        """The host's name and its address, for requests that go past the browser."""
        return "//sobremesa.test:", "//127.0.0.1:"

    async def script(self, expression: str) -> Any:
        return await self.page.evaluate(expression)

    async def shows(self, expression: str, wanted: Any) -> None:
        """Waits until a script finds this in the page: what moves may take a while to arrive."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := await self.script(expression)) != wanted:
            assert time.monotonic() < end, f"{self.name} sees {found}, not {wanted}"
            await asyncio.sleep(0.05)

    def find(self, role: Any, name: Name | None = None, *, exact: bool = False) -> Locator:
        return self.page.get_by_role(role, name=name, exact=exact)

    async def press(self, role: Any, name: Name, *, exact: bool = False) -> None:
        """Presses a thing that has this role and name."""
        await self.use(self.find(role, name, exact=exact))

    async def use(self, thing: Locator) -> None:
        """Presses a thing in the way of this person."""
        await thing.click()

    async def choose(self, role: Any, name: Name) -> None:
        """Presses one of several choices that lie side by side."""
        await self.press(role, name)

    async def write(self, label: Name, text: str) -> None:
        """Fills in a field."""
        await self.page.get_by_label(label).fill(text)

    async def sees(self, words: Name) -> None:
        await expect(self.page.get_by_text(words).first).to_be_visible()

    async def looks(self, width: int, height: int, light: Light = "light") -> None:
        """Another window and another light; waits until the page has taken its place in it."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.emulate_media(color_scheme=light)
        await self.script(SETTLE)


class Touching(Guest):
    """Somebody with a phone and a thumb."""

    async def use(self, thing: Locator) -> None:
        await thing.tap()


class Typing(Guest):
    """Somebody with a keyboard and nothing else."""

    async def use(self, thing: Locator) -> None:
        await self._reach(thing)
        switch = await thing.get_attribute("role") == "switch"
        await self.page.keyboard.press("Space" if switch else "Enter")

    async def choose(self, role: Any, name: Name) -> None:
        """Goes to the first choice with Tab, from there with arrows, and takes it with Space."""
        wanted = self.find(role, name)
        await expect(wanted).to_be_visible()
        here = self.page.locator(":focus[data-ref]")
        for _ in range(MOST_TABS):
            if await _is_focused(wanted):
                break
            await self.page.keyboard.press(await self._way(here, wanted))
        await self.page.keyboard.press("Space")

    async def _way(self, here: Locator, wanted: Locator) -> str:
        """Tab outside of the choices, the arrow towards the wanted one among them."""
        at = await here.bounding_box() if await here.count() else None
        to = await wanted.bounding_box()
        if not at or not to:
            return "Tab"
        return "ArrowRight" if to["x"] > at["x"] + 1 else "ArrowLeft"

    async def write(self, label: Name, text: str) -> None:
        await self._reach(self.page.get_by_label(label))
        await self.page.keyboard.press("ControlOrMeta+a")
        await self.page.keyboard.type(text)

    async def _reach(self, wanted: Locator) -> None:
        await expect(wanted).to_be_visible()
        for _ in range(MOST_TABS):
            key = await wanted.evaluate(WAY)
            if not key:
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"{self.name} cannot reach {wanted} with the Tab key")


async def _is_focused(wanted: Locator) -> bool:
    return await wanted.evaluate("element => element === document.activeElement")


async def invite(
    browser: Browser, base: str, name: str, kind: type[Guest] = Guest, **how: Any
) -> Guest:
    """A person with a fresh browser; `how`: what Playwright's contexts take."""
    how.setdefault("viewport", {"width": 1280, "height": 800})
    how.setdefault("locale", "en-GB")
    still = how.get("reduced_motion") == "reduce"
    context = await browser.new_context(**how)
    guest = kind(name, context, base, still=still)
    guest.page = await guest.context.new_page()
    return guest
