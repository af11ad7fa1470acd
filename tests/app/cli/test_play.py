"""`sobremesa play`: the same seed plays the same matches, and a break ends it with 1."""

import json

import pytest
from typer.testing import CliRunner, Result

from app.cli import headless, main
from app.cli.headless import BrokenMatchError, Plan, Player, Tally, places, rounds
from engines.catalogue import GAMES
from engines.kernel import Outcome, RulesError


def play(*words: str) -> Result:
    return CliRunner().invoke(main, ["play", "kamozza", *words], catch_exceptions=False)


def summary(*words: str) -> dict[str, object]:
    result = play("--json", *words)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    for name in ("seconds", "matches_per_second", "moves_per_second"):
        assert found.pop(name) > 0
    return found


def test_a_seed_says_it_all() -> None:
    one = summary("--matches", "6", "--seed", "7")
    assert one == summary("--matches", "6", "--seed", "7")
    assert one != summary("--matches", "6", "--seed", "8")
    assert one == summary("--matches", "6", "--seed", "7", "--clone-before-every-move")
    assert one["matches"] == 6
    assert sum(one["wins_per_seat"]) == pytest.approx(1, abs=0.001)


def test_several_processes_play_the_same_matches() -> None:
    alone, together = Tally(3), Tally(3)
    plan = Plan("kamozza", 3, ("random",) * 3, 30, "x", {"mode": "variant"})
    for part in rounds(plan, 1):
        alone.add(part)
    for part in rounds(plan, 2):
        together.add(part)
    assert together.moves == alone.moves
    assert together.mean == pytest.approx(alone.mean)
    assert together.spread == pytest.approx(alone.spread)
    assert together.shares == pytest.approx(alone.shares)


def test_prints_a_table_for_people() -> None:
    result = play("--matches", "2")
    assert result.exit_code == 0
    assert "matches per second" in result.stdout


def test_keeps_the_promises() -> None:
    assert summary("--matches", "1", "--promises", "--seats", "3")["matches"] == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seats", "9"], "3 to 5 players"),
        (["--bots", "random,random"], "4 seats need 4 bots"),
        (["--bots", "deep"], "no bot deep"),
        (["--option", "mode=chess"], "does not know"),
        (["--option", "nonsense=1"], "does not know"),
    ],
    ids=["seats", "places", "bot", "value", "option"],
)
def test_refuses_in_words(words: list[str], says: str) -> None:
    result = play("--seats", "4", *words) if "--seats" not in words else play(*words)
    assert result.exit_code == 2
    assert says in " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--preset", "none"], "no preset none"),
        (["--seats", "3", "--preset", "teams"], "cannot be played so by 3: teams"),
    ],
    ids=["preset", "objection"],
)
def test_refuses_what_does_not_fit(words: list[str], says: str) -> None:
    result = CliRunner().invoke(main, ["play", "kamakura", *words])
    assert result.exit_code == 2
    assert says in " ".join(result.output.replace("│", " ").split())


def test_plays_with_a_preset() -> None:
    words = ["play", "kamakura", "--seats", "2", "--matches", "2", "--preset", "second-edition"]
    result = CliRunner().invoke(main, [*words, "--option", "victory_score=20", "--json"])
    options = json.loads(result.stdout)["options"]
    assert (options["restock_rule"], options["victory_score"]) == ("second", "20")


def test_refuses_a_game_that_is_not_there() -> None:
    result = CliRunner().invoke(main, ["play", "go"])
    assert result.exit_code == 2
    assert "there is no game go" in result.output


@pytest.mark.parametrize("processes", [1, 2])
def test_ends_with_1_when_a_match_breaks(
    processes: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object, state: object) -> None:
        raise RulesError("a card too many")

    def none(plan: Plan, count: int) -> object:
        assert count == processes
        return rounds(plan, 1)

    monkeypatch.setattr(type(GAMES["kamozza"]), "check", broken)
    monkeypatch.setattr("app.cli.playing.rounds", none)
    result = play("--matches", "3", "--processes", str(processes))
    assert result.exit_code == 1
    assert "a card too many" in result.output


def test_a_break_in_another_process_is_told_too() -> None:
    plan = Plan("kamozza", 4, ("random",) * 3, 3, "x", {})
    with pytest.raises(BrokenMatchError, match="IndexError"):
        list(rounds(plan, 2))


def test_shared_victories_count_their_part() -> None:
    tally = Tally(3)
    tally.count(Outcome([5, 9, 9], [3, 1, 1], "end"), moves=10, turned=1)
    assert tally.wins == [0, 0.5, 0.5]
    assert tally.shares == [0.5, 0.5, 0]
    assert (tally.least, tally.most, tally.moves) == (5, 9, 10)
    assert tally.mean == pytest.approx(23 / 3)


def test_bots_change_seats() -> None:
    assert places(["a"], 3) == ("a", "a", "a")
    assert places(["a", "b", "c"], 3) == ("a", "b", "c")
    seen = set[int]()

    class Watching(GAMES["kamozza"].bots["random"]):
        def choose(self, worlds, seat, decision, rng):
            seen.add(seat)
            return super().choose(worlds, seat, decision, rng)

    player = Player.of(Plan("kamozza", 4, ("random",) * 4, 4, "x", {}))
    player.bots[0] = Watching()
    player.play(range(4))
    assert seen == {0, 1, 2, 3}


def test_batches_fit_the_plan() -> None:
    plan = Plan("kamozza", 4, ("random",) * 4, 5, "x", {})
    assert sum(part.matches for part in rounds(plan, 1)) == 5
    assert headless.BATCH_SECONDS > 0


def test_tells_what_became_of_every_card() -> None:
    words = ["play", "gosu", "--seats", "2", "--matches", "6", "--seed", "1", "--all-clans"]
    found = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert found["options"]["clan_mode"] == "random"
    assert len(found["cards"]) == 150
    assert sum(counts["played"] for counts in found["cards"].values()) > 30
    assert all(not all(found["cards"][kind].values()) for kind in found["idle"])
    assert "bosk" in CliRunner().invoke(main, words).stdout
    result = CliRunner().invoke(main, ["play", "kamozza", "--all-clans"])
    assert result.exit_code == 2
    assert "everything" in result.output
