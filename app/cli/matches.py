"""The commands `sobremesa matches …`; what they do is imported when they are called."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Stored matches, as admins have them.", no_args_is_help=True)

Slug = Annotated[str, typer.Argument(help="The end of the match's address.")]
Seat = Annotated[int, typer.Argument(min=0, help="The seat's number, as in `show`.")]
Reason = Annotated[str, typer.Option(help="Why; people at the table read it.")]


@app.command("list")
def list_matches(  # noqa: PLR0913, PLR0917 - what one can look for
    game: Annotated[str, typer.Option(help="Of this game.")] = "",
    status: Annotated[str, typer.Option(help="open, playing, paused, finished or abandoned.")] = "",
    age: Annotated[
        str, typer.Option(help="Last change: day, week, month, older-week or older-month.")
    ] = "",
    awaited: Annotated[str, typer.Option(help="Waits for somebody of this name.")] = "",
    text: Annotated[str, typer.Option(help="Part of a name or of the address.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The matches that fit, latest change first."""
    from app.cli import stored

    wanted = stored.Wanted(game, status, age, awaited, text)
    stored.show_list(wanted, most, as_json=as_json)


@app.command()
def show(slug: Slug) -> None:
    """One match as those who watch see it: seats, log, moves."""
    from app.cli import stored

    stored.show(slug)


@app.command()
def export(
    slug: Slug,
    to: Annotated[Path | None, typer.Option(help="The file; without it, standard output.")] = None,
) -> None:
    """Write a match as a file, with its secrets; docs/export.md says what stands in it."""
    from app.cli import stored

    stored.export(slug, to)


@app.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="An export.")],
) -> None:
    """Take a match in from a file; prints its address."""
    from app.cli import stored

    stored.take_in(file)


@app.command()
def restore(
    slug: Slug,
    move: Annotated[int, typer.Argument(min=1, help="The move after which it goes on.")],
    reason: Reason,
) -> None:
    """Go back to the match as it stood after a move."""
    from app.cli import stored

    stored.do(slug, stored.acts.restore, move, reason=reason)
    typer.echo(f"{slug} goes on after move {move}.")


@app.command()
def verify(
    slug: Annotated[str | None, typer.Argument(help="Without it: all matches.")] = None,
) -> None:
    """Play a match, or all, again and compare; exits with 1 where anything differs."""
    from app.cli import stored

    stored.verify(slug)


@app.command("dry-run")
def dry_run(
    backup: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="Look into this backup instead."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="A line of JSON for each.")] = False,
) -> None:
    """Before a deploy: play all open matches again by the code at hand, and change nothing.

    Exits with 1 where any match differs from what is stored.
    """
    from app.cli.rehearsing import dry_run as run

    run(backup, as_json=as_json)


@app.command()
def pause(slug: Slug, reason: Reason) -> None:
    """Let a match rest: nobody moves, bots wait, no time runs."""
    from app.cli import stored

    stored.do(slug, stored.acts.pause, reason=reason)
    typer.echo(f"{slug} is paused.")


@app.command("continue")
def go_on(slug: Slug, reason: Reason) -> None:
    """Let it go on."""
    from app.cli import stored

    stored.do(slug, stored.acts.go_on, reason=reason)
    typer.echo(f"{slug} goes on.")


@app.command()
def end(slug: Slug, reason: Reason) -> None:
    """End a match without a result; it can be restored to a move later."""
    from app.cli import stored

    stored.do(slug, stored.acts.close, reason=reason)
    typer.echo(f"{slug} has ended.")


@app.command()
def bot(
    slug: Slug,
    seat: Seat,
    reason: Reason,
    name: Annotated[str, typer.Option(help="Which bot; without it the game's usual one.")] = "",
    off: Annotated[bool, typer.Option("--off", help="The seat's person plays again.")] = False,
) -> None:
    """Let a bot play for a seat, or its person again."""
    from app.cli import stored

    stored.seat_bot(slug, seat, name, off=off, reason=reason)


@app.command()
def reissue(slug: Slug, seat: Seat, reason: Reason) -> None:
    """Make a new link to a seat, and print it; all that open the seat now are shut out of it."""
    from app.cli import stored

    stored.reissue(slug, seat, reason)


@app.command()
def ban(slug: Slug, seat: Seat, reason: Reason) -> None:
    """Ban the person of a seat from the server; prints the number that lifts it."""
    from app.cli import stored

    stored.ban(slug, seat, reason)


@app.command("bans")
def list_bans() -> None:
    """Who is banned from the server: number, name, since when and why."""
    from app.cli import stored

    stored.show_bans()


@app.command()
def unban(number: Annotated[int, typer.Argument(min=1, help="The number in `bans`.")]) -> None:
    """Let somebody who is banned back in."""
    from app.cli import stored

    stored.unban(number)


@app.command()
def delete(
    slug: Slug,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for the address again.")] = False,
) -> None:
    """Delete a match with all that belongs to it."""
    from app.cli import stored

    typed = slug if yes else typer.prompt("Type the match's address to delete it")
    stored.do(slug, stored.acts.delete, typed)
    typer.echo(f"{slug} is deleted.")
