"""`sobremesa play`: many matches of bots, and what came of them."""

import json
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from app.cli.headless import BrokenMatchError, Plan, Tally, places, rounds
from engines.catalogue import GAMES


def make_plan(
    game: str, seats: int | None, bots: str, options: Sequence[str], preset: str, **rest: Any
) -> Plan:
    """Reads the words of the command line; raises typer.BadParameter in words."""
    if game not in GAMES:
        raise typer.BadParameter(f"there is no game {game}; there are: {', '.join(GAMES)}")
    info = GAMES[game].info
    seats = info.best_with[0] if seats is None else seats
    if seats not in info.seats:
        few, many = info.seats[0], info.seats[-1]
        raise typer.BadParameter(f"{game} is for {few} to {many} players, not {seats}")
    known = dict(_preset(game, preset))
    if rest.get("census"):
        known |= _everything(game)
    chosen = _options(game, options, known)
    objection = GAMES[game].objection(seats, GAMES[game].options.model_validate(chosen))
    if objection is not None:
        raise typer.BadParameter(f"{game} cannot be played so by {seats}: {objection}")
    return Plan(game, seats, _bots(game, bots, seats), options=chosen, **rest)


def _everything(game: str) -> Mapping[str, Any]:
    if not GAMES[game].everything:
        raise typer.BadParameter(f"{game} brings everything into play by itself")
    return GAMES[game].everything


def _preset(game: str, preset: str) -> Mapping[str, Any]:
    presets = GAMES[game].presets
    if preset and preset not in presets:
        raise typer.BadParameter(
            f"{game} has no preset {preset}; it has: {', '.join(presets) or 'none'}"
        )
    return presets.get(preset, {})


def _bots(game: str, bots: str, seats: int) -> tuple[str, ...]:
    known = GAMES[game].bots
    try:
        names = places(bots.split(","), seats)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    for name in names:
        if name not in known:
            raise typer.BadParameter(f"{game} has no bot {name}; it has: {', '.join(known)}")
    return names


def _options(game: str, words: Sequence[str], preset: Mapping[str, Any]) -> dict[str, Any]:
    pairs = (word.partition("=") for word in words)
    given = {name: value for name, _, value in pairs}
    try:
        return GAMES[game].options.model_validate({**preset, **given}).model_dump()
    except ValidationError as error:
        said = "; ".join(
            f"{'.'.join(map(str, part['loc']))}: {part['msg']}" for part in error.errors()
        )
        raise typer.BadParameter(f"{game} does not know these options: {said}") from error


def play(plan: Plan, processes: int, *, as_json: bool) -> None:
    """Plays, shows progress on a terminal, prints the result; exits with 1 when a match breaks."""
    tally, begun = Tally(plan.seats), time.perf_counter()
    try:
        with _progress() as progress:
            bar = progress.add_task(plan.game, total=plan.matches)
            for part in rounds(plan, processes):
                tally.add(part)
                progress.update(bar, completed=tally.matches)
    except BrokenMatchError as error:
        Console(stderr=True).print(f"[bold red]broken[/] {error}", soft_wrap=True)
        raise typer.Exit(1) from error
    summary = summarize(plan, tally, time.perf_counter() - begun)
    if as_json:
        sys.stdout.write(json.dumps(summary) + "\n")
    else:
        Console().print(_table(summary))
        if plan.census:
            Console().print(_census(summary))


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip


def summarize(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result in plain data; a shared victory counts 1/n for each who shares it."""
    played = max(1, tally.matches)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "matches": tally.matches,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "matches_per_second": round(tally.matches / seconds, 1),
        "moves_per_second": round(tally.moves / seconds, 1),
        "score": {
            "mean": round(tally.mean, 3),
            "spread": round(tally.spread, 3),
            "least": tally.least,
            "most": tally.most,
        },
        "wins_per_seat": [round(wins / played, 4) for wins in tally.wins],
        "bots": [
            {"bot": bot, "wins": round(share / played, 4)}
            for bot, share in zip(plan.bots, tally.shares, strict=True)
        ],
        **({"cards": tally.census, "idle": idle(tally)} if plan.census else {}),
    }


def idle(tally: Tally) -> list[str]:
    """The kinds of which some count is still nought: they never did anything of that sort."""
    return [kind for kind, counts in tally.census.items() if not all(counts.values())]


def _census(summary: dict[str, Any]) -> Table:
    cards: dict[str, dict[str, int]] = summary["cards"]
    columns = next(iter(cards.values()))
    table = Table("card", *columns, box=None)
    for kind, counts in cards.items():
        style = "bold red" if kind in summary["idle"] else ""
        table.add_row(kind, *(f"{count:,}" for count in counts.values()), style=style)
    return table


def _table(summary: dict[str, Any]) -> Table:
    score = summary["score"]
    bots = summary["bots"]
    rows = {
        "matches": f"{summary['matches']:,}",
        "moves": f"{summary['moves']:,}",
        "matches per second": f"{summary['matches_per_second']:,}",
        "moves per second": f"{summary['moves_per_second']:,}",
        "score": f"{score['mean']} ± {score['spread']} ({score['least']} to {score['most']})",
        "wins per seat": "  ".join(f"{share:.1%}" for share in summary["wins_per_seat"]),
        "wins per bot": "  ".join(f"{one['bot']} {one['wins']:.1%}" for one in bots),
        "seed": summary["seed"],
    }
    table = Table(show_header=False, box=None)
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def fresh_seed() -> str:
    """A seed for who gives none; printed with the result, so that it can be played again."""
    return secrets.token_hex(4)
