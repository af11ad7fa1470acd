"""A recorded match of Kamakura is played through the page: by thumb, by keyboard, by mouse."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from app.matches import service
from engines.kamakura.components import KIND, LANDS
from tests.browser.audit import assert_sound
from tests.browser.conftest import Inviting
from tests.browser.guests import Guest, Touching, Typing
from tests.browser.hosting import STILL, gather
from tests.browser.party import newest, words
from tests.browser.recording import Drawn, Recorded, asked

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RECORD = Path(__file__).parents[1] / "engines/recorded/kamakura/three-with-all.json"

NAMES: dict[tuple[str, int | str], str] = {
    ("blade", "kunai"): "^Hidden blade",
    ("blade", "pass"): "^No blade",
    ("counter", "kunai"): "^Answer",
    ("walls", 0): "^No wall",
    ("walls", 2): "^2 walls",
}
"""How a choice is called on the page, where it is not called by its card, land or own word."""

CONFIRMS: dict[str | tuple[str, int | str], str] = {
    "arrange": "Lay them so",
    "target": "Attack",
    "defend": "Surrender",
    "defend-weapon": "Defend with 3",
    "sacrifice": "Sacrifice them",
    ("blade", "kunai"): "Hidden blade: kunai",
    ("blade", "pass"): "No blade",
    "counter": "Answer with a kunai",
    "deceive": "Turn the attack",
    "shot": "Let one barrage fly",
    "back": "Send it back",
    "walls": "Lay no wall",
}
"""The button that sends what weighs, by prompt, or by prompt and choice."""

LOOKED_AT = {"arrange": "setup", "defend": "battle", "walls": "volley"}
"""Moments at which everybody's page is audited, by the prompt that is open."""

WORDS = {*KIND, *LANDS}
OPEN_PATHS = re.compile(
    r"public\.discard\.\d+"
    r"|public\.battle\.(legs\.\d+\.defence\.)?(soldier|weapons\.\d+)|public\.battle\.sacrifice\.\d+"
    r"|public\.volley\.shots\.\d+\.kinds\.\d+"
    r"|own\..*|decision\..*|answers\..*"
    r"|log\.entries\.\d+\.data\.(soldier|weapons\.\d+|kinds\.\d+|cards\.\d+|yumi)"
)
"""Where a card or a land may be named in a view: what lies open, and what is one's own."""

HELD = "() => [...document.querySelectorAll('.fan [data-name]')].map((e) => e.dataset.name).sort()"
LAND_FACES = """() => [...new Set([...document.querySelectorAll("[data-land]")]
  .filter((e) => e.querySelector(".land__value")
    || /farm|village|fortress|palace/i.test(e.innerHTML + e.ariaLabel))
  .map((e) => e.dataset.land))].sort()"""
CARDS_AROUND = "() => document.querySelectorAll('[data-row] .kcard, .others .kcard').length"


async def test_the_recorded_match_is_played_through_the_page(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = Recorded.read(RECORD)
    monkeypatch.setattr(service, "secrets", Drawn(recorded.seed))
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", Typing, **STILL)
    cleo: Guest = await guests("Cleo", viewport={"width": 1440, "height": 900})
    people = (ana, bo, cleo)
    await gather(people, "Kamakura")
    unseen = dict(LOOKED_AT)
    for record in recorded.history:
        prompt = await asked(people[record.seat], record)
        if moment := unseen.pop(prompt, None):
            await look(people, moment)
        await answer(people[record.seat], prompt, record.choices)
    assert not unseen
    await read_the_end(people, recorded)
    for guest in people:
        assert_nothing_leaked(guest)


# ---------------------------------------------------------------- moves


async def answer(guest: Guest, prompt: str, choices: tuple[int | str, ...]) -> None:
    """Presses every choice, and the button that sends it where it weighs, after a warning too."""
    decision = newest(guest)["decision"]
    for choice in choices:
        await guest.use(choice_of(guest, prompt, choice))
    if choices[0] in decision["light"]:
        return
    name = CONFIRMS.get((prompt, choices[0])) or CONFIRMS[prompt]
    await guest.press("button", name, exact=True)
    if any(caution["choice"] in choices for caution in decision["cautions"]):
        await guest.press("button", "Do it")


def choice_of(guest: Guest, prompt: str, choice: int | str) -> Locator:
    """The button of a choice: by what it is called, and by what it stands for."""
    named = guest.find("button", re.compile(name_of(prompt, choice), re.IGNORECASE))
    return named.and_(guest.page.locator(f'[data-ref="{choice}"]'))


def name_of(prompt: str, choice: int | str) -> str:
    """How a choice begins on the page; a land ends with its place."""
    if name := NAMES.get((prompt, choice)):
        return name
    if isinstance(choice, int):
        return f"^{KIND[choice]}"
    return f"land {choice[-1]}" if "." in choice else f"^{choice}"


# ---------------------------------------------------------------- looking


async def look(people: tuple[Guest, ...], moment: str) -> None:
    """No barrier, nothing wider than its window, and nothing of others on anybody's page."""
    await assert_sound(people, moment)
    for seat, guest in enumerate(people):
        await assert_own_things_only(guest, seat)


async def assert_own_things_only(guest: Guest, seat: int) -> None:
    """The page names the cards of the own hand and the own lands, and no others that are hidden."""
    own = newest(guest)["own"]
    await guest.shows(HELD, sorted(card["kind"] for card in own["hand"]))
    await guest.shows(CARDS_AROUND, 0)
    await guest.shows(
        LAND_FACES, [f"{seat}.{slot}" for slot, value in enumerate(own["slots"], 1) if value]
    )


def assert_nothing_leaked(guest: Guest) -> None:
    """No card and no land stands in this person's frames but where it is open or their own."""
    seat = next(f for f in guest.frames if f["type"] == "welcome")["you"]
    for frame in guest.frames:
        if frame["type"] == "view" and frame["status"] == "playing":
            assert_own_eyes(guest, frame, seat)


def assert_own_eyes(guest: Guest, frame: dict[str, Any], seat: int) -> None:
    """One view of a match that is played."""
    named = [path for path, word in words(frame) if word in WORDS]
    hidden = [path for path in named if not OPEN_PATHS.fullmatch(path)]
    assert not hidden, f"{guest.name}: {hidden}"
    assert not frame.get("seats")
    assert not frame.get("hidden")
    for player in frame["public"]["players"]:
        assert "cards" not in player
        assert not any(slot["value"] for slot in player["slots"])
    for entry in frame["log"]["entries"]:
        assert not entry.get("own") or entry["data"]["seat"] == seat


async def read_the_end(people: tuple[Guest, ...], recorded: Recorded) -> None:
    """Everybody sees who won; it came out as it did, from the same seed."""
    for guest in people:
        sheet = guest.find("dialog", "Score sheet")
        await expect(sheet).to_be_visible()
        total = sheet.get_by_role("row", name=re.compile("^Total"))
        for score in newest(guest)["outcome"]["scores"]:
            await expect(total).to_contain_text(str(score))
        assert newest(guest)["seed"] == recorded.seed
        recorded.assert_ended_alike(guest)
        await assert_sound((guest,), "the end")
        await guest.press("button", "Close")
        winner = "You win!" if guest is people[0] else "Ana wins."
        await expect(guest.find("status").first).to_contain_text(winner)
