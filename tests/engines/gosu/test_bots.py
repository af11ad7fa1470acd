"""The warlord: what it does where one can tell what is right, and how well it plays."""

from __future__ import annotations

import pytest

from engines.gosu import game
from engines.gosu.options import Options
from engines.gosu.quests import quests
from engines.gosu.state import State
from engines.kernel import Match, Rng, bot_move
from tests.engines.gosu.scenario import Camp, camp, rng, seat_of, stack, word_of

NONE = "- / - / -"


def says(table: Camp, letter: str) -> str:
    """What the warlord answers to the open question, in words."""
    decision = table.question(letter)
    move = bot_move(table.match, seat_of(letter), "warlord", rng())
    return " ".join(word_of(choice, decision.prompt) for choice in move)


def goes_on(table: Camp, letter: str) -> str:
    """All that the warlord answers as long as it is asked, in words."""
    said: list[str] = []
    step = table.match.step
    while table.match.step == step and seat_of(letter) in table.match.decisions:
        said.append(says(table, letter))
        table.answers(letter, said[-1])
    return "; ".join(said)


DOES: dict[str, tuple[Camp, str]] = {
    "wins at once": (camp("skab / xil / nihil | oto", NONE), "activate-nihil"),
    "draws with an activation rather than a token": (
        camp("huna / - / - | zelly", NONE),
        "activate-huna",
    ),
    "draws three rather than one": (camp(f"{NONE} | zelly", NONE), "draw-3"),
    "passes when the battle is won": (
        camp("bosk huna / - / - | skab oto", "bosk / - / -", passed="B", unused="0 0"),
        "pass",
    ),
    "pays with what it cannot use": (
        camp("bosk / - / - | spark zelly vatu", "rill / - / -", unused="0 0"),
        "spark; vatu zelly",
    ),
    "keeps the partner's cards alone": (
        camp(f"{NONE} | zelly", NONE, "huna / - / -", NONE, team_play="on", unused="1 2 2 2"),
        "draw-1",
    ),
    "keeps a card that it would have to trap": (
        camp("bosk / zyrk / - | zelly", NONE, unused="0 2"),
        "pass",
    ),
    "mutates for a power": (
        camp("mumba / - / - | spark zelly", "rill / - / -", unused="0 0"),
        "mutate-mumba; spark; zelly",
    ),
}


@pytest.mark.parametrize("what", DOES)
def test_it_does_what_is_best(what: str) -> None:
    table, words = DOES[what]
    assert goes_on(table, "A") == words


def asked(table: Camp, moves: str) -> Camp:
    """A table after some answers of A."""
    return table.answers("A", moves)


QUESTIONS = {
    "destroys the best": (
        asked(camp("ember / - / - | zelly", "bosk huna / moko / -"), "activate-ember"),
        "moko",
    ),
    "spares its own": (asked(camp("ember bosk / - / -", NONE), "activate-ember"), "none"),
    "releases": (asked(camp("oto bosk* / - / - | pharoo", NONE), "pharoo"), "bosk"),
    "robs the richest": (
        asked(camp(f"{NONE} | skab", f"{NONE} | oto", f"{NONE} | oto kiri"), "skab"),
        "C",
    ),
    "digs for what it can play": (
        asked(camp("bosk / - / - | oto huna huna", NONE, pile="zelly vatu bosk"), "oto huna huna"),
        "bosk",
    ),
    "enlists": (asked(camp(f"{NONE} | pako skab", NONE), "pako"), "skab"),
    "enlists nothing where nothing fits": (
        asked(camp(f"{NONE} | pako zelly", NONE), "pako"),
        "none",
    ),
    "goes to the higher level": (
        asked(camp("messenger bosk / - / - | defender", NONE), "defender"),
        "2",
    ),
    "takes a card back for its power": (
        asked(camp("bubbo spark / - / - | witcha", "oto / - / -", "kiri / - / -"), "witcha"),
        "spark",
    ),
    "mutates without a price": (
        asked(camp("cog mumba / - / - | ratchet huna", NONE), "ratchet"),
        "mumba",
    ),
    "takes a token off a card": (
        asked(camp("huna! cog / - / - | volta oto", NONE, unused="0 2"), "volta"),
        "huna",
    ),
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_it_answers_what_is_best(what: str) -> None:
    table, word = QUESTIONS[what]
    assert says(table, "A") == word


def test_it_traps_the_least_of_its_own() -> None:
    table = camp("rimey / - / - | avala", "bosk huna / tarka / -").answers("A", "avala")
    assert says(table, "B") in ("bosk", "huna")


def wins(seats: int, matches: int, **options: str) -> float:
    """The share of matches that one warlord wins against random bots."""
    won = 0.0
    for number in range(matches):
        dice = Rng(bytes([number, seats]) * 16)
        match = Match[State].start(game, seats, Options(**options), dice.seed())
        while match.outcome is None:
            seat = dice.choice(sorted(match.decisions))
            bot = "warlord" if seat == number % seats else "random"
            match.submit(seat, match.decisions[seat].id, bot_move(match, seat, bot, dice))
        ranks = match.outcome.ranks
        won += (ranks[number % seats] == 1) / ranks.count(1)
    return won / matches


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (4, 0.5)])
def test_it_beats_chance(seats: int, least: float) -> None:
    assert wins(seats, 8) >= least


def test_it_plays_by_all_options() -> None:
    assert wins(3, 2, clan_mode="kamakor", draft="off", turn_limit="off") > 0
    assert wins(4, 2, team_play="on", clan_mode="random", no_pass_with_token="off") > 0


# ---------------------------------------------------------------- quests


@pytest.mark.parametrize(
    ("army", "other", "kind", "have", "need"),
    [
        ("cog rivet / piston / omnimek", NONE, "omnimek", 4, 7),
        ("zend* zhu / zom / zombarg", NONE, "zombarg", 1, 6),
        ("rimey / kryo / hiberna", "bosk* oto* / - / -", "hiberna", 2, 6),
        ("bosk huna / fenn / primord", NONE, "primord", 2, 5),
        ("bosk huna / tarka / hurd", NONE, "hurd", 4, 11),
        ("honor loyalty+ / wrath / unity", NONE, "unity", 1, 4),
        ("bosk / fact* / - | oto", "spark / ideo garsh / walror", "walror", 1, 3),
    ],
)
def test_how_near_a_special_victory_is(
    army: str, other: str, kind: str, have: int, need: int
) -> None:
    """GO-1205, GO-1206: only cards that lie untrapped offer one; Walror offers it to all."""
    found = [quest for quest in quests(stack(army, other)) if quest["kind"] == kind]
    assert found[0] == {"seat": 0, "kind": kind, "have": have, "need": need}
    assert len(found) == (2 if kind == "walror" else 1)
