"""A match that is open in this process: its moves one after the other, and who watches it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Final, Literal, TypeVar

import structlog

from app.db import Database, is_lost
from app.errors import AppError, ConflictError, ForbiddenError, NotFoundError
from app.matches import adopting, store, talk
from app.matches.connection import Connection
from app.matches.frames import Shown, Watcher
from app.matches.journal import Journal, Stored, UnknownOutcomeError
from app.matches.live import Live
from app.matches.persons import persons_frame
from app.matches.protocol import Chat, Command, Move, Retract, Talk, Unsaid, Welcome
from app.matches.records import Draft, Row
from app.observing.meters import MOVES
from app.people.names import unlike

log = structlog.get_logger(__name__)
R = TypeVar("R")

ATTEMPTS: Final = 12
PAUSE: Final = 0.004
MOST_PAGES: Final = 250


@dataclass(frozen=True, slots=True)
class Actor:
    """Who sends a command: a person in a seat, or the bot that plays for one."""

    seat: int | None
    player_id: int | None
    bot: str | None = None

    def command(self, command_id: str) -> str:
        """The id under which the command is stored: nobody can use somebody else's."""
        return f"{self.bot or self.player_id}.{command_id}"


class Room:
    """One match: loaded when needed, changed under its lock, shown to its connections.

    What is shown is always the last committed state, and only to those of whom a page has come
    since. A match whose commit failed is dropped and read again from the store.
    """

    def __init__(self, match_id: int, db: Database, journal: Journal, release: str) -> None:
        self.match_id = match_id
        self.live: Live | None = None
        self.shown: Shown | None = None
        self.connections: list[Connection] = []
        self.chat: dict[int, Talk] = {}
        self.marks: dict[int, int] = {}
        self.used = monotonic()
        self.on_due: Callable[[], None] = lambda: None
        self._viewers: set[Watcher] = set()
        self._lock = asyncio.Lock()
        self._db = db
        self._journal = journal
        self._release = release

    @property
    def broken(self) -> bool:
        """Whether the match must be read again before it can be shown rightly."""
        return self.live is None and self.shown is not None

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._lock.locked()

    # ---------------------------------------------------------------- people come and go

    async def enter(self, connection: Connection, known: int, head: int = 0) -> None:
        """Welcome a page that has `known` log entries, and keep it up to date from now on.

        A match that is loaded is shown at once, also while a commit is under way; unless the store
        had got to `head` already when the page came, for it may have seen that elsewhere. AppError
        where too many pages of this seat, or of those who watch, are there already.
        """
        if not self._is_shown_to(connection, head):
            await self._catch_up(connection, head)
        connection.seat = self._seat_of(connection)
        if sum(other.seat == connection.seat for other in self.connections) >= MOST_PAGES:
            raise AppError("crowded", 503)
        if not self._may_stay(connection):
            raise ForbiddenError("may-not-watch")
        self.connections.append(connection)
        self._greet(connection, known)
        self.show_people()

    def _is_shown_to(self, connection: Connection, head: int) -> bool:
        shown = self.shown
        return (
            shown is not None and shown.head >= head and self._seat_of(connection) in shown.contents
        )

    async def _catch_up(self, connection: Connection, head: int) -> None:
        """Have the match as far as `head`, and shown to the page's seat as well."""
        async with self._lock:
            if self.shown is not None and self.shown.head < head:
                self.live = None
            live = await self._loaded()
            self._viewers.add(self._seat_of(connection))
            self._publish(live)

    def _greet(self, connection: Connection, known: int) -> None:
        if self.shown is None:
            return
        chat = [self.chat[key] for key in sorted(self.chat)]
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        seen = self._seen_by(connection.seat)
        connection.tell(Welcome(self.shown.info, connection.seat, self._release, chat, now, seen))
        self._tell_people(connection)
        connection.begin(self.shown, known)

    def _seen_by(self, seat: int | None) -> int | None:
        """How much of the log a seat had been shown; what was cut from it since is not counted."""
        if seat is None or self.live is None or self.shown is None:
            return None
        seen = self.live.place(seat).shown
        return None if seen is None else min(seen, self.shown.settled, len(self.shown.log))

    def note_shown(self, connection: Connection) -> None:
        """Keep how much of the log a page has shown to its seat, when it is not looked at.

        `marks` has it until it is stored, which is no hurry.
        """
        if connection.seat is None or self.live is None:
            return
        place = self.live.place(connection.seat)
        known = -1 if place.shown is None else place.shown
        if place.player_id is None or connection.looked <= known:
            return
        place.shown = self.marks[connection.seat] = connection.looked

    def leave(self, connection: Connection) -> None:
        """Forget a page that is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = monotonic()
            self.show_people()

    def turn_out(self, player_ids: Collection[int]) -> None:
        """Close the pages of players who are banned from the server."""
        for connection in [c for c in self.connections if c.player_id in player_ids]:
            connection.bye("gone")
            self.leave(connection)

    def seats(self) -> set[int]:
        """The seats that are connected."""
        return {c.seat for c in self.connections if c.seat is not None}

    def players(self) -> set[int]:
        """The players who are connected."""
        return {c.player_id for c in self.connections if c.player_id is not None}

    def show_people(self) -> None:
        """Tell everybody who is here, where it changed."""
        for connection in self.connections:
            self._tell_people(connection)

    def _tell_people(self, connection: Connection) -> None:
        if self.live is not None:
            is_host = connection.player_id == self.live.people.host_id is not None
            frame = persons_frame(
                self.live.people,
                self.connections,
                is_host=is_host,
                seat=connection.seat,
                locale=connection.locale,
            )
            connection.show_people(frame)

    def _seat_of(self, connection: Connection) -> int | None:
        if self.live is None or connection.player_id is None:
            return connection.seat
        return self.live.people.holders.get(connection.player_id)

    def _may_stay(self, connection: Connection) -> bool:
        """Whether a page may see the table: by a seat, as the host's, or since all may."""
        people = self.live.people if self.live is not None else None
        if people is None or connection.seat is not None or people.watch:
            return True
        return connection.player_id == people.host_id is not None

    def name_of(self, connection: Connection, name: str) -> str:
        """What `name` is called at this table: as on the seat, or like nobody who sits."""
        places = self.live.people.places if self.live is not None else []
        if connection.seat is not None and places:
            return places[connection.seat].name
        return unlike(name, {place.name for place in places})

    # ---------------------------------------------------------------- commands

    async def act(self, actor: Actor, command: Command, *, done: int | None = None) -> None:
        """Make a command durable, then show it; a repeated one is done already.

        Raises `AppError` in words. `UnknownOutcomeError`: send the same command again.
        """
        self.used = monotonic()
        async with self._lock:
            for attempt in range(ATTEMPTS):
                live = await self._loaded()
                if actor.command(command.id) in live.commands:
                    return
                draft = live.play(_row(live, actor, command), done=done)
                if await self._commit(live, draft):
                    return
                await asyncio.sleep(PAUSE * attempt * attempt)
            raise AppError("unavailable", 503)

    async def _commit(self, live: Live, draft: Draft) -> bool:
        """Store a draft; False where the match had moved on, and must be looked at again."""
        try:
            result = await self._journal.store(draft)
        except BaseException:
            self.live = None
            raise
        if result is Stored.MOVED_ON:
            self.live = None
            return False
        MOVES.labels(live.stored.game, draft.row.kind).inc()
        self._publish(live)
        if draft.due:
            self.on_due()
        return True

    # ---------------------------------------------------------------- keeping up with the store

    async def _loaded(self) -> Live:
        """The live match as stored, read if need be; the lock must be held."""
        if self.live is not None:
            return self.live
        live, lines = await self._read()
        self.live = live
        self._apply_people(live)
        self._publish(live)
        self._hear(lines)
        return live

    async def _read(self) -> tuple[Live, list[Talk]]:
        """The match as stored; one whose rules have changed is taken over first."""
        try:
            try:
                return await self._read_once()
            except ConflictError:
                async with self._db.session() as session:
                    await adopting.adopt(session, self.match_id)
                return await self._read_once()
        except Exception as error:
            if is_lost(error):
                raise UnknownOutcomeError from error
            raise

    async def _read_once(self) -> tuple[Live, list[Talk]]:
        async with self._db.session() as session:
            stored = await store.load(session, self.match_id)
            lines = await talk.last(session, self.match_id)
        return Live(stored), lines

    async def heard(self, _match_id: int, head: int) -> None:
        """Somebody says that the match changed; `head` 0 says that more than moves did."""
        if head and self.live is not None and self.live.head >= head:
            return
        await self.refresh()

    async def refresh(self) -> None:
        """Read what is new in the store and show it."""
        async with self._lock:
            try:
                if self.live is None:
                    await self._loaded()
                else:
                    await self._follow(self.live)
            except NotFoundError:
                self._vanish("gone")
            except ConflictError:
                self._vanish("restart")

    def _vanish(self, code: Literal["gone", "restart"]) -> None:
        """The match was deleted, or is served under newer rules elsewhere: all pages are told."""
        self.live = self.shown = None
        for connection in self.connections:
            connection.bye(code)
        self.connections.clear()

    async def _follow(self, live: Live) -> None:
        async with self._db.session() as session:
            head = (await store.heads(session, [live.id])).get(live.id)
            if head is None:
                raise NotFoundError("no-such-match")
            people = await store.load_people(session, live.id)
            rows = await store.load_rows(session, live.id, live.head, head)
            entries = await store.load_entries(session, live.id, live.head, head)
            lines = await talk.last(session, live.id)
        live.people = people
        if any(row.kind in ("restore", "rules") for row in rows):
            self.live = None
            await self._loaded()
            return
        try:
            for row in rows:
                live.follow(row, entries.get(row.seq, []))
        except Exception:
            self.live = None
            raise
        self._apply_people(live)
        self._publish(live)
        self._hear(lines)

    def _hear(self, lines: list[Talk]) -> None:
        """Tell what is new of the last lines, and what was said and is not there any more."""
        since = lines[0].id if len(lines) == talk.KEPT else 0
        heard = {line.id for line in lines}
        if gone := [key for key in self.chat if key >= since and key not in heard]:
            self.chat = {key: line for key, line in self.chat.items() if key in heard}
            for connection in self.connections:
                connection.tell(Unsaid(gone))
        for line in lines:
            if line.id not in self.chat:
                self.chat[line.id] = line
                message = Chat(line.id, line.seat, line.name, line.text, line.claim, line.at)
                for connection in self.connections:
                    connection.tell(message)
        while len(self.chat) > talk.KEPT:
            del self.chat[min(self.chat)]

    def _publish(self, live: Live) -> None:
        """Show what is committed now to everybody to whom it is new."""
        self.shown = shown = Shown(live, self.shown, self._viewers)
        for connection in self.connections:
            connection.show(shown)

    def _apply_people(self, live: Live) -> None:
        """Shut out whose key does not count any more, and let in who got a seat."""
        for seat, shown in self.marks.items():
            live.place(seat).shown = shown
        for connection in list(self.connections):
            seat = self._seat_of(connection)
            if seat != connection.seat:
                connection.bye("revoked" if seat is None else "restart")
            elif not self._may_stay(connection):
                connection.bye("gone")
            if connection.closing is not None:
                self.connections.remove(connection)
        self.show_people()

    async def look(self, question: Callable[[Live], R]) -> R:
        """Ask something of the live match."""
        async with self._lock:
            return question(await self._loaded())


def _row(live: Live, actor: Actor, command: Command) -> Row:
    """The row that a command would become; raises where this actor may not move at all."""
    if actor.seat is None:
        raise AppError("no-seat", 403)
    if not live.playing:
        raise ConflictError("not-playing")
    if live.people.paused:
        raise ConflictError("paused")
    if actor.bot is None and live.people.holders.get(actor.player_id or 0) != actor.seat:
        raise AppError("no-seat", 403)  # the seat went to another key
    place = live.place(actor.seat)
    if actor.bot != place.bot:
        raise ConflictError("conceded" if place.conceded else "bot-plays")
    kind = (
        "move"
        if isinstance(command, Move)
        else "retract"
        if isinstance(command, Retract)
        else "undo"
    )
    return Row(
        live.head + 1,
        kind,
        actor.seat,
        command.decision if isinstance(command, Move | Retract) else None,
        command.choices if isinstance(command, Move) else None,
        None,
        actor.player_id,
        actor.command(command.id),
    )
