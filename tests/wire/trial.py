"""One trial: a match and its twin, served side by side, look alike to whoever cannot know better.

The twin was imagined for one viewer. Both worlds are played forward over their sockets; the other
seats' moves look alike in public, and what nobody may notice happens in one world only: partial
answers in a window, refused moves, answers taken back before they were finished. Whatever is sent
to the viewer, and to those who merely watch, must be the same, byte for byte, in number and order,
until what the worlds truly differ in is revealed.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engines.kernel import SPECTATOR, Match, RandomBot, Rng, Seat
from engines.kernel.decision import Decision, Move, Viewer
from engines.kernel.table import Reveal
from engines.kernel.twins import LeakError, alike
from tests.wire.browse import browse
from tests.wire.worlds import Watching, World

MASKS = (
    (re.compile(r'"id":\d+,"seat"'), '"id":0,"seat"'),
    (re.compile(r'"at":"20\d\d-[^"]*"'), '"at":""'),
    (re.compile(r'"seed":"[0-9a-f]{64}"'), '"seed":""'),
    (re.compile(r'"(now|until)":"20\d\d-[^"]*"'), '"time":""'),
)
"""What differs between any two matches: numbers and times of chat lines, the time itself and that
of limits, which begins with what all see, and the seed at the end."""
LOOK_ALIKE_TRIES = 24


class PartedError(Exception):
    """The worlds truly differ from here on, in something that the viewer was told."""


class Trial:
    """Two worlds, the viewer that cannot tell them apart, and what happens in them."""

    def __init__(self, worlds: tuple[World, World], viewer: Viewer, rng: Rng) -> None:
        self.worlds = worlds
        self.real, self.twin = worlds
        self.viewer: Viewer = viewer
        self.rng = rng
        self.eyes: list[Watching] = [SPECTATOR, "newcomer"]
        if isinstance(viewer, int):
            self.eyes.insert(0, viewer)
        self.mimic = bool(rng.below(2))
        """Whether the twin world's seats do the same where they can: the worlds part later."""
        self.parted = False
        self.compared = 0
        self._commands = 0
        self._checked: dict[tuple[Watching, int], int] = {}
        self._story: list[str] = []

    # ---------------------------------------------------------------- the course of a trial

    async def play(self, actions: int) -> int:
        """Let so many things happen; how many were compared until the worlds parted."""
        await self.begin()
        await self.go_on(actions)
        return self.compared

    async def begin(self) -> None:
        """Everybody comes to the tables."""
        await self._both(self._everybody_comes)
        await self.compare("at the beginning")
        await self._refused()

    async def go_on(self, actions: int) -> None:
        """Let so many things happen, unless the match ends or the worlds part before."""
        try:
            for _ in range(actions):
                if self.over:
                    break
                await self._happen()
        except PartedError:
            self.parted = True

    @property
    def over(self) -> bool:
        """Whether there is nothing more to compare."""
        return self.parted or self.real.oracle.outcome is not None

    async def _everybody_comes(self, world: World) -> None:
        for viewer in [*range(world.oracle.seats), SPECTATOR, "newcomer"]:
            await world.enter(viewer)
        await world.hush(self.eyes)

    async def _happen(self) -> None:
        """Something happens, in both worlds or unseen in one; then the viewers compare."""
        deeds: list[Callable[[], Awaitable[None]]] = [
            *[self._move] * 5,
            *[self._unseen] * 3,
            self._take_back,
            self._talk,
            self._come_back,
            self._look_away,
            self._browse,
        ]
        deed = self.rng.choice(deeds)
        self._story.append(deed.__name__)
        await deed()
        if self.viewer in self.real.oracle.decisions or self.rng.below(2):
            await self._refused()
        await self.compare(deed.__name__)

    async def _both(self, deed: Callable[[World], Awaitable[Any]]) -> list[Any]:
        return list(await asyncio.gather(*(deed(world) for world in self.worlds)))

    def _command(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    # ---------------------------------------------------------------- what the viewers compare

    async def compare(self, context: str) -> None:
        """Raise `LeakError` unless both worlds sent the same to every viewer."""
        await self._both(lambda world: world.hush(self.eyes))
        for viewer in self.eyes:
            pairs = zip(self.real.pages[viewer], self.twin.pages[viewer], strict=True)
            for number, (real, twin) in enumerate(pairs):
                start = self._checked.get((viewer, number), 0)
                self._same(
                    [masked(frame, self.real) for frame in real.frames[start:]],
                    [masked(frame, self.twin) for frame in twin.frames[start:]],
                    f"{context}: {viewer}",
                )
                self._checked[viewer, number] = len(real.frames)
        self.compared += 1

    def _same(self, real: object, twin: object, context: str) -> None:
        if real != twin:
            raise LeakError(f"{context} is told apart after {self._story}:\n{real}\n{twin}")

    # ---------------------------------------------------------------- moves

    async def _move(self) -> None:
        """A move that looks the same in both worlds."""
        seat = self.rng.choice(sorted(self.real.oracle.decisions))
        for world in self.worlds:
            world.revealed.clear()
        if seat != self.viewer and self.real.oracle.table.window is not None:
            await self._finish(seat)
        else:
            await self._move_alike(seat)
        self._require_together()

    def _require_together(self) -> None:
        """Raise `PartedError` where the viewer was told something that differs."""
        if self._known(self.real.revealed) != self._known(self.twin.revealed):
            raise PartedError

    async def _move_alike(self, seat: Seat) -> None:
        real, twin = (world.oracle.decisions[seat] for world in self.worlds)
        move = RandomBot.answer(real, self.rng)
        other = move if seat == self.viewer else self._alike(real, twin, move)
        command = self._command()
        await asyncio.gather(
            self.real.submit(seat, move, command), self.twin.submit(seat, other, command)
        )

    def _alike(self, real: Decision, twin: Decision, move: Move) -> Move:
        moves = alike(real, twin, move, self.rng)
        if not moves:
            raise PartedError
        return moves[0] if self.mimic else self.rng.choice(moves)

    async def _finish(self, seat: Seat) -> None:
        """Another seat answers all that a window asks it; all that is seen is what it declares."""
        first = _to_the_end(self.real.oracle.clone(), seat, self.rng)
        for move in first:
            await self.real.submit(seat, move, self._command())
        for move in self._unseen_answers(seat, first):
            await self.twin.submit(seat, move, self._command())

    def _unseen_answers(self, seat: Seat, first: list[Move]) -> list[Move]:
        """Answers of the twin that look like those just given, or at least close the window alike.

        Where nothing is revealed yet they are others than `first`, unless the worlds mimic.
        """
        found: list[Move] | None = None
        tries = [first if self.mimic else [], first, *([[]] * LOOK_ALIKE_TRIES)]
        for planned in tries:
            trial = self.twin.oracle.clone()
            moves = _to_the_end(trial, seat, self.rng, planned)
            if _window(trial) == _window(self.real.oracle):
                if self._known(trial.reveals) == self._known(self.real.revealed):
                    return moves
                found = found or moves
        if found is None:
            raise PartedError
        return found

    def _known(self, reveals: Sequence[Reveal]) -> list[object]:
        """What the viewer was told of all that was revealed."""
        return [reveal.what for reveal in reveals if reveal.to in (None, self.viewer)]

    # ---------------------------------------------------------------- what nobody may notice

    async def _unseen(self) -> None:
        """Something happens in one world only, of which the viewer must not get to know."""
        world = self.rng.choice(self.worlds)
        others = [seat for seat in range(world.oracle.seats) if seat != self.viewer]
        seat = self.rng.choice(others)
        deeds = (self._answer_in_part, self._answer_in_part, self._take_part_back, self._stumble)
        await self.rng.choice(deeds)(world, seat)

    async def _answer_in_part(self, world: World, seat: Seat) -> None:
        """Answer a question of a window, when more are to follow."""
        decision = world.oracle.decisions.get(seat)
        if decision is None or world.oracle.table.window is None:
            return
        move = RandomBot.answer(decision, self.rng)
        trial = world.oracle.clone()
        trial.submit(seat, decision.id, move)
        still_open = _window(trial) == _window(world.oracle) and trial.since == world.oracle.since
        if still_open and seat in trial.decisions:
            await world.submit(seat, move, self._command())

    async def _take_part_back(self, world: World, seat: Seat) -> None:
        """Take back an answer of a part that is not finished."""
        if seat in world.oracle.decisions and (wanted := world.oracle.can_retract(seat)):
            await world.retract(seat, wanted, self._command())

    async def _stumble(self, world: World, seat: Seat) -> None:
        """Send what is refused."""
        decision = world.oracle.decisions.get(seat)
        wanted = decision.id if decision is not None and self.rng.below(2) else "0.0.999"
        command, none = self._command(), ["no such choice"]
        answer = await world.page(seat).ask("move", command, decision=wanted, choices=none)
        assert answer["type"] == "error", answer

    # ---------------------------------------------------------------- what is refused

    async def _refused(self) -> None:
        """The viewer tries what it may not, and is told so in the same words."""
        eye = self.eyes[0] if self.rng.below(4) else self.rng.choice(self.eyes)
        for message in self._mischief(eye):
            command = self._command()

            async def say(world: World, message: Any = message, command: str = command) -> None:
                await world.page(eye).ask(command=command, **message)

            await self._both(say)

    def _mischief(self, eye: Watching) -> list[dict[str, Any]]:
        """Moves that the viewer may not make, among them guesses at what another seat is asked."""
        match, rng = self.real.oracle, self.rng
        other = rng.choice([seat for seat in range(match.seats) if seat != eye])
        guesses = [f"{match.step}.{other}.{number}" for number in (1, 2, 3)]
        decision = match.decisions.get(eye) if isinstance(eye, int) else None
        own = [] if decision is None else [rng.choice(_illegal(decision))]
        undo = [] if isinstance(eye, int) and match.can_undo(eye) else [{"kind": "undo"}]
        return [
            *own,
            *undo,
            *({"kind": "move", "decision": guess, "choices": ["none"]} for guess in guesses),
            {"kind": "retract", "decision": rng.choice(guesses)},
        ]

    # ---------------------------------------------------------------- taking back

    async def _take_back(self) -> None:
        """A seat takes back what it did, where both worlds allow it."""
        real, twin = self.real.oracle, self.twin.oracle
        for seat in range(real.seats):
            if real.can_undo(seat) and twin.can_undo(seat):
                command = self._command()
                await self._both(lambda world: world.undo(seat, command))  # noqa: B023 - awaited at once
                return
        done = [
            seat
            for seat in range(real.seats)
            if (seat == self.viewer or seat in real.ready()) and real.can_retract(seat)
        ]
        if done:
            await self._retract(self.rng.choice(done))

    async def _retract(self, seat: Seat) -> None:
        command = self._command()
        for world in self.worlds:
            wanted = world.oracle.can_retract(seat)
            assert wanted is not None, "what is finished can be taken back in both worlds"
            await world.retract(seat, wanted, command)

    # ---------------------------------------------------------------- beside the game

    async def _talk(self) -> None:
        """Somebody says something."""
        who = self.rng.below(self.real.oracle.seats)
        command = self._command()
        claim = {"key": "claim-cargo", "params": {"cargo": "gold"}}
        words = {"claim": claim} if self.rng.below(2) else {"text": f"word {command}"}
        await self._both(lambda world: world.page(who).ask("chat", command, **words))

    async def _come_back(self) -> None:
        """A viewer's page is opened again, and the old one closed; or somebody new comes."""
        eye = self.rng.choice(self.eyes)
        known = self.rng.below(self.real.page(eye).log + 1) if self.rng.below(3) else 0

        async def again(world: World) -> None:
            old = world.page(eye)
            await world.enter(eye, known=known)
            if eye != "newcomer":
                await old.close()

        await self._both(again)

    async def _look_away(self) -> None:
        """Somebody puts the page into the background, or looks at it again."""
        who = self.rng.below(self.real.oracle.seats)
        hidden = bool(self.rng.below(2))

        async def look(world: World) -> None:
            await world.page(who).send(type="here", hidden=hidden)
            await world.page(who).hush()

        await self._both(look)

    async def _browse(self) -> None:
        """Look at the pages of the match."""
        eye = self.rng.choice(self.eyes)
        real, twin = await self._both(lambda world: browse(world, eye))
        for path, answer in real.items():
            self._same(
                masked(answer, self.real),
                masked(twin[path], self.twin),
                f"{path} as {eye}",
            )


def masked(text: str, world: World) -> str:
    """What was sent, without what must differ between two matches."""
    text = text.replace(world.slug, "SLUG")
    for pattern, instead in MASKS:
        text = pattern.sub(instead, text)
    return text


def _illegal(decision: Decision) -> list[dict[str, Any]]:
    """Answers that the viewer's own question does not take."""
    moves: list[list[Any]] = [[], ["no such choice"], [b.choice for b in decision.barred][:1]]
    moves.append(list(decision.choices[: decision.at_most + 1]))
    return [
        {"kind": "move", "decision": decision.id, "choices": move}
        for move in moves
        if not decision.accepts(tuple(move))
    ]


def _to_the_end(match: Match[Any], seat: Seat, rng: Rng, first: Sequence[Move] = ()) -> list[Move]:
    """Play all that the open window asks a seat: `first` where it fits, then at random."""
    window, moves, planned = match.table.window, list[Move](), iter(first)
    while match.table.window is window and seat in match.decisions:
        decision = match.decisions[seat]
        move = next(planned, None)
        fits = move is not None and decision.accepts(move)
        moves.append(move if fits else RandomBot.answer(decision, rng))
        match.submit(seat, decision.id, moves[-1])
    return moves


def _window(match: Match[Any]) -> tuple[object, ...]:
    """What answers in a window make public at once: who is done, and what was declared."""
    window = match.table.window or match.table.closed
    declared = {} if window is None else window.declared
    return match.step, match.ready(), sorted(declared.items())
