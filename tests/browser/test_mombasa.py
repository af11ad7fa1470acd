"""Two recorded rounds of Mombasa are played through the page: by thumb, by keyboard, by mouse.

`python -m tests.browser.test_mombasa` records them anew: only for new rules.
"""

import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Locator, expect

from app.matches import service
from engines.kernel import Decision, Match, Move, Rng, bot_move
from engines.kernel.promises import Record
from engines.mombasa import game
from engines.mombasa.options import Options
from engines.mombasa.state import State
from tests.browser.audit import assert_sound
from tests.browser.conftest import Inviting
from tests.browser.guests import Guest, Touching, Typing
from tests.browser.hosting import STILL, gather
from tests.browser.party import newest, until, words
from tests.browser.recording import Drawn, Recorded, asked, seeds

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RECORD = Path(__file__).parent / "recorded" / "mombasa.json"
ACTIONS = {"goods", "expansion", "bookkeeper", "merchant", "bonus", "end"}
NEW = {*ACTIONS, "bt_merchant"}
"""What is tried once: nobody has a merchant before that tile was marked."""
ROUNDS = 2
SEATS = 3
TRIED = 400
"""Of so many matches the shortest is recorded."""
FAIR = 18
"""So many moves at least everybody makes in it."""

LOOKED_AT = {"plan", "turn", "region", "buy", "track", "space", "retrieve"}
"""Prompts at which everybody's page is audited, once each."""


ROOM = 400
"""So tall at least is the chart on a desk, in pixels."""
WORDS = "e => (e.closest('[title]')?.title ?? e.closest('[aria-label]').ariaLabel)"
CUT_OFF = "(e => e.scrollHeight - e.clientHeight)(document.querySelector('.prompt__choices'))"


async def test_two_recorded_rounds_are_played_through_the_page(
    guests: Inviting, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = Recorded.read(RECORD)
    monkeypatch.setattr(service, "secrets", Drawn(recorded.seed))
    ana: Guest = await guests("Ana", Touching, **STILL, **PHONE)
    bo: Guest = await guests("Bo", Typing, **STILL)
    cleo: Guest = await guests("Cleo", viewport={"width": 1440, "height": 900})
    people = (ana, bo, cleo)
    await gather(people, "Mombasa")
    await look_at_ten_cards(cleo)
    unseen, done = set(LOOKED_AT), set[int | str]()
    for record in recorded.history:
        prompt = await asked(people[record.seat], record)
        if prompt in unseen:
            unseen.remove(prompt)
            await assert_sound(people, prompt)
            if prompt == "turn":
                await look_closer(ana)
        if prompt == "turn":
            done.update(record.choices)
        await answer(people[record.seat], record)
    assert not unseen
    assert done == ACTIONS
    await until(lambda: newest(ana)["public"]["round"] > ROUNDS, "the third round")
    for guest in people:
        assert_nothing_leaked(guest)


async def answer(guest: Guest, record: Record) -> None:
    """Presses every choice, and the button that sends them where they weigh."""
    decision = newest(guest)["decision"]
    for choice in record.choices:
        await press(guest, choice)
    if record.choices[0] not in decision["light"]:
        await guest.use(guest.page.locator(".prompt__confirm:not([aria-disabled=true])"))


async def press(guest: Guest, choice: int | str) -> None:
    """A thing that stands for a choice; what only the confirm button says is staged already."""
    place = await thing(guest, choice)
    if place is not None and await place.get_attribute("aria-pressed") != "true":
        await guest.use(place)


async def thing(guest: Guest, choice: int | str) -> Locator | None:
    """Where a choice lies, None where only the confirm button stands for it."""
    place = guest.page.locator(f'[data-ref="{choice}"][data-state]')
    go = guest.page.locator(".prompt__confirm")
    await expect(place.or_(go).first).to_be_visible()
    if not await place.count():
        return None
    # A region's middle may be hidden by a neighbour's name; its own shape is what is touched.
    shape = place.locator(".mm-near")
    await expect(place).to_be_visible()
    return shape if await shape.count() and not isinstance(guest, Typing) else place


async def look_at_ten_cards(guest: Guest) -> None:
    """The whole hand on a desk leaves room for the chart."""
    await expect(guest.page.locator(".mm-fan__card")).to_have_count(10)
    chart = await guest.page.locator(".mm-chart").bounding_box()
    assert chart
    assert chart["height"] > ROOM


async def look_closer(guest: Guest) -> None:
    """A small chart can be enlarged; on a tablet no action is cut off."""
    await guest.press("button", "Map", exact=True)
    chart = guest.page.locator(".mm-map")
    small = await chart.bounding_box()
    await guest.press("button", "Enlarge the map")
    await assert_sound((guest,), "the enlarged chart")
    large = await chart.bounding_box()
    assert small
    assert large
    assert large["width"] > small["width"] * 1.5
    await guest.press("button", "Show the whole map")
    await told_by_touch(guest, ".mm-region[data-told] .mm-touch")
    await guest.press("button", "My board")
    await told_by_touch(guest, ".mm-purse__coins")
    await guest.looks(768, 1024)
    assert await guest.script(CUT_OFF) <= 0
    await guest.looks(360, 740)


async def told_by_touch(guest: Guest, what: str) -> None:
    """A finger on what is no choice is told what a mouse reads there; elsewhere it is gone."""
    bubble = guest.page.locator(".reason--bubble")
    thing = guest.page.locator(what).first
    await thing.tap()
    await expect(bubble).to_have_text(await thing.evaluate(WORDS))
    await guest.page.locator(".prompt").tap(position={"x": 3, "y": 3})
    await expect(bubble).to_be_hidden()


def assert_nothing_leaked(guest: Guest) -> None:
    """While plans are made no card of anybody's hand stands in this person's frames but the own."""
    seat = next(f for f in guest.frames if f["type"] == "welcome")["you"]
    for frame in guest.frames:
        if frame["type"] == "view" and frame["status"] == "playing":
            assert not frame.get("seats")
            assert not frame.get("hidden")
            assert all("cards" not in player for player in frame["public"]["players"])
            assert_own_eyes(frame, seat)


def assert_own_eyes(frame: dict[str, Any], seat: int) -> None:
    """One view: while it is planned the slots of all are empty, and only the own plan is told."""
    if frame["public"]["phase"] == "plan":
        assert not any(player["slots"] for player in frame["public"]["players"])
        assert "laid" not in dict(words(frame["public"]))
    for entry in frame["log"]["entries"]:
        assert not entry.get("own") or entry["data"]["seat"] == seat


# ---------------------------------------------------------------- recording


def play(seed: bytes) -> tuple[Recorded, set[str]]:
    """Two rounds among lazy investors, who do first what nobody did; and what was asked."""
    match = Match[State].start(game, SEATS, Options(), seed)
    rng, history, prompts, done = Rng(seed), list[Record](), set[str](), {"end"}
    while match.state.round <= ROUNDS:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        move = first_of(decision, NEW - done) or lazy(decision, rng)
        move = move or bot_move(match, seat, "investor", rng)
        done.update(str(choice) for choice in move)
        prompts.add(decision.prompt)
        match.submit(seat, decision.id, move)
        history.append(Record("move", seat, decision.id, move))
    return Recorded(seed.hex(), history), prompts


def first_of(decision: Decision, wanted: set[str]) -> Move:
    """The first choice that is wanted, if there is one."""
    return tuple(choice for choice in decision.choices if choice in wanted)[:1]


def lazy(decision: Decision, rng: Rng) -> Move:
    """Every other time enough has been laid, or done."""
    return first_of(decision, {"end", "done"}) if rng.below(2) else ()


def fits(drawn: tuple[Recorded, set[str]]) -> bool:
    """Whether all six actions are among the moves, every question that is looked at, everybody."""
    moves = {choice for record in drawn[0].history for choice in record.choices}
    by_seat = Counter(record.seat for record in drawn[0].history)
    busy = min(by_seat.values()) >= FAIR
    return busy and moves >= ACTIONS and drawn[1] >= LOOKED_AT


if __name__ == "__main__":
    RECORD.parent.mkdir(exist_ok=True)
    drawn = map(play, itertools.islice(seeds(), TRIED))
    found = min((match for match, _ in filter(fits, drawn)), key=lambda match: len(match.history))
    RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
