"""Pictures of Mombasa: the two recorded rounds, at the first question of each kind."""

from typing import TYPE_CHECKING, Any, cast

import msgspec

from app.matches import service
from tests.browser import test_mombasa as played

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tools.screenshots import Studio


async def mombasa(studio: "Studio") -> None:
    """From the first cards to the second round, and the rules."""
    recorded = msgspec.json.decode(played.RECORD.read_bytes(), type=played.Recorded)
    people = [await studio.invite(name) for name in ("Ana", "Bo", "Cleo")]
    cast("Any", service).secrets = played.Drawn(recorded.seed)
    await played.gather((people[0], people[1], people[2]))
    await walk(studio, people, recorded)
    await people[0].open("/rules/mombasa")
    await studio.take(people[0], "mombasa-rules", whole=True)
    for guest in people:
        await guest.context.close()


async def walk(studio: "Studio", people: "list[Guest]", recorded: played.Recorded) -> None:
    """The moves of the match; each kind of question is photographed once."""
    taken: set[str] = set()
    for record in recorded.history:
        guest = people[record.seat]
        prompt = await played.asked(guest, record)
        if prompt not in taken:
            taken.add(prompt)
            await studio.take(guest, f"mombasa-{prompt}")
        await played.answer(guest, record)
