"""Points, ranking and the words that explain it (KZ-4xx)."""

from __future__ import annotations

from engines.kamozza.scoring import outcome_of, points_of, ranks_of
from engines.kamozza.state import Player
from engines.kernel import SPECTATOR
from tests.engines.kamozza.scenario import Past, harbour, play_through, resume


def test_points_lie_face_up() -> None:
    """KZ-401, KZ-408: points are the weights of the face-up cards, for all to see."""
    match = play_through(4)
    for player, view in zip(
        match.state.players, match.view(SPECTATOR)["public"]["players"], strict=True
    ):
        assert view["points"] == points_of(player)
        assert [card["kind"] for card in view["up"]] == [kind for kind, _ in player.up]


def test_the_sheet_adds_up() -> None:
    """KZ-401: every point has its source, one line a kind, and one for captured gold."""
    for mode in ("main", "variant"):
        match = play_through(4, mode=mode)
        assert match.outcome is not None
        sums = [sum(line.points[seat] or 0 for line in match.outcome.sheet) for seat in range(4)]
        assert sums == match.outcome.scores
        captured = [line.key for line in match.outcome.sheet].count("captured")
        assert captured == (mode == "variant")


def test_captured_gold_has_its_own_line() -> None:
    """KZ-613, KZ-401: on the sheet it stands apart from gold of one's own."""
    table = harbour(A=23, B=30, mode="variant")
    table.play("P1 gold -> A; P2 rat -> A; P3 tea -> B; P4 silk -> B")
    sheet = {line.key: line.points for line in outcome_of(table.match.state, "rounds").sheet}
    assert sheet["captured"] == [0, 20, 0, 0]
    assert sheet["cargo"] == [0, 0, 0, 0]


def test_an_empty_port_makes_the_other_the_second() -> None:
    """KZ-403: the stamp counts the port that nobody came to."""
    table = harbour(A=17, B=35).play("P1 rat -> B; P2 tea -> B; P3 tea -> B; P4 tea -> B")
    assert [player.stamp for player in table.match.state.players] == [(1, 2)] * 4
    assert {player.boarded for player in table.match.state.players} == {"B"}


def ranked(*players: Player) -> list[int]:
    state = resume(play_through(len(players)).state).match.state
    state.players = list(players)
    return ranks_of(state)


def player(up: str, stamp: tuple[int, int], out: int | None = None) -> Player:
    return Player([], [], [(kind, 0) for kind in up.split()], [], stamp, "A", out)


def test_points_then_stamps_then_shared() -> None:
    """KZ-404, KZ-405, KZ-406: most points, then the later stamp, then a shared rank."""
    assert ranked(
        player("rice", (4, 2)),
        player("gold", (1, 1)),
        player("rice", (4, 2)),
        player("tea", (4, 2)),
    ) == [2, 1, 2, 4]
    assert ranked(player("rice", (4, 1)), player("rice", (4, 2)), player("rice", (3, 2))) == [
        2,
        1,
        3,
    ]


def test_those_who_are_out_come_last() -> None:
    """KZ-407, KZ-R11: behind everybody still in; whoever went later is ahead."""
    assert ranked(
        player("gold timber", (4, 1), 5),
        player("rat", (5, 1)),
        player("tea", (5, 1), 6),
        player("", (0, 0)),
    ) == [4, 1, 3, 2]


def test_nobody_left() -> None:
    """KZ-305, KZ-407, KZ-R11: all go out together and are ranked by points."""
    full = ["rat", "tea", "silk", "porcelain", "rice", "timber", "gold"]
    past = {
        n: Past(up=" ".join(full[:n]), lost=" ".join(full[n:]), stamp=(4, 1)) for n in (1, 2, 3)
    }
    table = harbour(A=8, B=30, seats=3, round=5, past=past)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("nobody", [3, 2, 1])
    assert [entry.key for entry in table.entries] == ["out", "out", "out", "over"]


def test_nobody_ever_boarded() -> None:
    """KZ-403, KZ-406, KZ-409: no points and no stamp; they share, and the note says so."""
    past = {n: Past(lost="rat tea silk", stamp=(0, 0)) for n in (1, 2, 3, 4)}
    table = harbour(A=8, B=30, round=4, past=past)
    table.play("P1 gold -> B; P2 gold -> B; P3 gold -> B; P4 gold -> B")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 1, 1, 1]
    assert [note.key for note in table.match.outcome.notes] == ["tie-ashore"] * 3
    assert table.said("over") == [{"reason": "rounds", "round": 4, "seats": [0, 1, 2, 3]}]
