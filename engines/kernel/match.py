"""Drives a game's rules: who must decide, what they may choose, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Raw

from engines.kernel import codec
from engines.kernel.decision import (
    NOBODY,
    Answer,
    Awaited,
    Choice,
    Decision,
    Seat,
    Viewer,
)
from engines.kernel.errors import IllegalMoveError, RulesError
from engines.kernel.game import Game, GameOptions, S, View
from engines.kernel.imagined import ImaginedMatch
from engines.kernel.rng import Rng
from engines.kernel.running import Running
from engines.kernel.saved import Checkpoint, Past, Saved
from engines.kernel.table import (
    Again,
    Numbers,
)


class Match(Running[S]):
    """One play of a game: a checkpoint, the moves since (the tail), and the live rules.

    `decisions` are the open questions by seat; `outcome` is None until the end; `entries` are the
    log entries of the last call that changed the match, `reveals` what it made known.
    """

    __slots__ = ()

    @classmethod
    def start(cls, game: Game[S, Any], seats: int, options: GameOptions, seed: bytes) -> Match[S]:
        """A new match for `seats` seats; `seed` has 32 bytes and decides all that is random."""
        if seats not in game.info.seats:
            raise ValueError(f"{game.info.slug} has no place for {seats} players")
        rng = Rng(seed)
        state = game.setup(seats, options, rng)
        return cls.resume(game, seed, codec.encode(Checkpoint(0, seats, rng.position, state)))

    @classmethod
    def resume(cls, game: Game[S, Any], seed: bytes, checkpoint: bytes) -> Match[S]:
        """The match as it stood at a checkpoint, with the first questions of the next step."""
        return cls._at(game, seed, checkpoint, Numbers(0), ())

    @classmethod
    def load(cls, game: Game[S, Any], seed: bytes, dump: bytes) -> Match[S]:
        """The inverse of `dump`; raises `HistoryMismatchError` where the rules have changed."""
        saved = codec.decode(dump, Saved)
        numbers = Numbers(0)
        numbers.line, numbers.spent = saved.line, saved.spent
        tail = [(seat, None if move is None else tuple(move)) for seat, move in saved.tail]
        return cls._at(game, seed, bytes(saved.checkpoint), numbers, tail)

    # ---------------------------------------------------------------- what others may do

    @property
    def state(self) -> S:
        """The full truth; it never leaves the server."""
        return self.table.state

    def submit(self, seat: Seat, decision_id: str, choices: Sequence[Choice]) -> None:
        """Answer an open decision; `entries` are then the log entries that follow.

        Raises `IllegalMoveError` and changes nothing where the move is not offered, `RulesError`
        where the rules fail: then the match stands as before the move.
        """
        decision = self.open_decision(seat, decision_id)
        move = tuple(choices)
        decision.require(move)
        self._try(decision.prompt, partial(self.feed, Answer(decision, move)))

    def leave(self, seat: Seat) -> None:
        """The seat leaves for good, as the game's rules have it; see `Game.can_leave`.

        Raises `IllegalMoveError` where the match is over.
        """
        if self.outcome is not None:
            raise IllegalMoveError("closed")
        self._try("leave", partial(self._depart, seat))

    def deal_again(self, seed: bytes) -> None:
        """Deal all again that no seat can see now; from here on `seed` (32 bytes) decides.

        So whoever saw how a match went on from here cannot know how it will. Raises
        `IllegalMoveError` where the match is over.
        """
        if self.outcome is not None:
            raise IllegalMoveError("closed")
        self._redeal(seed)
        self.entries, self.reveals = [], []

    def _try(self, what: str, deed: Callable[[], None]) -> None:
        """Do something to the match; where the rules fail, it stands as before."""
        checkpoint, seed, mark = self.checkpoint, self._seed, self._numbers.mark()
        tail, length = self.tail, len(self.tail)
        try:
            deed()
        except Exception as error:
            self.checkpoint, self._seed = checkpoint, seed
            self._numbers.back_to(mark)
            self._run([(past.seat, past.move) for past in tail[:length]])
            raise RulesError(f"{what}: {error}") from error
        self._take_entries()

    def _moves(self) -> list[Past]:
        return [(past.seat, past.move) for past in self.tail]

    def open_decision(self, seat: Seat, decision_id: str) -> Decision:
        """The seat's open question of that id; raises `IllegalMoveError` where there is none.

        Another seat's question is refused alike whether it is open or not: how many a seat has
        answered in a window cannot be found out by guessing.
        """
        decision = self.decisions.get(seat)
        if decision is not None and decision.id == decision_id:
            return decision
        asked = decision_id.split(".")[1:2]
        raise IllegalMoveError("closed" if asked in ([], [str(seat)]) else "not-yours")

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` made the last move of the step, and nothing was revealed by it."""
        return (
            len(self.tail) > self._floor
            and self.tail[-1].seat == seat
            and self.table.window is None
        )

    def undo(self, seat: Seat) -> None:
        """Take the last move back, with all that it said; raises `IllegalMoveError`."""
        if not self.can_undo(seat):
            raise IllegalMoveError("undo")
        self._run_without(seat, len(self.tail) - 1)
        self.table.say("undone", seat=seat)
        self._take_entries()

    def can_retract(self, seat: Seat) -> str | None:
        """The decision whose answer `seat` may take back: its last one in an open window."""
        window = self.table.window
        mine = self.answers(seat)
        return mine[-1].decision.id if window is not None and window.retract and mine else None

    def retract(self, seat: Seat, decision_id: str | None = None) -> None:
        """Take back the seat's answers of the open window from `decision_id` (the last) on."""
        last = self.can_retract(seat)
        wanted = decision_id or last
        for index in range(self._window_start, len(self.tail)):
            past = self.tail[index]
            if last is not None and isinstance(past, Answer) and past.decision.id == wanted:
                if past.seat != seat:
                    break
                self._run_without(seat, index)
                return
        raise IllegalMoveError("retract")

    def _run_without(self, seat: Seat, index: int) -> None:
        """Run the step again without the seat's moves from tail `index` on."""
        moves = self._moves()
        kept = [past for at, past in enumerate(moves) if at < index or past[0] != seat]
        self._numbers.keep(seat, sum(mover == seat for mover, _ in kept))
        self._run(kept)
        self.entries, self.reveals = [], []

    # ---------------------------------------------------------------- what others may see

    def answers(self, seat: Seat) -> list[Answer]:
        """The seat's own answers in the open window, oldest first; none once it has left."""
        if self.table.window is None:
            return []
        mine = [past for past in self.tail[self._window_start :] if past.seat == seat]
        answers = [past for past in mine if isinstance(past, Answer)]
        return answers if len(answers) == len(mine) else []

    def awaited(self) -> Awaited:
        """Whom the table waits for, and for what."""
        window = self.table.window
        seats = tuple(sorted(self.decisions))
        if window is not None:
            return Awaited(seats, window.prompt)
        return Awaited(seats, next((d.prompt for d in self.decisions.values()), None))

    def ready(self) -> tuple[Seat, ...]:
        """The seats that are done in the open window, ascending."""
        window = self.table.window
        return () if window is None else tuple(sorted(window.ready))

    def declared(self) -> dict[Seat, Any]:
        """What finished parts of the open window made public, by seat."""
        window = self.table.window
        return {} if window is None else dict(sorted(window.declared.items()))

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` sees of the state."""
        return self.game.view(self.state, viewer, self.seats)

    # ---------------------------------------------------------------- copies

    @property
    def since(self) -> int:
        """How many moves of the step came before the open questions, or their window."""
        return self._window_start if self.table.window is not None else len(self.tail)

    @property
    def at_checkpoint(self) -> bool:
        """Whether no move was made since the checkpoint."""
        return not self.tail

    def clone(self) -> Match[S]:
        """An equal match that goes its own way."""
        return type(self)._at(
            self.game, self._seed, self.checkpoint, self._numbers.copy(), self._moves()
        )

    def dump(self) -> bytes:
        """The match as JSON, without its seed; `load` is the inverse."""
        tail = [(seat, None if move is None else list(move)) for seat, move in self._moves()]
        numbers = self._numbers
        return codec.encode(Saved(Raw(self.checkpoint), tail, numbers.line, numbers.spent))

    def imagined(self, knowing: frozenset[Seat], rng: Rng) -> ImaginedMatch[S]:
        """The match as the seats `knowing` might imagine it: all that they cannot see dealt again.

        In an open window the other seats are asked anew, and what is drawn later comes from
        another seed. Outside a window only the seat that is asked can imagine: another seat's
        question may follow from what it holds.
        """
        if self.table.window is None and not knowing.issuperset(self.decisions):
            raise RulesError("only a seat that is asked can imagine the middle of a step")
        start = self.since
        moves = self._moves()
        seen = [
            (seat, move)
            for at, (seat, move) in enumerate(moves)
            if at < start or seat in knowing or seat == NOBODY or move is None
        ]
        numbers = self._numbers.copy()
        copy = type(self)._at(self.game, self._seed, self.checkpoint, numbers, seen)
        self.game.imagine(copy.state, knowing, rng)
        copy._seed, copy._dealt, copy.checkpoint, copy.tail = rng.seed(), None, b"", []
        copy._rng.reseed(copy._seed)
        if copy.table.window is not None:
            copy._advance(Again(knowing))
        return ImaginedMatch(copy)
