"""Pictures of Kamakura: the recorded match of three, at the first question of each kind."""

from typing import TYPE_CHECKING, Any, cast

from app.matches import service
from tests.browser import test_kamakura as played
from tests.browser.hosting import gather
from tests.browser.party import newest
from tests.browser.recording import Drawn, Recorded, asked

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tools.screenshots import Studio

WATCHED = ("defend", "walls", "blade")
"""The questions at which a picture is taken over the shoulder of somebody who waits as well."""


async def kamakura(studio: "Studio") -> None:
    """From the laying of lands to the score, and the rules."""
    recorded = Recorded.read(played.RECORD)
    people = [await studio.invite(name) for name in ("Ana", "Bo", "Cleo")]
    cast("Any", service).secrets = Drawn(recorded.seed)
    await gather(people, "Kamakura")
    await walk(studio, people, recorded)
    await people[0].find("dialog", "Score sheet").wait_for()
    await studio.take(people[0], "kamakura-end")
    await people[0].open("/rules/kamakura")
    await studio.take(people[0], "kamakura-rules", whole=True)
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
            await studio.take(guest, f"kamakura-{prompt}")
            if prompt in WATCHED:
                onlooker = next(g for g in people if not newest(g).get("decision"))
                await studio.take(onlooker, f"kamakura-{prompt}-watched")
        await played.answer(guest, prompt, record.choices)
