"""The command `sobremesa`. Each command imports what it needs, so that each starts quickly."""

from pathlib import Path
from typing import Annotated

import typer

from app.cli.matches import app as matches
from app.cli.reports import app as reports

app = typer.Typer(
    help="Serve and try out tabletop games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # they would print the values of variables
)
main = app
admin = typer.Typer(help="Those who run the server.", no_args_is_help=True)
app.add_typer(admin, name="admin")
app.add_typer(matches, name="matches")
app.add_typer(reports, name="reports")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any.")] = None,
) -> None:
    """Serve the games, until Ctrl-C. All settings: see the README."""
    from app.cli.serving import serve as run

    run(host=host, port=port)


@app.command()
def migrate() -> None:
    """Bring the database's tables up to this release, without serving."""
    from app.cli.database import database
    from app.cli.migrating import upgrade
    from app.cli.serving import read_settings

    with database(read_settings()) as url:
        upgrade(url)
    typer.echo("The database is up to date.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(dir_okay=False, help="The file to write.")],
) -> None:
    """Write the whole database to a file, beside a running server or without one.

    The file holds all secrets of all matches: keep it as you keep the database.
    """
    from app.cli.keeping import backup as run

    run(file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A backup.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds.")
    ] = False,
) -> None:
    """Fill an empty database from a backup, while no server runs."""
    from app.cli.keeping import restore as run

    run(file, replace=replace)


@admin.command("create")
def create_admin(name: Annotated[str, typer.Argument(help="The name to log in with.")]) -> None:
    """Make an admin; asks for a password, or takes it from standard input."""
    from app.cli.admins import create

    create(name)


@app.command()
def play(  # noqa: PLR0913, PLR0917 - every option of a command is a parameter here
    game: Annotated[str, typer.Argument(help="The game's short name, as kamozza.")],
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    bots: Annotated[
        str, typer.Option(help="One name for all, or one for each seat: a,b,c. They rotate.")
    ] = "random",
    matches: Annotated[int, typer.Option(min=1, help="How many matches to play.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same matches.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game's option, NAME=VALUE.")] = None,
    preset: Annotated[str, typer.Option(help="Options that go well together, by name.")] = "",
    clone_before_every_move: Annotated[
        bool, typer.Option(help="Play each move in a fresh copy of the match.")
    ] = False,
    promises: Annotated[
        bool, typer.Option(help="Also check all that the kernel promises, in every match: slow.")
    ] = False,
    all_clans: Annotated[
        bool, typer.Option(help="Bring every card into play, and tell what became of each kind.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Play matches between bots, check every state, and print what came out.

    Exits with 1 if a match breaks a rule or a promise.
    """
    from app.cli import playing

    plan = playing.make_plan(
        game, seats, bots, option or (), preset, matches=matches, seed=seed or playing.fresh_seed(),
        cloning=clone_before_every_move, promises=promises, census=all_clans,
    )  # fmt: skip
    playing.play(plan, processes, as_json=as_json)
