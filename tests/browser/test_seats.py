"""One seat in several browsers, lost and found again; looking away; giving up."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Inviting
from tests.browser.guests import Guest
from tests.browser.hosting import STILL, asked, begin, open_table, seat_bot, sit_down
from tests.browser.party import assert_nothing_leaked, lay, newest, send, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState",
    { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


async def two_and_a_bot(ana: Guest, bo: Guest) -> str:
    """A match of two people and a bot; its address."""
    link = await open_table(ana)
    await sit_down(bo, link)
    await seat_bot(ana, 3)
    await begin(ana)
    await until(lambda: newest(bo), "Bo's first view")
    return link


async def lay_all(*guests: Guest) -> None:
    """Everybody lays the lightest card in turn."""
    left = list(guests)
    while left:
        guest = await until(lambda: next((g for g in left if _lays(g)), None), "somebody's turn")
        left.remove(guest)
        await lay(guest, [newest(guest)["own"]["hand"][0]])


def _lays(guest: Guest) -> bool:
    decision = newest(guest).get("decision")
    return bool(decision and decision["prompt"] == "cargo")


async def test_one_seat_in_two_tabs_and_on_a_second_device(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    bo: Guest = await guests("Bo", **STILL)
    link = await two_and_a_bot(ana, bo)
    await lay_all(ana, bo)
    await asked(ana, "port")
    tab = await ana.second_tab()
    await tab.goto(link)
    await send(ana, "A")
    await expect(tab.get_by_text("You chose Port A.")).to_be_visible()
    await tab.get_by_role("button", name="Take back").click()
    await expect(ana.find("button", re.compile("^Port A"))).to_be_visible()
    await tab.close()
    phone = await carry(ana, await guests("Ana's phone", **STILL))
    await send(phone, "B")
    await ana.sees("You chose Port B.")
    await send(bo, "A")
    await until(lambda: newest(ana)["public"]["round"] == 2, "round 2")
    for guest in (ana, bo, phone):
        assert_nothing_leaked(guest)


async def carry(ana: Guest, phone: Guest) -> Guest:
    """Ana's seat goes to a phone by a link that a look does not spend, and that works once."""
    await ana.press("button", "More")
    await ana.press("button", "Play on another device")
    key = await ana.find("textbox", "Link that carries your seat").input_value()
    await ana.press("button", "Close")
    for _ in range(2):
        looked = await phone.page.request.get(key.replace(*phone.wire))
        assert looked.ok
    await phone.open(key)
    await phone.press("button", "Open the seat here")
    await asked(phone, "port")
    assert newest(phone)["own"] == newest(ana)["own"]
    spent = await phone.page.request.get(key.replace(*phone.wire))
    assert spent.status == 410
    return phone


async def test_a_lost_seat_is_given_back_by_the_host(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    bo: Guest = await guests("Bo", **STILL)
    link = await two_and_a_bot(ana, bo)
    again: Guest = await guests("Bo in another browser", **STILL)
    await again.open(link)
    await again.press("button", re.compile("^Bo"))
    await again.sees("The page opens by itself")
    await ana.press("button", re.compile("^More"))
    await ana.press("button", "Give it back")
    await until(lambda: newest(again).get("own"), "the seat")
    assert newest(again)["own"] == newest(bo)["own"]
    await bo.sees("Your seat is on another device now, or somebody else has it.")
    assert_nothing_leaked(again)


async def test_a_hidden_page_tells_whose_turn_it_is(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    bo: Guest = await guests("Bo", **STILL)
    await two_and_a_bot(ana, bo)
    await lay_all(ana, bo)
    await asked(ana, "port")
    icon = ana.page.locator('link[rel="icon"]')
    await expect(ana.page).to_have_title("● Kamozza")
    await send(ana, "B")
    await expect(ana.page).to_have_title("Kamozza")
    await expect(icon).to_have_attribute("href", re.compile(r"/mark\.svg$"))
    await ana.page.evaluate(HIDE, True)
    await expect(bo.find("button", re.compile("^Ana.*away"))).to_be_visible()
    await send(bo, "B")
    await until(lambda: newest(ana)["public"]["round"] == 2, "round 2")
    if await until(lambda: next((g for g in (ana, bo) if _lays(g)), None), "a turn") is bo:
        await lay_all(bo)
    await asked(ana, "cargo")
    await expect(ana.page).to_have_title("● Kamozza")
    await expect(icon).to_have_attribute("href", re.compile(r"/mark-turn\.svg$"))
    await ana.page.evaluate(HIDE, False)
    await lay_all(ana)


async def test_who_gives_up_is_played_on_by_a_bot(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    await open_table(ana)
    for number in (2, 3):
        await seat_bot(ana, number)
    await begin(ana)
    await ana.press("button", "More")
    await ana.press("button", "Concede", exact=True)
    await ana.find("dialog", "Concede this match?").get_by_role("button", name="Concede").click()
    await expect(ana.find("dialog", "Score sheet")).to_be_visible()
    assert newest(ana)["status"] == "finished"
