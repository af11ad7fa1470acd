"""The ways into a match that several tests take."""

import re
from collections.abc import Awaitable, Callable, Sequence

from playwright.async_api import expect

from tests.browser.guests import Guest
from tests.browser.party import newest, until

STILL = {"reduced_motion": "reduce"}


async def open_table(host: Guest, game: str = "Kamozza") -> str:
    """The host opens a match on the home page; its invite link."""
    await host.open()
    await host.find("radio", re.compile(f"^{game}")).check()
    await host.write("Your name", host.name)
    await host.press("button", "Open a table")
    return await host.find("textbox", "Invite link").input_value()


async def sit_down(guest: Guest, link: str) -> None:
    """Follows the link, types a name, takes a seat."""
    await guest.open(link)
    await guest.write("Your name", guest.name)
    await guest.press("button", "Sit down", exact=True)
    await expect(guest.find("button", "Your seat: colour, stand up")).to_be_visible()


async def gather(
    people: Sequence[Guest], game: str, prepare: Callable[[Guest], Awaitable[None]] | None = None
) -> None:
    """The first opens a table, the others come by its link; they sit in this order, and begin.

    `prepare` is what the host does when all are there.
    """
    host, *others = people
    link = await open_table(host, game)
    for guest in others:
        await sit_down(guest, link)
    await host.sees(f"Ready for {len(people)}")
    if prepare is not None:
        await prepare(host)
    await begin(host)
    for seat, guest in enumerate(people):
        await until(lambda guest=guest: newest(guest), "the first view")
        assert next(f for f in guest.frames if f["type"] == "welcome")["you"] == seat


async def seat_bot(host: Guest, number: int, kind: str = "Stowaway") -> None:
    """Gives a free seat, counted from 1, to a bot."""
    await host.press("button", f"Free seat {number}: what to do with it")
    await host.find("button", re.compile(f"^{kind}")).locator("visible=true").click()
    seat = host.find("list", re.compile("^Seats")).get_by_role("listitem").nth(number - 1)
    await expect(seat).to_contain_text("bot")


async def begin(host: Guest) -> None:
    """Starts the match and waits for the table."""
    await host.press("button", "Begin", exact=True)
    await until(lambda: newest(host), "the first view")


async def asked(guest: Guest, prompt: str) -> None:
    """Waits until the table asks this person something."""

    def is_asked() -> bool:
        decision = newest(guest).get("decision")
        return bool(decision and decision["prompt"] == prompt)

    await until(is_asked, f"{guest.name} is asked for {prompt}")
