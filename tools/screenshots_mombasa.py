"""Pictures of Mombasa: the two recorded rounds, at the first question of each kind."""

from typing import TYPE_CHECKING, Any, cast

from app.matches import service
from tests.browser import test_mombasa as played
from tests.browser.hosting import gather
from tests.browser.recording import Drawn, Recorded, asked

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tools.screenshots import Studio


async def mombasa(studio: "Studio") -> None:
    """From the first cards to the second round, and the rules."""
    recorded = Recorded.read(played.RECORD)
    people = [await studio.invite(name) for name in ("Ana", "Bo", "Cleo")]
    cast("Any", service).secrets = Drawn(recorded.seed)
    await gather(people, "Mombasa")
    await walk(studio, people, recorded)
    await people[0].open("/rules/mombasa")
    await studio.take(people[0], "mombasa-rules", whole=True)
    for guest in people:
        await guest.context.close()


async def walk(studio: "Studio", people: "list[Guest]", recorded: Recorded) -> None:
    """The moves of the match; each kind of question is photographed once."""
    taken: set[str] = set()
    for record in recorded.history:
        guest = people[record.seat]
        prompt = await asked(guest, record)
        if prompt not in taken:
            taken.add(prompt)
            await studio.take(guest, f"mombasa-{prompt}")
        await played.answer(guest, record)
