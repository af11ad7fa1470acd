"""From the first player to the first round (section 5)."""

from __future__ import annotations

import pytest

from engines.gosu import game
from engines.gosu.components import CLANS, FACE
from engines.gosu.options import Options, objection, sides, terms_of
from engines.kernel import SPECTATOR
from tests.engines.gosu.scenario import begin, resume, stack

SEEDS = [bytes([n]) * 32 for n in range(40)]


def choose_clans(mode: str) -> list[str]:
    """The clans in play after whoever is asked always took the first token."""
    table = begin(2, clan_mode=mode, draft="off")
    for _ in range(5):
        seat = next(iter(table.match.decisions))
        table.submit("AB"[seat], [str(table.match.decisions[seat].choices[0])])
    return table.state.clans


def test_clans_without_a_decision() -> None:
    """GO-204, GO-205."""
    base = [clan for clan, about in CLANS.items() if about.set == "base"]
    assert begin(2, clan_mode="base").state.clans == base
    assert begin(2, clan_mode="kamakor").state.clans == [c for c in CLANS if c not in base]
    drawn = {tuple(begin(2, seed, clan_mode="random").state.clans) for seed in SEEDS}
    assert len(drawn) > 20
    assert all(len(set(clans)) == 5 for clans in drawn)


def test_tokens_face_down_are_a_lottery_and_open_ones_a_choice() -> None:
    """GO-201, GO-202, RU-02."""
    assert choose_clans("tokens_open") == list(CLANS)[5:]
    assert choose_clans("tokens_face_down") != list(CLANS)[5:]
    table = begin(2, clan_mode="tokens_face_down")
    view = table.match.view(SPECTATOR)["public"]["tokens"]
    assert view == [{"gone": False, "clan": None}] * 10
    view = begin(2, clan_mode="tokens_open").match.view(SPECTATOR)["public"]["tokens"]
    assert [token["clan"] for token in view] == list(CLANS)


def rematch(last: tuple[str, ...], again: str) -> list[str]:
    """The clans of a match that is played after one with the clans `last`."""
    return begin(2, clan_mode="tokens_open", last=last, again=again).state.clans


def test_a_rematch_may_have_the_same_clans_or_those_left_over() -> None:
    """GO-216, GO-R04: no token is discarded then."""
    last = ("ancient", "meka", "shadow", "dragon", "swamp")
    assert rematch(last, "same") == list(last)
    assert rematch(last, "left_over") == [clan for clan in CLANS if clan not in last]
    assert rematch(last, "anew") == rematch((), "same") == []


def test_a_rematch_knows_the_clans_that_were_played() -> None:
    """GO-216, GO-R04: those of the match before it where the last one never came to its clans."""
    table, options = begin(2, clan_mode="base"), Options(clan_mode="base", again="same")
    again = game.again(options, table.state)
    assert again == options.model_copy(update={"last": tuple(table.state.clans)})
    unfinished = begin(2, clan_mode="tokens_open").state
    assert game.again(again, unfinished) == again
    assert (options.idle(), again.idle()) == ({"again"}, set())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_of_a_match(seats: int) -> None:
    """GO-200, GO-206, GO-207, GO-208, GO-215."""
    table = begin(seats, clan_mode="base", draft="off", no_pass_with_token="off")
    players = table.state.players
    assert [len(player.hand) for player in players] == [7] * seats
    assert len(table.state.pile) + len(table.state.discard) == 100 - 7 * seats
    assert [player.unused for player in players] == [2] * seats
    assert (table.state.reserve, table.state.round) == (8, 1)
    assert list(table.match.decisions) == [table.state.advantage]
    firsts = {begin(seats, seed, clan_mode="base").state.advantage for seed in SEEDS}
    assert firsts == set(range(seats))


def test_a_hand_without_level_one_is_shown_and_drawn_anew() -> None:
    """GO-210, RU-24, RU-25: again and again; a card of two levels is one of level 1."""
    begun = [
        begin(4, bytes([n // 256, n % 256]) * 16, clan_mode="base", draft="off") for n in range(400)
    ]
    shown = [entry for table in begun for entry in table.said("redraw")]
    assert shown
    levels = {kind.kind: kind.levels for kind in FACE}
    assert all(1 not in levels[kind] for entry in shown for kind in entry["kinds"])
    for table in begun:
        for player in table.state.players:
            assert any(1 in FACE[card].levels for card in player.hand)


def test_no_redraw_follows_a_draft() -> None:
    """GO-213."""
    table = begin(2, clan_mode="base")
    while table.state.phase == "draft":
        for letter in "AB":
            decision = table.question(letter)
            by_level = sorted(decision.choices, key=lambda card: -FACE[int(card)].levels[0])
            move = tuple(by_level[: decision.at_least])
            table.match.submit("AB".index(letter), decision.id, move)
            table.entries += table.match.entries
    assert not table.said("redraw")
    assert [len(player.hand) for player in table.state.players] == [7, 7]


def test_kept_cards_are_secret() -> None:
    """GO-214."""
    table = begin(2, clan_mode="base")
    table.match.submit(0, table.question("A").id, table.question("A").choices[:2])
    public = table.match.view(SPECTATOR)["public"]["players"]
    assert [(player["held"], player["kept"]) for player in public] == [(7, 0), (7, 0)]
    table.match.submit(1, table.question("B").id, table.question("B").choices[:2])
    own = table.match.view(0)["own"]
    assert (len(own["held"]), len(own["kept"])) == (5, 2)
    assert own["kept"] == [
        {"card": card, "kind": FACE[card].kind} for card in table.state.players[0].kept
    ]


# ---------------------------------------------------------------- options


def test_presets() -> None:
    """GO-001, GO-002, GO-003, RU-01."""
    tournament = terms_of(Options(**game.presets["tournament"]))
    first = terms_of(Options(**game.presets["first-game"]))
    names = ("draft", "turn_limit", "no_pass_with_token")
    assert all(getattr(tournament, name) for name in names)
    assert not any(getattr(first, name) for name in names)
    assert first.clan_mode == "base"
    assert tournament == terms_of(Options())


def test_teams_need_four() -> None:
    """GO-209, GO-929: partners sit opposite each other; open hands are theirs alone."""
    teams = Options(team_play="on", open_team_hands="on")
    assert [objection(teams, seats) for seats in (2, 3, 4)] == ["teams", "teams", None]
    assert objection(Options(), 2) is game.objection(4, teams) is None
    assert sides(teams, 4) == game.sides(4, teams) == [[0, 2], [1, 3]]
    assert game.sides(4, Options()) == []
    assert terms_of(teams).open_team_hands
    assert not terms_of(Options(open_team_hands="on")).open_team_hands


def test_a_match_can_be_short() -> None:
    """GO-1200, GO-1201, INV-17, RU-10: two points may be enough; several can reach them at once."""
    armies = ("bosk / - / -", "spark / - / -", "- / - / -")
    told = {"phase": "battle", "advantage": "C", "victory_points": "2"}
    table = resume(stack(*armies, points="1 1 0", **told))
    table.expect(winners="AB", reason="points", points="2 2 0")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 1, 3]
