"""Recorded matches of GOSU are played through the page: by thumb, keyboard, mouse, in teams.

`python -m tests.browser.test_gosu` records them anew: only for new rules.
"""

import itertools
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from app.matches import service
from app.texts import for_locale
from engines.gosu import game
from engines.gosu.components import FACE, KINDS
from engines.gosu.options import Options
from engines.gosu.state import State
from engines.kernel import Decision, Match, Move, RandomBot, Rng
from engines.kernel.promises import Record, apply
from tests.browser.audit import assert_sound, barriers
from tests.browser.conftest import Inviting
from tests.browser.guests import SETTLE, Guest, Touching, Typing
from tests.browser.hosting import STILL, gather
from tests.browser.party import newest, until, words
from tests.browser.recording import Drawn, Recorded, asked, seeds

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RECORDS = Path(__file__).parent / "recorded"
TEXTS = for_locale("en", "gosu")

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "gosu": (2, {}),
    "gosu-teams": (4, {**game.presets["teams"], "draft": "off"}),
}
DEEDS = {
    "gosu": {"do-play", "do-draw", "do-mutate", "do-activate"},
    "gosu-teams": {"do-play", "do-mutate", "do-mate"},
}
"""What somebody does in a turn of a recorded match, at least once."""
CALM = 8
"""In one of so many turns in which all has been met, a card is played."""
TRIED = 600
"""Of so many matches the shortest is recorded."""

LOOKED_AT = {
    "gosu": {"clan", "draft", "turn", "pay", "into", "trap"},
    "gosu-teams": {"clan", "turn", "pay", "into", "trap"},
}
"""Moments at which the page of whoever is asked is audited, by the prompt that is open."""

OPEN_PATHS = re.compile(
    r"public\.(discard|aside)\.\d+\.kind|public\.quests\.\d+\.kind"
    r"|public\.players\.\d+\.rows\.\d+\.\d+\.kind"
    r"|own\..*|decision\..*|answers\..*|log\..*"
)
"""Where a card may be named in a view: what lies open, what is one's own, what was told."""

HIDDEN_ENTRIES = {"kept": "kinds", "draw": "kinds", "shown": "kinds"}
"""Entries whose cards one seat alone is told."""


def recorded(name: str, monkeypatch: pytest.MonkeyPatch) -> Recorded:
    """A recorded match whose seed the next match will get."""
    found = Recorded.read(RECORDS / f"{name}.json")
    monkeypatch.setattr(service, "secrets", Drawn(found.seed))
    return found


async def test_a_match_of_two_is_played_by_thumb_and_by_keyboard(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = recorded("gosu", monkeypatch)
    unseen = set(LOOKED_AT["gosu"])
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", Typing, **STILL)
    await gather((ana, bo), "GOSU")
    await play((ana, bo), match, unseen)
    assert not unseen


async def test_a_match_in_teams_is_played_through_the_page(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = recorded("gosu-teams", monkeypatch)
    unseen = set(LOOKED_AT["gosu-teams"])
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    others = [
        await guests(name, **STILL, viewport={"width": width, "height": height})
        for name, width, height in (("Bo", 1440, 900), ("Cleo", 1024, 768), ("Dora", 768, 1024))
    ]
    await gather((ana, *others), "GOSU", in_teams_dealt)
    await play((ana, *others), match, unseen)
    assert not unseen


async def test_on_a_phone_opponents_are_heard_and_looked_up(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", **STILL)
    await gather((ana, bo), "GOSU", as_first_game)
    tab = ana.find("button", re.compile("^Show Bo.s army"))
    await bo.press("tab", "Chat")
    await bo.write("Say something", "All the mushrooms are mine")
    await bo.page.keyboard.press("Enter")
    await expect(tab.get_by_text("All the mushrooms are mine")).to_be_visible()
    await ana.use(tab)
    await expect(tab).to_have_attribute("aria-pressed", "true")
    await ana.press("button", "Bo", exact=True)
    sheet = ana.find("dialog", "Bo")
    await expect(sheet).to_contain_text("7 cards in hand")
    await look(ana, "an opponent's sheet")


async def test_the_card_gallery_finds_cards(guests: Inviting) -> None:
    ana: Guest = await guests("Ana", **STILL)
    await ana.open("/rules/gosu")
    rows = ana.page.locator(".pieces tr:visible")
    await expect(rows).to_have_count(len(KINDS) + 10)
    await ana.page.get_by_label("Clan", exact=True).select_option("shadow")
    await ana.page.get_by_label("Level", exact=True).select_option("3")
    await expect(rows).to_have_count(3)
    await ana.page.get_by_label("Keyword").select_option("crown")
    await expect(rows).to_have_count(1)
    await expect(rows.first).to_contain_text("Zömbarg")
    await ana.page.get_by_label("Keyword").select_option("")
    await ana.write("Search name or words", "nobody at all")
    await expect(rows).to_have_count(0)
    assert not await barriers(ana)


async def as_first_game(host: Guest) -> None:
    """All options of the first game."""
    await choose(host, "first-game")


async def in_teams(host: Guest) -> None:
    """All options of play in teams."""
    await choose(host, "teams")


async def in_teams_dealt(host: Guest) -> None:
    """In teams, with hands that are dealt."""
    await in_teams(host)
    await host.find("radio", "Dealt").locator("xpath=..").click()
    await expect(host.page.locator("#preset-teams")).to_have_attribute("aria-pressed", "false")


async def choose(host: Guest, preset: str) -> None:
    """All options by a preset."""
    button = host.page.locator(f"#preset-{preset}")
    await host.use(button)
    await expect(button).to_have_attribute("aria-pressed", "true")


async def play(people: tuple[Guest, ...], match: Recorded, unseen: set[str]) -> None:
    """Every move is made on the page; it comes out as recorded, and nobody saw what is hidden."""
    for record in match.history:
        guest = people[record.seat]
        if record.deed == "retract":
            await take_back(guest, record)
            continue
        prompt = await asked(guest, record)
        if prompt in unseen:
            unseen.remove(prompt)
            await look(guest, prompt)
        await answer(guest, record.choices)
    for guest in people:
        await read_the_end(guest, match)
        assert_nothing_leaked(guest)


async def take_back(guest: Guest, record: Record) -> None:
    """The last answer is not yet final."""
    await until(lambda: newest(guest).get("retract") == record.decision, "an answer to take back")
    await guest.press("button", "Take back")


async def answer(guest: Guest, choices: tuple[int | str, ...]) -> None:
    """Presses every choice, and the button that sends it where it weighs, after a warning too."""
    decision = newest(guest)["decision"]
    if not is_told_at_once(decision):
        for choice in choices:
            await take(guest, choice)
    if choices[0] in decision["light"]:
        return
    await guest.use(guest.page.locator(".prompt__confirm[aria-disabled=false]"))
    if any(caution["choice"] in choices for caution in decision["cautions"]):
        await guest.press("button", "Do it")


def is_told_at_once(decision: dict[str, Any]) -> bool:
    """Whether the only answer stands on the button that sends it."""
    only, *more = decision["choices"]
    return (
        not more
        and not decision["light"]
        and re.match(r"draw|mate|pass|level|seat|none", str(only)) is not None
    )


async def take(guest: Guest, choice: int | str) -> None:
    """Presses what stands for a choice; what is done with a card is behind the card."""
    if found := re.fullmatch(r"(activate|dragoon|trap|jump|mutate)-(\d+)", str(choice)):
        card = int(found[2])
        tile = guest.page.locator(f'.tile[popovertarget="deeds-{card}"]')
        await guest.use(guest.find("button", named(card)).and_(tile))
    wanted = guest.page.locator(f'[data-ref="{choice}"]').locator("visible=true")
    if isinstance(choice, int):
        wanted = guest.find("button", named(choice)).and_(wanted)
    await expect(wanted).to_have_attribute("data-state", "legal")
    await guest.use(wanted)


def named(card: int) -> re.Pattern[str]:
    """How the button of a card begins."""
    return re.compile("^" + re.escape(TEXTS.text(f"name-{FACE[card].kind}")))


async def look(guest: Guest, moment: str) -> None:
    """No barrier, nothing wider than its window."""
    await guest.script(SETTLE)
    await assert_sound((guest,), moment)


async def read_the_end(guest: Guest, match: Recorded) -> None:
    """The score sheet is open; it came out as it did, from the same seed."""
    sheet = guest.find("dialog", "Score sheet")
    await expect(sheet).to_be_visible()
    await expect(sheet).to_contain_text("The Great Battles")
    assert newest(guest)["seed"] == match.seed
    match.assert_ended_alike(guest)
    await look(guest, "the end")
    await guest.press("button", "Close")


def assert_nothing_leaked(guest: Guest) -> None:
    """No card stands in this person's frames but where it is open or their own."""
    seat = next(f for f in guest.frames if f["type"] == "welcome")["you"]
    for frame in guest.frames:
        if frame["type"] == "view" and frame["status"] == "playing":
            assert_own_eyes(guest, frame, seat)


def assert_own_eyes(guest: Guest, frame: dict[str, Any], seat: int) -> None:
    """One view of a match that is played."""
    named = [path for path, word in words(frame) if word in KINDS]
    hidden = [path for path in named if not OPEN_PATHS.fullmatch(path)]
    assert not hidden, f"{guest.name}: {hidden}"
    assert not frame.get("seats")
    assert not frame.get("hidden")
    for player in frame["public"]["players"]:
        assert "cards" not in player
    for entry in frame["log"]["entries"]:
        assert not entry.get("own") or entry["data"]["seat"] == seat
        assert HIDDEN_ENTRIES.get(entry["key"]) not in entry["data"]


# ---------------------------------------------------------------- recording


def played(name: str, seed: bytes) -> tuple[Recorded, set[str]]:
    """A match in which all hurry to the end, and what was asked and done in it."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options(**options), seed)
    rng, history, met = Rng(seed), list[Record](), set[str]()
    while match.outcome is None:
        history.append(next_deed(match, rng, met))
        apply(match, history[-1])
    return Recorded(seed.hex(), history, match.outcome), met


def next_deed(match: Match[State], rng: Rng, met: set[str]) -> Record:
    """One answer is taken back, the others are given."""
    seat = rng.choice(sorted(match.decisions))
    last = match.can_retract(seat)
    if last is not None and "retract" not in met:
        met.add("retract")
        return Record("retract", seat, last)
    decision = match.decisions[seat]
    met.add(decision.prompt)
    return Record("move", seat, decision.id, answered(decision, rng, met))


def answered(decision: Decision, rng: Rng, met: set[str]) -> Move:
    """In a turn what nobody did so far, or a card is played; else what leads to the end."""
    if decision.prompt != "turn":
        return RandomBot.answer(decision, rng)
    new = [choice for choice in decision.choices if deed(choice) not in met | {"do-pass"}]
    cards = [choice for choice in decision.choices if isinstance(choice, int)]
    ends = [c for c in ("draw-3", "draw-1", "pass") if c in decision.choices]
    choice = rng.choice(new or (cards if cards and not rng.below(CALM) else ends))
    met.add(deed(choice))
    return (choice,)


def deed(choice: int | str) -> str:
    """What is done by a choice of a turn, in a word."""
    return "do-play" if isinstance(choice, int) else f"do-{choice.partition('-')[0]}"


def shortest(name: str) -> Recorded:
    """The one with the fewest moves in which all is met that is looked at."""
    drawn = (played(name, seed) for seed in itertools.islice(seeds(), TRIED))
    wanted = LOOKED_AT[name] | DEEDS[name] | ({"retract"} if "draft" in LOOKED_AT[name] else set())
    return min((match for match, met in drawn if met >= wanted), key=lambda m: len(m.history))


if __name__ == "__main__":
    for one in SETUPS:
        text = msgspec.json.format(msgspec.json.encode(shortest(one)), indent=1)
        (RECORDS / f"{one}.json").write_bytes(text + b"\n")
