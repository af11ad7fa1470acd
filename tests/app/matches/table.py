"""A match at a running server, and pages that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import websockets

from app.db import Database
from app.matches import service
from app.people.models import Player
from app.people.players import fresh_key, hash_of
from tests.live import PATIENCE, LiveServer

numbers = itertools.count(1)


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not await holds():  # noqa: ASYNC110 - what is waited for is in the database
            await asyncio.sleep(0.01)


async def new_player(db: Database, name: str = "Ana") -> tuple[int, str]:
    """A stored player: its id and its key."""
    key = fresh_key()
    async with db.session() as session:
        player = Player(token_hash=hash_of(key), name=name, preferences={})
        session.add(player)
        await session.flush()
        return player.id, key


async def new_match(
    db: Database,
    players: Sequence[int | str],
    *,
    game: str = "probe",
    options: dict[str, Any] | None = None,
    watch: bool = True,
    start: bool = True,
) -> tuple[int, str]:
    """A match, of the probe unless told, with these players and bots: its id and slug."""
    async with db.session() as session:
        host = next(player for player in players if isinstance(player, int))
        match = await service.create_match(
            session, game, host, options=options, seat_count=len(players), watch=watch
        )
        for seat, player in zip(match.seats, players, strict=True):
            seat.name = f"P{seat.number}"
            if isinstance(player, int):
                seat.player_id = player
            else:
                seat.bot = player
        await session.flush()
        if start:
            await service.start_match(session, match.id)
        return match.id, match.slug


class Page:
    """One page at a table; `view` and `people` are the last ones it got."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        frame = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        self._note(frame)
        return frame

    def _note(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "view":
                self.view = frame
                self.log[frame["log"]["from"] :] = frame["log"]["entries"]
            case "people":
                self.people = frame
            case "welcome":
                self.welcome = frame
            case _:
                pass

    async def until(self, kind: str, **having: Any) -> dict[str, Any]:
        """The next frame of a kind that has these values."""
        while True:
            frame = await self.next()
            if frame["type"] == kind and having.items() <= frame.items():
                return frame

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a command; its `ack` or `error`."""
        command = message.pop("id", f"c{next(numbers)}")
        await self.send(type=kind, id=command, **message)
        while True:
            frame = await self.next()
            if frame["type"] in ("ack", "error") and frame["id"] == command:
                return frame

    async def move(self, *choices: int | str, **extra: Any) -> dict[str, Any]:
        """Answer the open decision."""
        decision = self.view["decision"]["id"]
        return await self.ask("move", decision=decision, choices=list(choices), **extra)

    async def hush(self) -> None:
        """Take in all that was sent already: a ping is answered after it."""
        await self.send(type="ping")
        await self.until("pong")


class Table:
    """A running match and its pages."""

    def __init__(self, db: Database, server: LiveServer, pages: AsyncExitStack) -> None:
        self.db = db
        self.server = server
        self.keys: list[str] = []
        self.players: list[int] = []
        self.match_id = 0
        self.slug = ""
        self._pages = pages

    @classmethod
    async def open(cls, db: Database, server: LiveServer, pages: AsyncExitStack) -> Table:
        table = cls(db, server, pages)
        for name in ("Ana", "Bo"):
            player, key = await new_player(db, name)
            table.players.append(player)
            table.keys.append(key)
        table.match_id, table.slug = await new_match(db, table.players)
        return table

    async def connect(self, key: str | None, slug: str = "", **headers: str) -> Page:
        """A socket that has said nothing yet."""
        if key is not None:
            headers["Cookie"] = f"sobremesa={key}"
        socket = await self._pages.enter_async_context(
            websockets.connect(
                f"{self.server.ws_url}/t/{slug or self.slug}/ws", additional_headers=headers
            )
        )
        return Page(socket)

    async def page(self, key: str | None, slug: str = "", log: int = 0) -> Page:
        """A page that is up to date."""
        page = await self.connect(key, slug)
        await page.send(type="hello", log=log)
        await page.until("view")
        return page

    async def seat(self, number: int, log: int = 0) -> Page:
        """The page of a seat."""
        return await self.page(self.keys[number], log=log)

    async def play_gift(self, giver: Page) -> None:
        """The giver gives the first card and seals it."""
        await giver.move(giver.view["own"]["hand"][0])
        await giver.move("seal")
