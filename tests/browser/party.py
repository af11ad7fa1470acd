"""A table of guests who play Kamozza through their pages: everything by role and by name."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from playwright.async_api import expect

from tests.browser.guests import PATIENCE, Guest, Typing

KINDS = ("rat", "tea", "silk", "porcelain", "rice", "timber", "gold")

OPEN_PATHS = re.compile(
    r"public\.players\.\d+\.up\.\d+\.kind"
    r"|own\..*|decision\..*|answers\..*|outcome\..*"
    r"|log\.entries\.\d+\.(own|then)\..*"
    r"|log\.entries\.\d+\.data\.(kinds\.\d+|kind)"
)
"""Where a kind of goods may be named in a view: what lies open, and what is one's own."""


async def until(done: Callable[[], Any], what: str = "") -> Any:
    """Waits until something is true, and gives it back."""
    end = time.monotonic() + PATIENCE / 1000
    while not (value := done()):
        assert time.monotonic() < end, f"waited in vain: {what}"
        await asyncio.sleep(0.02)
    return value


class Party:
    """People by seat, at one match."""

    def __init__(self, *people: Guest) -> None:
        self.people = people

    async def everybody(self, act: Callable[[Guest], Any]) -> None:
        """All at once."""
        await asyncio.gather(*(act(guest) for guest in self.people))

    async def round_begins(self, number: int) -> dict[str, Any]:
        """The public part of the view as soon as everybody's server said that a round begins."""

        def begun(guest: Guest) -> bool:
            public = newest(guest).get("public", {})
            return public.get("round") == number and public["phase"] == "cargo"

        await until(lambda: all(begun(guest) for guest in self.people), f"round {number}")
        return newest(self.people[0])["public"]

    async def lay_in_turn(self, order: Iterable[int], plan: dict[int, list[str]]) -> None:
        """Everybody lays goods, one after the other."""
        for seat in order:
            await lay(self.people[seat], plan[seat])

    async def send_all(self, order: Iterable[int], ports: dict[int, str]) -> None:
        """Everybody chooses a port, at the same time."""
        await asyncio.gather(*(send(self.people[seat], ports[seat]) for seat in order))


def newest(guest: Guest) -> dict[str, Any]:
    """The newest view that came over this person's line; empty before the first."""
    return next((f for f in reversed(guest.frames) if f["type"] == "view"), {})


async def lay(guest: Guest, kinds: Iterable[str]) -> None:
    """Stages goods in the hand and confirms."""
    for kind in kinds:
        await guest.choose("button", re.compile(f"^{kind}, weight", re.IGNORECASE))
    await guest.press("button", "Lay face down")


async def send(guest: Guest, port: str) -> None:
    """Chooses a port and confirms."""
    await guest.choose("button", re.compile(f"^Port {port}"))
    await guest.press("button", f"To port {port}", exact=True)


async def skip(guest: Guest) -> None:
    """Cuts the reveal short; those who asked for less motion see its end at once."""
    if guest.still:
        return
    button = guest.find("button", "Skip")
    await expect(button).to_be_visible()
    if isinstance(guest, Typing):
        await guest.page.keyboard.press("Escape")
    else:
        await guest.press("button", "Skip")
    await expect(button).to_be_hidden()


async def watch(guest: Guest) -> None:
    """Looks at the reveal to its end."""
    button = guest.find("button", "Skip")
    await expect(button).to_be_visible()
    await expect(button).to_be_hidden(timeout=2 * PATIENCE)


def assert_nothing_leaked(guest: Guest) -> None:
    """No kind of goods stands in this person's frames but where it lies open or is their own."""
    seat = None
    for frame in guest.frames:
        if frame["type"] == "welcome":
            seat = frame["you"]
        if frame["type"] == "view" and frame["status"] == "playing":  # then all lies open
            _assert_own_eyes(guest, frame, seat)


def _assert_own_eyes(guest: Guest, frame: dict[str, Any], seat: int | None) -> None:
    named = [path for path, word in words(frame) if word in KINDS]
    hidden = [path for path in named if not OPEN_PATHS.fullmatch(path)]
    assert not hidden, f"{guest.name}: {hidden}\n{json.dumps(frame)}"
    if seat is None:
        assert not any(frame.get(part) for part in ("own", "decision", "answers"))
    assert not frame.get("seats")
    assert not frame.get("hidden")
    for entry in frame["log"]["entries"]:
        assert not entry.get("own") or entry["data"]["seat"] == seat
        assert entry["key"] not in ("laid", "loss") or "kinds" not in entry["data"]


def words(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every string in a frame, keys included, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            here = f"{path}.{key}" if path else str(key)
            yield here, str(key)
            yield from words(inner, here)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from words(inner, f"{path}.{index}")
    elif isinstance(value, str):
        yield path, value


async def goods_named(guest: Guest) -> dict[str, int]:
    """How often each kind of goods stands in a page's elements."""
    content = (await guest.page.content()).lower()
    return {kind: len(re.findall(rf"\b{kind}\b", content)) for kind in KINDS}
