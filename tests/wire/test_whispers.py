"""A word planted in each secret never shows in what others are sent, in pages or in the log."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
import sys
from collections import defaultdict
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
import structlog
import websockets
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from app import logs
from app.matches import service
from app.matches.models import MoveRow
from engines.kernel import EVERYTHING, Game, Move, Rng, Seat
from tests.wire.arena import TRIALS, Arena, Register
from tests.wire.browse import browse
from tests.wire.page import PATIENCE, Page
from tests.wire.trial import Trial
from tests.wire.whispers import Whispers, words_in
from tests.wire.worlds import Watching, World, host, new_slug

SEATS = 3


@dataclass
class Listening(World):
    """A world that notes which secrets each viewer has come to know, and what it read."""

    known: dict[object, set[str]] = field(default_factory=lambda: defaultdict(set))
    read: dict[object, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def submit(self, seat: Seat, move: Move, command: str) -> None:
        await super().submit(seat, move, command)
        self.listen()

    def listen(self) -> None:
        game, state = self.oracle.game, self.oracle.state
        for seat in range(self.oracle.seats):
            self.known[seat] |= words_in(str(game.own(state, seat)))

    def secrets(self) -> set[str]:
        """All secrets that there are now."""
        return words_in(str(self.oracle.view(EVERYTHING)))

    async def look_around(self) -> None:
        """Read the pages of the match as everybody."""
        if self.oracle.outcome is None:
            for viewer in self.pages:
                self.read[viewer] += (await browse(self, viewer)).values()
                self.read[viewer] += [await self._home(viewer), await self._lobby(viewer)]

    async def _home(self, viewer: Watching) -> str:
        headers = {"Cookie": f"sobremesa={self.cast.key(viewer)}"}
        return (await self.http.get(f"{self.address}/", headers=headers)).text

    async def _lobby(self, viewer: Watching) -> str:
        """What the lobby's socket says of a match that is being played."""
        address = f"{self.address.replace('http', 'ws', 1)}/t/{self.slug}/lobby/ws"
        headers = {"Cookie": f"sobremesa={self.cast.key(viewer)}"}
        async with websockets.connect(address, additional_headers=headers) as socket:
            return str(await asyncio.wait_for(socket.recv(), PATIENCE))

    def require_silence(self) -> None:
        """Raise where a viewer was sent a secret of somebody else."""
        for viewer, pages in self.pages.items():
            sent = [frame for page in pages for frame in page.frames] + self.read[viewer]
            for text in sent:
                assert words_in(text) <= self.known[viewer], f"{viewer} got {text}"
        assert self.secrets(), "there is something to keep silent about"


async def listening(arena: Arena, game: Game[Any, Any], seed: bytes, **options: Any) -> Listening:
    """A match of words that has just begun."""
    slug = new_slug()
    match_id, oracle = await host(
        arena.db, game, game.options(**options), arena.cast,
        seats=SEATS, slug=slug, seed=seed, published=seed,
    )  # fmt: skip
    world = Listening(match_id, slug, oracle, arena.cast, arena.address, arena.http)
    world.listen()
    return world


@pytest.mark.parametrize("seed", range(TRIALS))
async def test_a_secret_stays_with_those_who_know_it(
    seed: int, arena: Arena, register: Register
) -> None:
    game = register(Whispers())
    begun = secrets.token_bytes(32)
    world, other = await listening(arena, game, begun), await listening(arena, game, begun)
    trial = Trial((world, other), seed % SEATS, Rng(seed.to_bytes(32, "big")))
    await trial.begin()
    while not trial.over:
        await trial.go_on(60)
        await world.look_around()
    for each in (world, other):
        each.require_silence()
        await each.close()
    assert world.oracle.outcome is not None
    open_to_all = "".join((await browse(world, "newcomer")).values())
    assert words_in(open_to_all) >= world.secrets(), "at the end all is open"


@pytest.fixture(params=["json", "console"])
def lines(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Generator[Callable[[], str]]:
    """All that the server writes into its log, at the most talkative level."""
    form: Literal["json", "console"] = request.param
    written = io.StringIO()
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr(sys, "stderr", written)
    logs.set_up(form, "debug")
    for name in ("websockets", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)  # the test's own end of the line
    yield written.getvalue
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)


async def test_no_secret_is_logged_whatever_breaks(
    lines: Callable[[], str], arena: Arena, register: Register
) -> None:
    game = register(Whispers())
    world = await listening(arena, game, secrets.token_bytes(32), fragile=True)
    for seat in range(SEATS):
        await world.enter(seat)
    async with arena.db.session() as session:
        await service.seat_bot(session, world.id, 2, "babbler")
    for seat in (0, 0, 1, 1):
        page = world.page(seat)
        await page.hush()
        answer = await page.ask("move", secrets.token_hex(4), **answer_to(page.view))
        assert answer["type"] == "ack"
    broken = await breaking(world.page(0))
    assert broken["code"] == "broken"
    await world.hush(range(SEATS))
    world.require_silence()
    written = lines()
    assert "bot_broke" in written
    assert "message_failed" in written
    assert not words_in(written), written
    await world.close()


def answer_to(view: dict[str, Any]) -> dict[str, Any]:
    """The first answer to the open decision."""
    return {"decision": view["decision"]["id"], "choices": view["decision"]["choices"][:1]}


async def breaking(page: Page) -> dict[str, Any]:
    """Wait for the gift, and give a word at which the rules fail."""
    while (page.view["decision"] or {}).get("prompt") != "gift":
        await page.hush()
    return await page.ask("move", "c-breaks", **answer_to(page.view))


async def test_an_error_of_the_database_does_not_name_what_was_to_be_stored(arena: Arena) -> None:
    card = {"word": "whisper-00000000"}
    row = insert(MoveRow).values(match_id=0, seq=1, kind="start", data=card)
    async with arena.db.engine.connect() as connection:
        with pytest.raises(DBAPIError) as failed:
            await connection.execute(row)
    assert not words_in(str(failed.value))
