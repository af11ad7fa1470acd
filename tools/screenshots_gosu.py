"""Pictures of GOSU: a match of two and one in teams, at the first question of each kind."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from app.matches import service
from tests.browser import test_gosu as played
from tests.browser.hosting import gather
from tests.browser.party import newest
from tests.browser.recording import Drawn, Recorded, asked

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tools.screenshots import Studio

RECORDS = Path(__file__).parents[1] / "tests/engines/recorded/gosu"
"""Whole matches: armies fill in them as they do among people."""
FULL = (12, 20)
"""Cards that lie in all armies when a further picture of a turn is taken."""


async def gosu(studio: "Studio") -> None:
    """Two matches from the clan tokens to the score, and the gallery."""
    await match(studio, "draft-2", ("Ana", "Bo"))
    await match(studio, "teams", ("Ana", "Bo", "Cleo", "Dora"))
    ana = await studio.invite("Ana")
    await ana.open("/rules/gosu")
    await studio.take(ana, "gosu-gallery")
    await ana.context.close()


async def match(studio: "Studio", name: str, names: tuple[str, ...]) -> None:
    """A recorded match is played to its end."""
    found = Recorded.read(RECORDS / f"{name}.json")
    people = [await studio.invite(one) for one in names]
    cast("Any", service).secrets = Drawn(found.seed)
    await gather(people, "GOSU", played.in_teams if name == "teams" else None)
    await walk(studio, people, found, f"gosu-{name}")
    await people[0].find("dialog", "Score sheet").wait_for()
    await studio.take(people[0], f"gosu-{name}-end")
    for guest in people:
        await guest.context.close()


async def walk(studio: "Studio", people: "list[Guest]", found: Recorded, name: str) -> None:
    """The moves; each kind of question is photographed once, turns again when armies grow."""
    taken: set[str] = set()
    for record in found.history:
        guest = people[record.seat]
        if record.deed == "retract":
            await played.take_back(guest, record)
            continue
        prompt = await asked(guest, record)
        moment = f"{name}-{prompt}{size(guest) if prompt == 'turn' else ''}"
        if moment not in taken:
            taken.add(moment)
            await studio.take(guest, moment)
        await played.answer(guest, record.choices)


def size(guest: "Guest") -> str:
    """How full the armies are."""
    players = newest(guest)["public"]["players"]
    lying = sum(len(row) for player in players for row in player["rows"])
    return "".join(f"-{step}" for step in FULL if lying >= step)
