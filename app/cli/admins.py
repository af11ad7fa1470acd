"""`sobremesa admin`, and how commands work on the database as the pages do."""

from __future__ import annotations

import asyncio
import getpass
import sys
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import typer
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin import people
from app.cli.database import database
from app.cli.migrating import upgrade
from app.cli.serving import read_settings
from app.db import Database
from app.errors import AppError
from app.sentences import sentence

R = TypeVar("R")
COMMAND: Final = "command"
"""Who did it, for the audit log."""


def create(name: str) -> None:
    """Make an admin with a password from the terminal or standard input."""
    password = _password()
    in_transaction(lambda session: people.create(session, name, password, who=COMMAND))
    typer.echo(f"{name} can log in at /admin now.")


def _password() -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    password = getpass.getpass("Password: ")
    if getpass.getpass("The same again: ") != password:
        typer.echo("These are two different passwords.", err=True)
        raise typer.Exit(1)
    return password


def in_transaction(work: Callable[[AsyncSession], Awaitable[R]]) -> R:
    """Work in one transaction of the database; typer.Exit with a sentence where it cannot be."""

    async def run(url: str) -> R:
        db = Database(url)
        try:
            async with db.session() as session:
                return await work(session)
        finally:
            await db.close()

    with database(read_settings()) as url:
        upgrade(url)
        try:
            return asyncio.run(run(url))
        except AppError as error:
            typer.echo(sentence(error, "en"), err=True)
            raise typer.Exit(1) from error
