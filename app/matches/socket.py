"""The socket of a table page: reads messages, answers each in words, shuts out floods."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.db import database_of, is_lost
from app.errors import AppError, ForbiddenError, NotFoundError
from app.matches import protocol, service, talk
from app.matches.attendance import note_here
from app.matches.connection import Connection
from app.matches.journal import UnknownOutcomeError
from app.matches.protocol import Ack, Error, Hello, Here, Incoming, Ping, Pong, Say
from app.matches.room import Actor, Room
from app.matches.rooms import Rooms
from app.observing.meters import REFUSALS
from app.people import limits
from app.people.csrf import same_origin
from app.people.players import current_player, locale_of, require_known
from app.sentences import sentence
from app.settings import Settings

log = structlog.get_logger(__name__)

HELLO_SECONDS: Final = 10.0
STRIKES: Final = 20
REFUSED: Final = 4403
UNKNOWN: Final = 4404
OVERDONE: Final = 1008
LATER: Final = 1013


@dataclass(slots=True)
class Pace:
    """How fast a page may send: `most` messages in ten seconds; who goes on is shut out."""

    most: int
    left: float = 0.0
    at: float = 0.0
    strikes: int = 0

    def __post_init__(self) -> None:
        self.left, self.at = float(self.most), monotonic()

    def count(self) -> None:
        """Count a message; AppError (429) where it is one too many."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.most / 10)
        self.at = now
        if self.left == self.most:
            self.strikes = 0
        if self.left < 1:
            self.strikes += 1
            raise AppError("slow-down", 429)
        self.left -= 1


@dataclass(slots=True)
class Guest:
    """A page at a table: its connection, its room, and whose it is.

    `head` is how far the match was in the store when it came.
    """

    connection: Connection
    room: Room
    head: int
    name: str
    socket: WebSocket
    pace: Pace
    longest: int
    purses: list[tuple[str, int]] = field(default_factory=list)

    @property
    def actor(self) -> Actor:
        """Who the commands of this page come from."""
        return Actor(self.connection.seat, self.connection.player_id)


class TableSocket:
    """The conversation of one table page; `docs/protocol.md` describes it.

    It takes and gives ASGI messages as they are: what is laid around them is paid for with every
    frame.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page, until it goes."""
        await _serve(WebSocket(scope, receive, send), scope["path_params"]["slug"], receive, send)


ROUTE: Final = WebSocketRoute("/t/{slug}/ws", TableSocket())


async def _serve(socket: WebSocket, slug: str, receive: Receive, send: Send) -> None:
    if not same_origin(socket) or socket.headers.get("origin") == "null":
        await socket.close(REFUSED)
        return
    await socket.accept()
    with (
        suppress(WebSocketDisconnect, RuntimeError),
        structlog.contextvars.bound_contextvars(match=slug[:32]),
    ):
        try:
            guest = await _guest(socket, slug, send)
        except AppError as error:
            await _turn_away(socket, error)
        except Exception as error:
            if not is_lost(error):
                raise
            await socket.close(LATER)
        else:
            structlog.contextvars.bind_contextvars(seat=guest.connection.seat)
            await converse(guest, _reader(receive))


def _reader(receive: Receive) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else message["bytes"].decode(errors="replace")

    return read


async def _guest(socket: WebSocket, slug: str, send: Send) -> Guest:
    """Who comes to which match; AppError where they may not."""
    rooms: Rooms = socket.app.state.rooms
    settings: Settings = socket.app.state.settings
    async with database_of(socket).session() as session:
        player = await current_player(socket, session)
        visit = await service.load_for_page(session, slug, player.id if player else None)
        match_id, head = visit.match.id, visit.match.head
        started = visit.match.status != "open"
        if visit.seat is not None:
            await note_here(session, [(match_id, visit.seat)])
        locale = locale_of(socket, player)
    if player is not None:
        del socket.state.player  # the page may stay for hours
    if not visit.may_watch:
        raise ForbiddenError("may-not-watch")
    if not started:
        raise NotFoundError("no-such-match")

    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    connection = Connection(
        send_text, socket.close, player_id=player.id if player else None, locale=locale
    )
    connection.seat = visit.seat
    return Guest(
        connection,
        rooms.of(match_id),
        head,
        player.name if player else "",
        socket,
        Pace(settings.limit_moves),
        settings.limit_message,
        limits.purses(socket, "move", connection.player_id),
    )


async def _turn_away(socket: WebSocket, error: AppError) -> None:
    message = sentence(error, locale_of(socket))
    await socket.send_text(protocol.text_of(protocol.Bye("gone", message)))
    await socket.close(REFUSED if isinstance(error, ForbiddenError) else UNKNOWN)


async def converse(guest: Guest, read: Callable[[], Awaitable[str]]) -> None:
    """Welcome the page after its `hello`, then answer its messages until it goes."""
    connection = guest.connection
    try:
        known = await _hello(read)
        await guest.room.enter(connection, known, guest.head)
        while connection.closing is None:
            await _answer(guest, await connection.hear(read()))
    except AppError as error:
        _refuse(guest, None, error)
        connection.close_after(LATER)
    finally:
        guest.room.leave(connection)
        guest.room.note_shown(connection)
        await connection.drained(1.0)


async def _hello(read: Callable[[], Awaitable[str]]) -> int:
    with suppress(TimeoutError, msgspec.ValidationError, msgspec.DecodeError):
        async with asyncio.timeout(HELLO_SECONDS):
            message = protocol.decode(await read())
        if isinstance(message, Hello):
            return message.log
    return 0


async def _answer(guest: Guest, raw: str) -> None:
    """Do what one message asks, or say why not."""
    command: str | None = None
    try:
        guest.pace.count()
        for who, most in guest.purses:
            limits.limits_of(guest.socket).spend("move", who, most)
        message = _read(raw, guest.longest)
        command = getattr(message, "id", None)
        await _do(guest, message)
    except AppError as error:
        _refuse(guest, command or protocol.command_of(raw[: guest.longest]), error)
    except Exception as error:
        _refuse(guest, command, _unforeseen(guest, error))


def _unforeseen(guest: Guest, error: Exception) -> AppError:
    """What to say about an error that nobody meant."""
    if is_lost(error):
        return UnknownOutcomeError()
    log.error("message_failed", number=guest.room.match_id, exc_info=error)
    return AppError("broken", 500)


def _read(raw: str, longest: int) -> Incoming:
    if len(raw.encode()) > longest:
        raise AppError("too-long", 413, args={"most": longest})
    try:
        return protocol.decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise AppError("bad-message") from error


async def _do(guest: Guest, message: Incoming) -> None:
    connection, room = guest.connection, guest.room
    match message:
        case Ping():
            connection.tell(Pong())
        case Here(hidden):
            connection.look(hidden=hidden)
            room.show_people()
            if hidden:
                room.note_shown(connection)
        case Say():
            await _say(guest, message)
            connection.tell(Ack(message.id))
        case Hello(known):
            if room.shown is not None:
                connection.begin(room.shown, known)
        case _:
            await room.act(guest.actor, message)
            connection.tell(Ack(message.id))


async def _say(guest: Guest, message: Say) -> None:
    connection, room = guest.connection, guest.room
    if connection.player_id is None or not guest.name:
        raise AppError("chat-nameless", 403)
    limits.spend(guest.socket, "chat", connection.player_id)
    name = room.name_of(connection, guest.name)
    speaker = talk.Speaker(room.match_id, connection.player_id, connection.seat, name)
    async with database_of(guest.socket).session() as session:
        await require_known(session, connection.player_id)
        await talk.say(session, speaker, message)
    await room.refresh()


def _refuse(guest: Guest, command: str | None, error: AppError) -> None:
    connection = guest.connection
    message = sentence(error, connection.locale)
    REFUSALS.labels(error.code).inc()
    connection.tell(Error(command, error.code, message, error.rule))
    if guest.pace.strikes > STRIKES:
        connection.close_after(OVERDONE)
