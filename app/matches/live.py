"""A match in memory, exactly as stored up to its head. No storage, no sockets, no waiting."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import structlog

from app.errors import AppError, ConflictError
from app.matches.clock import Clock
from app.matches.protocol import MatchInfo
from app.matches.records import Draft, Due, People, Place, Row, Stored, snapshot_of
from engines.catalogue import GAMES
from engines.kernel import (
    Choice,
    Decision,
    Entry,
    Game,
    HistoryMismatchError,
    IllegalMoveError,
    Match,
    Outcome,
    seed_hash,
)

log = structlog.get_logger(__name__)
TABLE: Final = "table-"
"""How the keys of entries begin that no game wrote."""
UNDONE: Final = "undone"
"""What the kernel says of a move that was taken back: the question is what it was before."""


def stand_in(game: Game[Any, Any]) -> str:
    """The bot that plays on for somebody who left."""
    return game.substitute


def table_entry(key: str, **data: Any) -> Entry:
    """What the log says of people, not of the game: all read the same, and no undo removes it."""
    return Entry(TABLE + key, data)


def ranked(game: Game[Any, Any], outcome: Outcome, conceded: frozenset[int]) -> Outcome:
    """The outcome with all who conceded ranked behind all who did not.

    A game whose rules say what becomes of them has ranked them already.
    """
    if not conceded or game.can_leave:
        return outcome
    order = [(seat in conceded, rank) for seat, rank in enumerate(outcome.ranks)]
    ranks = [1 + sum(other < mine for other in order) for mine in order]
    return msgspec.structs.replace(outcome, ranks=ranks)


def habit_answer(game: Game[Any, Any], habits: Sequence[str], decision: Decision) -> Choice | None:
    """What is answered for a person by habit; it follows from the prompt, never from choices."""
    answers = [game.habits[habit].get(decision.prompt) for habit in habits if habit in game.habits]
    return next((answer for answer in answers if answer is not None), None)


@contextmanager
def readable(match_id: int) -> Generator[None]:
    """ConflictError for whatever changed rules or spoilt bytes make of a stored match."""
    try:
        yield
    except AppError:
        raise
    except Exception as error:
        log.error("match_unreadable", match=match_id, what=type(error).__name__)
        raise ConflictError("other-rules") from error


class Live:
    """The engine's match, the log as it counts now, who sits where, and which commands are done.

    `cuts` is the shortest length that the log was ever cut to by an undo; what a page holds
    beyond it may not count any more. ConflictError where the rules cannot read what is stored.
    """

    __slots__ = (
        "_marks",
        "branch",
        "clock",
        "commands",
        "cuts",
        "head",
        "log",
        "match",
        "outcome",
        "people",
        "status",
        "stored",
    )

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.people: People = stored.people
        self.status = stored.status
        self.outcome = msgspec.convert(stored.outcome, Outcome) if stored.outcome else None
        self.log: list[Entry] = []
        self.cuts: int | None = None
        self.commands: set[str] = set()
        self.head = 0
        self.branch = 0
        self._marks: list[int] = []
        with readable(stored.id):
            self._rebuild(stored)

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.stored.id

    @property
    def info(self) -> MatchInfo:
        """The match's card."""
        stored = self.stored
        return MatchInfo(
            stored.slug,
            stored.game,
            stored.options,
            self.status,
            stored.seat_count,
            seed_hash(stored.seed_at(self.head)) if stored.seeds else stored.seed_hash,
            stored.rules_version,
            stored.clock,
            stored.at_zero,
        )

    @property
    def until(self) -> str | None:
        """When the time for the open questions is over (UTC); None: never."""
        if not self.clock.runs or not self.match.decisions or self.people.paused:
            return None
        return self.clock.until

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        return self.status == "playing"

    # ---------------------------------------------------------------- following the store

    def _rebuild(self, stored: Stored) -> None:
        game = GAMES.get(stored.game)
        if game is None or game.info.rules_version != stored.rules_version:
            raise ConflictError("other-rules")
        self.match = self._first(game, stored)
        limit = game.time_limit(game.options.model_validate(stored.options))
        self.clock = Clock(limit, stored.clock, stored.at_zero)
        since = stored.checkpoint[0] if stored.checkpoint else 1
        for row in stored.rows:
            self.follow(row, stored.entries.get(row.seq, []), engine=row.seq > since)
            if row.seq == since:
                self._ask(row)  # only now were the questions of the checkpoint asked

    @staticmethod
    def _first(game: Game[Any, Any], stored: Stored) -> Match[Any]:
        if stored.checkpoint is not None:
            seq, checkpoint = stored.checkpoint
            return Match[Any].resume(game, stored.seed_at(seq), checkpoint)
        options = game.options.model_validate(stored.options)
        return Match[Any].start(game, stored.seat_count, options, stored.seed)

    def follow(self, row: Row, entries: Sequence[Entry], *, engine: bool = True) -> None:
        """Take over a stored row; `engine` False where the match stands after it already."""
        cut = row.data["log"] if row.kind == "undo" and row.data else None
        if row.kind == "restore":
            self.branch = (row.data or {}).get("number", row.seq)
            self.cuts = len(self.log) if self.cuts is None else min(self.cuts, len(self.log))
        if engine:
            self._play_again(row)
        self._log(entries, cut)
        self._note(row)
        if engine:
            self._ask(row)
        if row.kind == "end":
            self.status = "abandoned"

    def _play_again(self, row: Row) -> None:
        step, before = self.match.step, len(self.log)
        try:
            self._feed(row)
        except IllegalMoveError as error:
            raise HistoryMismatchError(f"match {self.id}, move {row.seq}: {error}") from error
        self._mark(step, before)
        self._end()

    def _feed(self, row: Row) -> list[Entry]:
        """Hand a row to the engine, where it is one of the engine's; what was said of it."""
        seat = row.seat if row.seat is not None else -1
        if row.kind == "move":
            self.match.submit(seat, self._engine_id(row.decision or ""), row.choices or [])
            return self.match.entries
        if row.kind == "undo":
            self.match.undo(seat)
            return self.match.entries
        if row.kind == "concede" and self.match.game.can_leave:
            self.match.leave(seat)
            return self.match.entries
        if row.kind == "retract":
            self.match.retract(seat, self._engine_id(row.decision or ""))
        if row.kind == "restore":
            self.match.deal_again(self.stored.seeds[row.seq])
        return []

    def public_id(self, decision: str) -> str:
        """The id of a question as pages know it: none from before a restore is valid after it.

        Restores are counted; the number of a row would tell how much others did unseen.
        """
        return f"{self.branch}~{decision}" if self.branch else decision

    def _engine_id(self, public: str) -> str:
        """The inverse of `public_id`; what comes from before a restore is no question any more."""
        branch, _, decision = public.rpartition("~")
        if branch != (str(self.branch) if self.branch else ""):
            raise IllegalMoveError("closed")
        return decision

    # ---------------------------------------------------------------- going on

    def play(self, row: Row, *, done: int | None = None) -> Draft:
        """Make a move, undo or retract, and what must be stored of it.

        Raises `AppError` in words where it is not possible; the match is unchanged then.
        """
        step, before = self.match.step, len(self.log)
        cut = self._marks[-1] if row.kind == "undo" and self._marks else None
        try:
            entries = self._feed(row)
        except IllegalMoveError as error:
            raise self._refusal(error) from error
        if cut is not None:
            row = msgspec.structs.replace(row, data={"log": cut})
        self._log(entries, cut)
        self._mark(step, before)
        self._note(row)
        self._ask(row)
        self._end()
        return self._draft(row, entries, new_step=self.match.step != step, done=done)

    def _draft(self, row: Row, entries: list[Entry], *, new_step: bool, done: int | None) -> Draft:
        draft = Draft(self.id, row, entries, list(self.match.awaited().seats), done=done)
        if new_step:
            draft.snapshot = snapshot_of(self.match)
        if self.outcome is not None:
            draft.status, draft.outcome = self.status, msgspec.json.encode(self.outcome)
        draft.due = self.due()
        return draft

    def due(self) -> list[Due]:
        """Open decisions that a bot answers, or a habit of the seat's person; clocks of others."""
        bots, habits = self.people.bots(), self.people.habits()
        match = self.match
        clocks = [
            Due(seat, self.limit_key(seat), kind, self.clock.left(after))
            for kind, after in self.clock.ends
            for seat in match.decisions
            if seat not in bots
        ]
        return clocks + [
            Due(decision.seat, self.public_id(decision.id))
            for decision in match.decisions.values()
            if decision.seat in bots
            or habit_answer(match.game, habits.get(decision.seat, ()), decision) is not None
        ]

    def limit_key(self, seat: int) -> str:
        """Names all questions that a seat is asked until its window closes: they have one limit."""
        return self.public_id(f"{self.match.step}.{seat}@{self.match.since}")

    def is_asked(self, seat: int, limit_key: str) -> bool:
        """Whether the person of a seat still owes the answer that is called so."""
        open_to_all = self.playing and seat in self.match.decisions
        return open_to_all and self.place(seat).bot is None and self.limit_key(seat) == limit_key

    def _refusal(self, error: IllegalMoveError) -> AppError:
        args = dict(error.params)
        if error.reason is not None:
            args["reason"] = error.reason
        return AppError(
            f"move-{error.code}", 409, rule=error.rule, game=self.stored.game, args=args
        )

    def _note(self, row: Row) -> None:
        """Remember how far the log goes, and its commands."""
        self.head = row.seq
        if row.command is not None:
            self.commands.add(row.command)

    def _ask(self, row: Row) -> None:
        """Remember since when the open questions are asked; after a pause that is anew."""
        if not self.clock.runs:
            return
        if row.kind == "continue":
            self.clock.begin()
        self.clock.note(self._questions(), row.at or datetime.now(UTC))

    def _questions(self) -> Hashable:
        """The open questions as everybody can tell them apart: a window, or what lies open."""
        match, where = self.match, (self.branch, self.match.step)
        if match.table.window is not None:
            return (*where, match.since)
        told = sum(entry.key != UNDONE and not entry.key.startswith(TABLE) for entry in self.log)
        public = msgspec.json.encode(match.game.public(match.state))
        return (*where, match.awaited(), told, public)

    def _log(self, entries: Sequence[Entry], cut: int | None) -> None:
        if cut is not None:
            self.log[cut:] = [entry for entry in self.log[cut:] if entry.key.startswith(TABLE)]
            self.cuts = cut if self.cuts is None else min(self.cuts, cut)
        self.log.extend(entries)

    def _mark(self, step: int, before: int) -> None:
        """Remember how long the log was before each move of the running step."""
        if self.match.step != step:
            self._marks = []
            return
        self._marks.append(before)
        del self._marks[len(self.match.tail) :]

    def _end(self) -> None:
        if self.match.outcome is not None and self.playing:
            self.status = "finished"
            self.outcome = ranked(self.match.game, self.match.outcome, self.people.conceded())

    def place(self, seat: int) -> Place:
        """A seat and who sits there."""
        return self.people.places[seat]
