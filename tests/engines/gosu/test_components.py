"""What is in the box, and that its data make sense (section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.gosu.components import BOX, CLANS, FACE, KINDS, LEVELS, RULES, Kind, cards_of
from engines.gosu.conditions import CONDITIONS, COUNTERS
from engines.gosu.verbs import VERBS

STATIC = {
    "recruiter",
    "hand-guard",
    "token-draw",
    "clan-wild",
    "mutation-discount",
    "untrappable",
    "indestructible",
    "value",
    "trapped-value",
    "no-thaw",
    "jump-reveal",
    "win",
}


def of_clan(clan: str) -> list[Kind]:
    return [kind for kind in KINDS.values() if kind.clan == clan]


def test_two_hundred_cards_of_ten_clans() -> None:
    """GO-010, GO-018."""
    assert (len(KINDS), len(FACE), len(CLANS)) == (150, 200, 10)
    assert Counter(clan.set for clan in CLANS.values()) == {"base": 5, "kamakor": 5}
    sets = Counter(CLANS[kind.clan].set for kind in FACE)
    assert sets == {"base": 100, "kamakor": 100}
    assert [clan for clan, about in CLANS.items() if not about.goblin] == ["shibuke"]


@pytest.mark.parametrize("clan", CLANS)
def test_a_clan_has_ten_seven_and_three_cards(clan: str) -> None:
    """GO-011, GO-012; a card of two levels counts at the lower one (GO-013)."""
    kinds = of_clan(clan)
    assert Counter(kind.levels[0] for kind in kinds) == ({1: 5, 2: 7, 3: 3})
    assert all(kind.copies == (2 if kind.levels[0] == 1 else 1) for kind in kinds)
    assert sum(kind.copies for kind in kinds) == 20


def test_a_deck_of_five_clans() -> None:
    """GO-013, GO-021."""
    deck = [FACE[card] for card in cards_of(list(CLANS)[3:8])]
    assert Counter(kind.levels[0] for kind in deck) == {1: 50, 2: 35, 3: 15}


def test_tokens_and_numbers() -> None:
    """GO-014, GO-015, GO-016, GO-017, GO-019."""
    assert RULES["activation_tokens"] * RULES["players"][1] == 8
    assert (RULES["advantage_tokens"], RULES["victory_tokens"], RULES["dragoon_tokens"]) == (
        1,
        9,
        8,
    )
    assert RULES["value"] == [2, 3, 5]
    assert (RULES["hand_start"], RULES["row_most"], RULES["new_clan_cost"]) == (7, 5, 2)
    assert (RULES["draw"], RULES["turns_most"], RULES["turns_per_round"]) == ([1, 3], 10, 300)
    assert (RULES["draft_first"], RULES["draft_next"], RULES["clans_in_play"]) == (2, 1, 5)
    assert (RULES["dragoons_in_hand"], RULES["mutation_least"]) == (2, 1)


def test_what_each_clan_can_do() -> None:
    """GO-020, GO-441, GO-623, RU-29: bearers in Kamakor, a special victory in each clan."""
    bearers = {kind.clan for kind in KINDS.values() if "bearer" in kind.keywords}
    assert bearers == {"shadow", "dragon", "frost", "swamp"}
    assert all(sum("bearer" in kind.keywords for kind in of_clan(clan)) <= 1 for clan in CLANS)
    assert all(sum(kind.wins for kind in of_clan(clan)) == 1 for clan in CLANS)
    assert {kind.clan for kind in KINDS.values() if "dragoon" in kind.on} == {"dragon"}
    assert all(kind.jumps and kind.mutation is None for kind in of_clan("shibuke"))
    assert not any(kind.jumps for kind in KINDS.values() if kind.clan != "shibuke")
    assert sum(kind.zombie for kind in KINDS.values()) == 10
    assert sum(kind.mutation is None for kind in KINDS.values()) == 32


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_word_of_a_card_is_known(kind: Kind) -> None:
    assert kind.levels in ((1,), (2,), (3,), (1, 2), (2, 3))
    assert kind.powers or kind.rules
    assert set(kind.keywords) <= {"zombie", "jump", *BOX.keyword}
    for power in kind.powers:
        assert all(word.partition(":")[0] in CONDITIONS for word in power.only)
        assert (power.event is not None) == (power.on == "watch")
        for step in power.steps:
            assert step.do in VERBS
            assert step.only is None or step.only.partition(":")[0] in CONDITIONS
            assert isinstance(step.n, int) or step.n in COUNTERS
            assert set(step.names) <= set(KINDS)
            assert set(step.levels) <= set(LEVELS)
    for rule in kind.rules:
        assert rule.rule in STATIC
        assert all(word.partition(":")[0] in CONDITIONS for word in rule.only)
        assert set(rule.names) <= set(KINDS)


def test_every_word_is_used() -> None:
    powers = [power for kind in KINDS.values() for power in kind.powers]
    steps = [step for power in powers for step in power.steps]
    assert {step.do for step in steps} == set(VERBS)
    conditions = {word for power in powers for word in power.only}
    conditions |= {step.only for step in steps if step.only}
    conditions |= {word for kind in KINDS.values() for rule in kind.rules for word in rule.only}
    assert {word.partition(":")[0] for word in conditions} == set(CONDITIONS)
    assert {rule.rule for kind in KINDS.values() for rule in kind.rules} == STATIC
    assert {step.n for step in steps if isinstance(step.n, str)} == set(COUNTERS)
