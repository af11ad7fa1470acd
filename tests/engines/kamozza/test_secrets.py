"""What is hidden, from whom, and until when (KZ-701 to KZ-704, KZ-E40)."""

from __future__ import annotations

from engines.kernel import SPECTATOR
from tests.engines.kamozza.scenario import Harbour, Past, harbour, play_through


def round_two(lost_cards: str) -> Harbour:
    """Round 2, in which the ship of P2 and P3 sinks with gold and rice."""
    past = {n: Past(lost="tea") for n in (1, 2, 3)}
    table = harbour(A=20, B=30, seats=3, round=2, past=past, lost_cards=lost_cards)
    return table.play("P1 silk -> B; P2 gold -> A; P3 rice -> A")


def test_kz_e40() -> None:
    table = round_two("hidden")
    entry = table.port("A")
    assert entry.then is not None
    assert entry.then["cargo"] == {"1": ["gold"], "2": ["rice"]}
    assert entry.data["result"] == "sunk"
    assert entry.data["lost"] == {"1": 1, "2": 1}
    lasting = str([entry.data for entry in table.entries])
    assert "gold" not in lasting
    assert "rice" not in lasting
    assert table.match.state.round == 3
    for viewer in (0, 2, SPECTATOR):
        view = table.match.view(viewer)
        assert view["public"]["players"][1]["lost"] == 2
        assert "gold" not in str(view["public"])
    assert "gold" in table.match.view(1)["own"]["lost"]
    assert "rice" in table.match.view(2)["own"]["lost"]
    after = play_through(3)
    for seat, player in enumerate(after.view(SPECTATOR)["public"]["players"]):
        assert player["lost_kinds"] == after.state.players[seat].lost
        assert player["left"] == after.state.players[seat].hand
    shown = round_two("open")
    assert shown.match.view(SPECTATOR)["public"]["players"][1]["lost_kinds"] == ["tea", "gold"]
    assert shown.port("A").data["cargo"] == {"1": ["gold"], "2": ["rice"]}
