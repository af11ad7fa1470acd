"""The messages of a table's socket, both ways; `docs/protocol.md` shows one of each."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from app.matches.records import Proposed
from engines.kernel import Barred, Caution, Choice, Line, Outcome

CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{1,40}\Z")]
DecisionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Label: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Number: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
MOST_CHOICES: Final = 256
MOST_LETTERS: Final = 500

# ---------------------------------------------------------------- from the page


class FromPage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of the page."""


class Hello(FromPage, tag="hello", frozen=True):
    """The first message: how many log entries the page has already."""

    log: Annotated[int, Meta(ge=0)] = 0


class Move(FromPage, tag="move", frozen=True):
    """An answer to a decision."""

    id: CommandId
    decision: DecisionId
    choices: Annotated[list[int | Label], Meta(max_length=MOST_CHOICES)]


class Retract(FromPage, tag="retract", frozen=True):
    """Take back one's answer in a window that is still open."""

    id: CommandId
    decision: DecisionId


class Undo(FromPage, tag="undo", frozen=True):
    """Take back one's last move."""

    id: CommandId


class Claim(Struct, frozen=True):
    """Table talk from a list: a text key with parameters."""

    key: Annotated[str, Meta(pattern=r"^claim-[a-z0-9-]{1,40}\Z")]
    params: Annotated[dict[Word, Number | Word], Meta(max_length=8)] = {}


class Say(FromPage, tag="chat", frozen=True):
    """Table talk: free text or a claim."""

    id: CommandId
    text: Annotated[str, Meta(max_length=MOST_LETTERS)] | None = None
    claim: Claim | None = None


class Ping(FromPage, tag="ping", frozen=True):
    """Are you there?"""


class Here(FromPage, tag="here", frozen=True):
    """Whether the page is looked at."""

    hidden: bool


Command: TypeAlias = Move | Retract | Undo
Incoming: TypeAlias = Hello | Move | Retract | Undo | Say | Ping | Here

_decoder: Final = msgspec.json.Decoder(Incoming)
_COMMAND: Final = re.compile(r"[A-Za-z0-9-]{1,40}\Z")


def decode(raw: str) -> Incoming:
    """A message of the page; msgspec.DecodeError where it is none."""
    try:
        return _decoder.decode(raw)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error


def command_of(raw: str) -> str | None:
    """The command id of a message that could not be read, where it has one."""
    try:
        found: object = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    command: object = found.get("id") if isinstance(found, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]: it may be anything
    return command if isinstance(command, str) and _COMMAND.match(command) else None


# ---------------------------------------------------------------- to the page


class ToPage(Struct, frozen=True, tag_field="type"):
    """A message to the page."""


class MatchInfo(Struct, frozen=True):
    """What does not change about a match.

    `clock` are the seconds for each answer (0: no clock), `at_zero` says what happens then.
    """

    slug: str
    game: str
    options: dict[str, Any]
    status: str
    seats: int
    seed_hash: str | None
    rules_version: int
    clock: int = 0
    at_zero: str = "mark"


class Talk(Struct, frozen=True):
    """One line of table talk."""

    id: int
    seat: int | None
    name: str
    text: str | None
    claim: dict[str, Any] | None
    at: str


class Welcome(ToPage, tag="welcome", frozen=True):
    """The answer to `hello`; `seen` is how much of the log one's seat had been shown before."""

    match: MatchInfo
    you: int | None
    server: str
    chat: list[Talk]
    now: str
    seen: int | None = None


class Person(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: str
    kind: Literal["person", "bot"]
    bot: str | None
    present: bool
    conceded: bool
    stands_in: bool


class Claimed(Struct, frozen=True):
    """Somebody's claim to a seat, for the host."""

    id: int
    seat: int
    name: str


class Persons(ToPage, tag="people", frozen=True):
    """Who is at the table."""

    seats: list[Person]
    host: int | None
    is_host: bool
    watchers: int
    end_votes: list[int]
    claims: list[Claimed]
    rematch: str | None
    devices: int
    habits: list[str]
    proposal: Proposed | None
    paused: bool
    paused_by: str


class Question(Struct, frozen=True):
    """The viewer's open decision."""

    id: str
    seat: int
    prompt: str
    params: dict[str, Any]
    choices: tuple[Choice, ...]
    at_least: int
    at_most: int
    barred: tuple[Barred, ...]
    cautions: tuple[Caution, ...]
    light: tuple[Choice, ...]


class Answered(Struct, frozen=True):
    """An own answer in the open window."""

    decision: str
    choices: tuple[Choice, ...]
    prompt: str


class Waiting(Struct, frozen=True):
    """Whom the table waits for, and until when their time lasts (UTC); None: there is no limit."""

    seats: tuple[int, ...]
    prompt: str | None
    until: str | None = None


class Content(Struct, frozen=True):
    """What one viewer sees; a `view` adds `type`, `version` and `log`."""

    status: str
    public: Raw
    own: dict[str, Any] | None
    decision: Question | None
    answers: list[Answered]
    awaited: Waiting
    ready: tuple[int, ...]
    declared: dict[int, Any]
    undo: bool
    retract: str | None
    outcome: Outcome | None
    seed: str | None


class Log(Struct, frozen=True):
    """Cut the page's log to `start` (sent as `from`) entries, then append."""

    start: int = msgspec.field(name="from")
    entries: list[Line]


class View(ToPage, tag="view", frozen=True):
    """What one viewer sees now; as it is read, not as it is put together (see `frames`)."""

    version: int
    status: str
    public: dict[str, Any]
    own: dict[str, Any] | None
    decision: Question | None
    answers: list[Answered]
    awaited: Waiting
    ready: list[int]
    declared: dict[str, Any]
    undo: bool
    retract: str | None
    outcome: Outcome | None
    seed: str | None
    log: Log


class Ack(ToPage, tag="ack", frozen=True):
    """A command is stored for good."""

    id: str
    result: str = "done"


class Error(ToPage, tag="error", frozen=True):
    """A message was refused, and why; nothing was changed by it."""

    id: str | None
    code: str
    message: str
    rule: str | None = None


class Chat(ToPage, tag="chat", frozen=True):
    """A new line of table talk."""

    id: int
    seat: int | None
    name: str
    text: str | None
    claim: dict[str, Any] | None
    at: str


class Unsaid(ToPage, tag="unsaid", frozen=True):
    """Lines of table talk that are not there any more."""

    ids: list[int]


class Pong(ToPage, tag="pong", frozen=True):
    """The answer to `ping`."""


class Bye(ToPage, tag="bye", frozen=True):
    """The last message; `restart` alone asks to come back."""

    code: Literal["revoked", "restart", "gone"]
    message: str


Outgoing: TypeAlias = Welcome | Persons | View | Ack | Error | Chat | Unsaid | Pong | Bye

_encode = msgspec.json.Encoder().encode


def text_of(message: Struct) -> str:
    """A message as the text of its frame."""
    return _encode(message).decode()
