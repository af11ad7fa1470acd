"""The commands `sobremesa reports …`; what they do is imported when they are called."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="What people at tables say is wrong.", no_args_is_help=True)


@app.command("list")
def list_reports(
    most: Annotated[int, typer.Option(min=1, help="How many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The reports, newest first."""
    from app.cli import reporting

    reporting.show_list(most, as_json=as_json)


@app.command("to-fixture")
def to_fixture(
    number: Annotated[int, typer.Argument(min=1, max=2**62, help="The report's number.")],
    folder: Annotated[
        Path, typer.Option(file_okay=False, help="Where the engines' tests are.")
    ] = Path("tests/engines"),
) -> None:
    """Write the match up to the report as a recorded one, and a test that fails.

    The files hold the secrets of the match: wait for its end before they are shown to its players.
    """
    from app.cli import reporting

    reporting.write_fixture(number, folder)
