"""A recorded match of Cazamanzanas is played through the page: by thumb, by keyboard, by mouse."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from app.matches import service
from engines.cazamanzanas.components import KIND
from tests.browser.audit import assert_sound
from tests.browser.conftest import Inviting
from tests.browser.guests import Guest, Touching, Typing
from tests.browser.hosting import STILL, begin, gather, open_table, sit_down
from tests.browser.party import newest, skip, until, words
from tests.browser.recording import Drawn, Recorded, asked

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RECORD = Path(__file__).parent / "recorded/cazamanzanas.json"

CONFIRMS = {
    "cell": "Lay it",
    "partner": "Lay both",
    "bomb": "Destroy it",
    "rotate": "Turn it",
}
"""The button that sends a choice on the board."""

WALKED = ("cell", "portal", "partner")
"""Questions in which every cell is there to be walked over."""

LOOKED_AT = {"cell": 5, "partner": 1, "rotate": 1, "refill": 1}
"""Moments at which everybody's page is audited: by prompt, the number of the question."""

OPEN_PATHS = re.compile(
    r"public\.baskets\..*|public\.removed\..*|own\..*|decision\..*|answers\..*"
    r"|log\.entries\.\d+\.data\.(colour|caught\.\d+\.colour|colours\.\d+)"
)
"""Where the colour of a basket may be named while a match is played."""

COLOURS = {"red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink"}

MINE = """() => [...document.querySelectorAll('.cz-basket[data-mine]')]
  .map((e) => Number(e.dataset.basket)).sort((a, b) => a - b)"""
HUNTERS = "() => document.querySelectorAll('.hunter[data-colour]').length"
TRAILS = "() => document.querySelectorAll('.cz-trails .cz-way').length > 0"


class Strolling(Typing):
    """Somebody with a keyboard, who walks over the orchard with the arrow keys."""

    async def walk_to(self, cell: str) -> None:
        """With arrows to a cell that may be chosen; the first arrow enters the orchard."""
        row, column = place(cell)
        await expect(self.page.locator(".cz-cell").first).to_be_visible()
        if not await self.page.locator(".cz-cell:focus").count():
            await self.page.keyboard.press("ArrowUp")
        for _ in range(40):
            at = place(str(await self.page.locator(":focus").get_attribute("data-ref")))
            if at == (row, column):
                return
            await self.page.keyboard.press(way(at, (row, column)))
        raise AssertionError(f"{self.name} does not reach {cell}")


def place(cell: str) -> tuple[int, int]:
    """Row and column of a cell by its name."""
    row, column = re.fullmatch(r"r(\d+)c(-?\d+)", cell).groups()  # pyright: ignore[reportOptionalMemberAccess] - all cells are called so
    return int(row), int(column)


def way(at: tuple[int, int], to: tuple[int, int]) -> str:
    """The arrow that leads nearer: columns first."""
    if at[1] != to[1]:
        return "ArrowRight" if to[1] > at[1] else "ArrowLeft"
    return "ArrowDown" if to[0] > at[0] else "ArrowUp"


async def test_the_recorded_match_is_played_through_the_page(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = Recorded.read(RECORD)
    monkeypatch.setattr(service, "secrets", Drawn(recorded.seed))
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", Strolling, **STILL)
    cleo: Guest = await guests("Cleo", viewport={"width": 1440, "height": 900}, **STILL)
    people = (ana, bo, cleo)
    await gather(people, "Cazamanzanas")
    seen: dict[str, int] = {}
    for record in recorded.history:
        prompt = await asked(people[record.seat], record)
        seen[prompt] = seen.get(prompt, 0) + 1
        if LOOKED_AT.get(prompt) == seen[prompt]:
            await look(people, prompt)
        await answer(people[record.seat], prompt, record.choices)
    assert set(LOOKED_AT) <= set(seen)
    await read_the_end(people, recorded)
    for guest in people:
        assert_nothing_leaked(guest)


# ---------------------------------------------------------------- moves


async def answer(guest: Guest, prompt: str, choices: tuple[int | str, ...]) -> None:
    """Presses every choice, and the button that sends it where it weighs."""
    for choice in choices:
        if isinstance(guest, Strolling) and isinstance(choice, str) and prompt in WALKED:
            await guest.walk_to(choice)
            await guest.page.keyboard.press("Enter")
        else:
            await guest.use(choice_of(guest, choice))
    if prompt == "refill":
        await guest.press("button", re.compile("^(Keep all, d|D)raw"))
    elif prompt in CONFIRMS and isinstance(guest, Strolling):
        await expect(guest.find("button", CONFIRMS[prompt])).to_be_visible()
        await guest.page.keyboard.press("Enter")  # a second press on the same cell
    elif prompt in CONFIRMS:
        await guest.press("button", CONFIRMS[prompt], exact=True)


def choice_of(guest: Guest, choice: int | str) -> Locator:
    """The button of a choice: by what it is called, and by what it stands for."""
    name = name_of(choice)
    named = guest.find("button", re.compile(name, re.IGNORECASE))
    return named.and_(guest.page.locator(f'[data-ref="{choice}"]'))


def name_of(choice: int | str) -> str:
    """How a choice begins on the page."""
    if isinstance(choice, str):
        row, column = place(choice)
        return f"^row {row} column {column}"
    return {
        "trampoline_left": "^left trampoline",
        "trampoline_right": "^right trampoline",
        "leaf": "leaf, ",
        "portal": "^magic portal",
        "rotate": "^rotation",
    }.get(KIND[choice], f"^{KIND[choice]}")


# ---------------------------------------------------------------- looking


async def look(people: tuple[Guest, ...], moment: str) -> None:
    """No barrier, nothing wider than its window, and nothing of others on anybody's page."""
    await assert_sound(people, moment)
    for guest in people:
        await assert_own_marks_only(guest)


async def assert_own_marks_only(guest: Guest) -> None:
    """The page marks the baskets of the own hunters and no others, and shows two hunters."""
    own = newest(guest)["own"]
    await expect(guest.page.locator(".hunter[data-colour]")).to_have_count(2)
    await guest.shows(MINE, sorted(hunter["column"] for hunter in own["hunters"]))


def assert_nothing_leaked(guest: Guest) -> None:
    """No colour stands in this person's frames but where it is a basket's or their own hunter's."""
    for frame in guest.frames:
        if frame["type"] != "view" or frame["status"] != "playing":
            continue
        named = [path for path, word in words(frame) if word in COLOURS]
        hidden = [path for path in named if not OPEN_PATHS.fullmatch(path)]
        assert not hidden, f"{guest.name}: {hidden}"
        assert not frame.get("seats")
        assert not frame.get("hidden")
        assert not any("hunters" in player for player in frame["public"]["players"])
        assert not any(entry["key"] == "hunters" for entry in frame["log"]["entries"])


async def read_the_end(people: tuple[Guest, ...], recorded: Recorded) -> None:
    """Everybody sees who won; it came out as it did, and the last fall is drawn."""
    for guest in people:
        sheet = guest.find("dialog", "Score sheet")
        await expect(sheet).to_be_visible()
        total = sheet.get_by_role("row", name=re.compile("^Total"))
        for score in newest(guest)["outcome"]["scores"]:
            await expect(total).to_contain_text(str(score))
        recorded.assert_ended_alike(guest)
        await assert_sound((guest,), "the end")
        await guest.press("button", "Close")
        await guest.shows(TRAILS, True)


# ---------------------------------------------------------------- other ways


async def test_a_card_can_be_changed_and_hunters_covered(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tap on another card takes the first one back; Escape goes back a step; the cover stays."""
    monkeypatch.setattr(service, "secrets", Drawn("00" * 32))
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", **STILL)
    link = await open_table(ana, "Cazamanzanas")
    await sit_down(bo, link)
    await ana.sees("Ready for 2")
    await begin(ana)
    await until(lambda: newest(bo), "the first view")
    asked_now = await until(
        lambda: next((g for g in (ana, bo) if newest(g).get("decision")), None), "the first card"
    )
    await change_cards(asked_now)
    await cover(ana)


async def change_cards(guest: Guest) -> None:
    """Two cards are tried, the second is put back."""
    one, two = newest(guest)["decision"]["choices"][:2]
    cards = guest.page.locator(".gfan .gcard")
    places = [card["card"] for card in newest(guest)["own"]["hand"]]
    await guest.use(cards.nth(places.index(one)))
    await until(lambda: newest(guest)["decision"]["params"].get("card") == one, "the first card")
    await guest.use(cards.nth(places.index(two)))
    await until(lambda: newest(guest)["decision"]["params"].get("card") == two, "the second card")
    await expect(guest.page.locator(".gcard[data-played]")).to_have_count(1)
    await guest.page.keyboard.press("Escape")
    await until(lambda: newest(guest)["decision"]["prompt"] == "card", "no card")


async def cover(guest: Guest) -> None:
    """The marks at the baskets go with the hunters, and do not come back with the page."""
    await assert_own_marks_only(guest)
    await guest.press("button", re.compile("^Your hunters: "))
    await expect(guest.find("button", re.compile("^Your hunters are covered"))).to_be_visible()
    await guest.shows(MINE, [])
    await guest.page.reload()
    await expect(guest.find("button", re.compile("^Your hunters are covered"))).to_be_visible()
    await guest.shows(MINE, [])
    await guest.shows(HUNTERS, 0)


async def test_apples_fall_before_the_eyes_of_whoever_likes_motion(guests: Inviting) -> None:
    """The film begins, can be hurried and skipped, and leaves the board as the view has it."""
    ana: Guest = await guests("Ana")
    bo: Guest = await guests("Bo", **STILL)
    link = await open_table(ana, "Cazamanzanas")
    await sit_down(bo, link)
    await ana.sees("Ready for 2")
    await begin(ana)
    await until(lambda: newest(bo), "the first view")
    await play_until_fall(ana, bo)
    faster = ana.find("button", re.compile("^Speed of the fall"))
    await faster.click()
    await expect(ana.find("button", re.compile("^Speed of the fall: 2"))).to_be_visible()
    await expect(ana.page.locator(".cz-flying")).to_be_visible()
    await skip(ana)
    await expect(ana.page.locator(".cz-film > *")).to_have_count(0)
    baskets = [basket["apples"] for basket in newest(ana)["public"]["baskets"]]
    shown = await ana.page.locator(".cz-basket > g > .cz-count").all_text_contents()
    assert [int(text) for text in shown] == baskets


async def play_until_fall(ana: Guest, bo: Guest) -> None:
    """Both take the first choice there is, until the first apples fall before the eyes of Ana."""
    while newest(ana)["public"]["round"] == 1:
        if any(entry["key"] == "fall" for entry in newest(ana)["log"]["entries"]):
            return
        for guest in (ana, bo):
            if decision := newest(guest).get("decision"):
                await take_first(guest, decision)
        await ana.page.wait_for_timeout(30)


async def take_first(guest: Guest, decision: dict[str, Any]) -> None:
    """The first choice, or nothing where that will do; waits until the answer is in."""
    if decision["at_least"]:
        ref = guest.page.locator(f'[data-ref="{decision["choices"][0]}"][data-state="legal"]')
        await ref.click()
    if decision["prompt"] not in ("card", "portal"):
        await guest.page.locator(".prompt__confirm").click()

    def answered() -> bool:
        now = newest(guest).get("decision")
        return not now or now["id"] != decision["id"]

    await until(answered, "the answer is in")
