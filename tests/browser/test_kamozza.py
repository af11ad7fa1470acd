"""Friends play Kamozza: from the home page to a rematch, by mouse, thumb and keyboard."""

import asyncio
import hashlib
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Inviting
from tests.browser.guests import Guest, Touching, Typing
from tests.browser.hosting import STILL, open_table, sit_down
from tests.browser.party import (
    Party,
    assert_nothing_leaked,
    goods_named,
    lay,
    newest,
    send,
    skip,
    until,
    watch,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ROUNDS = 4
ENDLESS = """() => document.getAnimations()
  .filter((a) => a.effect?.getComputedTiming().endTime === Infinity).map((a) => a.animationName)"""
"""The motions on a page that never end."""
GOODS = ["gold", "timber", "rice", "porcelain", "silk", "tea", "rat"]


async def take_colour(guest: Guest, colour: str) -> None:
    await guest.press("button", "Your seat: colour, stand up")
    await guest.press("button", re.compile(f"^{colour}"))
    await expect(guest.find("button", re.compile(f"^{colour}"))).to_be_hidden()


def goods_of(seat: int, number: int) -> list[str]:
    """What a seat lays in a round: everybody in another order, two in the last round."""
    mine = GOODS[2 * seat :] + GOODS[: 2 * seat]
    return mine[number - 1 : number + (number == ROUNDS)]


async def play_round(party: Party, number: int) -> None:
    """Goods in turn, ports all at once."""
    public = await party.round_begins(number)
    for seat in public["order"]:
        await lay(party.people[seat], goods_of(seat, number))
    await asyncio.gather(
        *(send(party.people[seat], "AB"[(seat + number) % 2]) for seat in public["order"])
    )


async def test_friends_play_a_match_and_a_rematch(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    bo: Guest = await guests("Bo", Touching, **PHONE)
    cleo: Guest = await guests("Cleo", Typing)
    dan: Guest = await guests("Dan", **STILL, viewport={"width": 1440, "height": 900})
    eve: Guest = await guests("Eve", **STILL, viewport={"width": 768, "height": 1024})
    party = Party(ana, bo, cleo, dan)

    link = await gather_round(party, eve)
    await first_round(party, eve)
    await asyncio.gather(hold_still(bo), hold_still(cleo))
    await second_round(party, eve)
    await talk(ana, bo, cleo, eve)
    for number in (3, 4):
        await play_round(party, number)
        await party.everybody(skip)
    await read_the_end(party, eve)
    await step_through(dan, eve)
    await play_again(party, eve, link)
    for guest in (*party.people, eve):
        assert_nothing_leaked(guest)


async def gather_round(party: Party, eve: Guest) -> str:
    """Ana opens a table; the others come by its link, take colours, and the match begins."""
    ana, bo, cleo, dan = party.people
    link = await open_table(ana)
    assert link.startswith(ana.base)
    assert await ana.script("isSecureContext") is False
    for guest in (bo, cleo, dan):
        await sit_down(guest, link)
    await take_colour(bo, "Orange")
    await take_colour(cleo, "Purple")
    await eve.open(link)
    await ana.sees("Ready for 4")
    await expect(cleo.find("status").first).to_contain_text("Ana")
    await ana.press("button", "Begin")
    await eve.press("link", "Watch")
    return link


async def first_round(party: Party, eve: Guest) -> None:
    """Goods are laid unseen; ports are chosen, taken back and chosen anew; all watch the reveal."""
    ana, bo, *_ = party.people
    public = await party.round_begins(1)
    await until(lambda: newest(eve))
    await eve.sees(re.compile("lay cargo"))
    before = await goods_named(eve)
    for seat in public["order"]:
        await lay(party.people[seat], goods_of(seat, 1))
    await eve.sees(re.compile("choose a port"))
    assert await goods_named(eve) == before, "a spectator's page names what lies face down"
    await change_ports(bo, ana)
    await asyncio.gather(*(send(party.people[seat], "A") for seat in (0, 2, 3)))
    await asyncio.gather(skip(party.people[2]), watch(bo))


async def change_ports(bo: Guest, ana: Guest) -> None:
    """Bo chooses, thinks again, and chooses the other port; Ana sees no more than that."""
    await send(bo, "A")
    await expect(ana.find("button", re.compile("Bo.*ready"))).to_be_visible()
    await bo.press("button", "Take back")
    await expect(ana.find("button", re.compile("Bo.*ready"))).to_be_hidden()
    await send(bo, "B")
    await bo.sees("You chose Port B.")


async def second_round(party: Party, eve: Guest) -> None:
    """A page that is loaded again in the middle of a choice has lost nothing."""
    dan = party.people[3]
    public = await party.round_begins(2)
    for seat in public["order"]:
        await lay(party.people[seat], goods_of(seat, 2))
    await send(dan, "B")
    await dan.page.reload()
    await dan.sees("You chose Port B.")
    await asyncio.gather(*(send(party.people[seat], "B") for seat in (0, 1, 2)))
    await party.everybody(skip)


async def talk(ana: Guest, bo: Guest, cleo: Guest, eve: Guest) -> None:
    """A word and a claim that need not be true reach everybody."""
    await bo.press("button", "Chat")
    await bo.write("Say something to the table", "Hola <b>a todos</b>")
    await bo.press("button", "Send")
    await bo.press("button", "Close")
    await cleo.press("button", "Chat")
    await cleo.press("button", "I am loading Gold.")
    for guest in (ana, eve):
        await guest.press(*chat_of(guest))
        for words in ("Hola <b>a todos</b>", "I am loading Gold.", "need not be true"):
            await expect(guest.find("list", "Chat")).to_contain_text(words)
    await eve.press("button", "Close")


def chat_of(guest: Guest) -> tuple[Any, re.Pattern[str]]:
    """The way to the chat: a tab beside a wide table, else a button below it."""
    wide = (guest.page.viewport_size or {"width": 0})["width"] >= 1088
    return ("tab" if wide else "button"), re.compile("^Chat")


async def read_the_end(party: Party, eve: Guest) -> None:
    """Everybody sees the score; the seed is open and has the hash that stood at the start."""
    for guest in (*party.people, eve):
        sheet = guest.find("dialog", "Score sheet")
        await expect(sheet).to_be_visible()
        await expect(sheet.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    ana, eve_frames = party.people[0], eve.frames
    outcome, seed = newest(ana)["outcome"], newest(ana)["seed"]
    total = ana.find("row", re.compile("^Total"))
    for score in outcome["scores"]:
        await expect(total).to_contain_text(str(score))
    welcome = next(f for f in eve_frames if f["type"] == "welcome")
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == welcome["match"]["seed_hash"]
    await ana.page.get_by_text("Was the shuffle honest?").click()
    await ana.sees("The seed has this fingerprint")


async def step_through(dan: Guest, eve: Guest) -> None:
    """The match is read move by move, and a link leads another reader to the same move."""
    await dan.press("link", "Watch again")
    await dan.sees(re.compile(r"Move 1 of \d+"))
    await dan.press("button", "One move on")
    await dan.sees(re.compile(r"Move 2 of \d+"))
    await dan.page.keyboard.press("ArrowRight")
    await dan.sees(re.compile(r"Move 3 of \d+"))
    await dan.find("combobox", "Through whose eyes").select_option(label="Bo")
    await dan.page.wait_for_url(re.compile("move=3&eyes=1"))
    await eve.open(dan.page.url)
    await eve.sees(re.compile(r"Move 3 of \d+"))
    await expect(eve.find("combobox", "Through whose eyes")).to_have_value("1")
    await dan.page.go_back()


async def play_again(party: Party, eve: Guest, link: str) -> None:
    """The same people, the same seats: one opens the rematch, the others follow."""
    ana, bo, cleo, dan = party.people
    await dan.press("button", "Score sheet")
    await ana.press("button", "Play again")
    await ana.sees("Ready for 4")
    for guest in (bo, cleo, dan):
        sheet = guest.find("dialog", "Score sheet")
        here = sheet if await sheet.is_visible() else guest.page
        await guest.use(here.get_by_role("link", name="Join the rematch").last)
        await guest.sees(re.compile("^Ana"))
    assert ana.page.url != link
    await eve.open(ana.page.url)
    assert {guest.page.url for guest in (*party.people, eve)} == {ana.page.url}
    for guest in (*party.people, eve):
        guest.frames.clear()
    await hand_over(ana, bo)
    await bo.press("button", "Begin")
    await eve.press("link", "Watch")
    for number in range(1, ROUNDS + 1):
        await play_round(party, number)
        await party.everybody(skip)
    for guest in (*party.people, eve):
        await expect(guest.find("dialog", "Score sheet")).to_be_visible()


async def hold_still(guest: Guest) -> None:
    """Somebody wants less motion from now on, in this match and the next."""
    await guest.press("button", "More")
    await guest.press("switch", "Less motion")
    await guest.press("button", "Close")
    assert await guest.script(ENDLESS) == []
    guest.still = True


async def hand_over(ana: Guest, bo: Guest) -> None:
    """A host who stands up is host no more; the next one begins the match."""
    await ana.press("button", "Your seat: colour, stand up")
    await ana.press("button", "Stand up", exact=True)
    await expect(bo.find("button", "Begin")).to_be_visible()
    await ana.press("button", "Sit down on seat 1")
    await expect(bo.find("button", "Begin")).to_be_enabled()
    await bo.sees("Ready for 4")
