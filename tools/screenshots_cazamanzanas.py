"""Pictures of Cazamanzanas: the recorded match of three, at questions of each kind, and a fall."""

from typing import TYPE_CHECKING, Any, cast

from app.matches import service
from tests.browser import test_cazamanzanas as played
from tests.browser.hosting import gather
from tests.browser.party import newest, until
from tests.browser.recording import Drawn, Recorded, asked

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tools.screenshots import Studio

FRAMES = 16
EVERY = 450


async def cazamanzanas(studio: "Studio") -> None:
    """From the first card to the score, and the rules; somebody who likes motion looks on."""
    recorded = Recorded.read(played.RECORD)
    people = [await studio.invite(name) for name in ("Ana", "Bo", "Cleo")]
    cast("Any", service).secrets = Drawn(recorded.seed)
    await gather(people, "Cazamanzanas")
    onlooker = await studio.invite("Nora", still=False)
    await onlooker.open(people[0].page.url + "?watch")
    await until(lambda: newest(onlooker), "a view for the spectator")
    await walk(studio, people, recorded, onlooker)
    await people[0].find("dialog", "Score sheet").wait_for()
    await studio.take(people[0], "cazamanzanas-end")
    await people[0].press("button", "Close")
    await studio.take(people[0], "cazamanzanas-over")
    await people[0].open("/rules/cazamanzanas")
    await studio.take(people[0], "cazamanzanas-rules", whole=True)
    for guest in (*people, onlooker):
        await guest.context.close()


async def walk(
    studio: "Studio", people: "list[Guest]", recorded: Recorded, onlooker: "Guest"
) -> None:
    """The moves of the match; each kind of question is photographed in each round, before and after
    a choice is staged."""
    taken: set[tuple[str, int]] = set()
    for record in recorded.history:
        guest = people[record.seat]
        prompt = await asked(guest, record)
        public = newest(guest)["public"]
        moment = (prompt, public["round"])
        if moment not in taken:
            taken.add(moment)
            name = f"cazamanzanas-{prompt}-{public['round']}"
            await studio.take(guest, name)
            if prompt in played.CONFIRMS:
                await played.choice_of(guest, record.choices[0]).click()
                await studio.take(guest, f"{name}-staged")
                await guest.page.keyboard.press("Escape")
        ripe = prompt == "refill" and public["track"]["cap"] == public["track"]["last"]
        if ripe and ("fall", public["round"]) not in taken:
            taken.add(("fall", public["round"]))
            await film(studio, onlooker, public["round"])
        await played.answer(guest, prompt, record.choices)


async def film(studio: "Studio", onlooker: "Guest", number: int) -> None:
    """A fall in frames, each round at another size."""
    size, light = (((390, 844), "light"), ((1440, 900), "dark"), ((768, 1024), "light"))[number - 1]
    await onlooker.page.set_viewport_size({"width": size[0], "height": size[1]})
    await onlooker.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    for frame in range(FRAMES):
        await studio.now(onlooker, f"cazamanzanas-fall-{number}-{size[0]}-{light}-{frame:02}")
        await onlooker.page.wait_for_timeout(EVERY)
