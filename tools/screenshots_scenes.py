"""What is photographed: friends meet, play, and read their match again."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from playwright.async_api import expect

from tests.browser.guests import PATIENCE, Guest
from tests.browser.party import lay, newest, send, until
from tools.screenshots_cazamanzanas import cazamanzanas
from tools.screenshots_gosu import gosu
from tools.screenshots_kamakura import kamakura
from tools.screenshots_mombasa import mombasa

if TYPE_CHECKING:
    from tools.screenshots import Studio

Scene = Callable[["Studio"], Awaitable[None]]


async def plain_pages(studio: "Studio") -> None:
    """What a visitor finds who has not played yet."""
    guest = await studio.invite("Nora")
    await guest.open("/")
    await studio.take(guest, "home-first", whole=True)
    await guest.open("/rules/kamozza")
    await studio.take(guest, "rules", whole=True)
    await guest.open("/me")
    await studio.take(guest, "me", whole=True)
    await guest.open("/t/nowhere")
    await studio.take(guest, "error", whole=True)
    await guest.context.close()
    nora = await studio.invite("Nora", locale="es")
    await nora.open("/")
    await studio.take(nora, "home-spanish", whole=True)
    await nora.context.close()


async def open_table(host: Guest) -> str:
    """The host opens a match on the home page; its address."""
    await host.open("/")
    name = host.page.locator("#name")
    if await name.count():
        await name.fill(host.name)
    await host.page.locator("form.new button").last.click()
    await host.page.wait_for_url("**/t/*")
    return host.page.url


async def join(guest: Guest, link: str) -> None:
    """Opens the link, types a name, sits down."""
    await guest.open(link)
    await guest.write("Your name", guest.name)
    await guest.press("button", "Sit down", exact=True)
    await expect(guest.page.locator("small.you")).to_be_visible(timeout=PATIENCE)


async def add_bot(host: Guest, kind: str) -> None:
    """The host gives the first free seat to a bot."""
    await host.press("button", "Add a bot", exact=True)
    await host.page.locator(":popover-open").get_by_role("button", name=kind).click()
    await host.sees(re.compile(f"^bot, {kind}"))
    await expect(host.page.locator(":popover-open")).to_have_count(0, timeout=PATIENCE)


async def a_match(studio: "Studio") -> None:
    """Two friends and two bots, from the empty lobby to the rematch."""
    lucia = await studio.invite("Lucía")
    mateo = await studio.invite("Mateo")
    link = await open_table(lucia)
    await studio.take(lucia, "lobby-empty", whole=True)
    await lobby(studio, lucia, mateo, link)
    await lucia.press("button", "Begin")
    slug = link.rsplit("/", 1)[1]
    await rounds(studio, lucia, mateo)
    await at_the_door(studio, lucia, link)
    await last_rounds(studio, lucia, mateo)
    await after_the_end(studio, lucia, slug)


async def lobby(studio: "Studio", lucia: Guest, mateo: Guest, link: str) -> None:
    """People and bots sit down."""
    await mateo.open(link)
    await studio.take(mateo, "lobby-newcomer", whole=True)
    await join(mateo, link)
    await add_bot(lucia, "Trader")
    await lucia.press("button", "Add a bot", exact=True)
    await studio.take(lucia, "lobby-add-bot")
    await lucia.page.keyboard.press("Escape")
    await add_bot(lucia, "Steward")
    await studio.take(lucia, "lobby-host", whole=True)
    await studio.take(mateo, "lobby-guest", whole=True)
    await lucia.press("button", "Your seat: colour, stand up")
    await studio.take(lucia, "lobby-my-seat")
    await lucia.page.keyboard.press("Escape")


async def asked_for(guest: Guest, prompt: str) -> None:
    """Waits until the table asks this person something."""

    def asked() -> bool:
        decision = newest(guest).get("decision")
        return bool(decision and decision["prompt"] == prompt)

    await until(asked, f"{guest.name} is asked for {prompt}")
    await expect(guest.page.locator('[data-ref][data-state="legal"]').first).to_be_visible()


async def begun(guest: Guest, number: int) -> None:
    """Waits until a round has begun."""
    await until(lambda: newest(guest)["public"]["round"] == number, f"round {number}")


async def lay_both(lucia: Guest, mateo: Guest, kinds: tuple[str, str]) -> None:
    """Both lay goods when it is their turn."""
    left = {lucia: kinds[0], mateo: kinds[1]}
    while left:
        ready = [g for g in left if _asked_cargo(g)]
        for guest in ready:
            await lay(guest, [left.pop(guest)])
        await lucia.page.wait_for_timeout(50)


async def lay_one(guest: Guest, kind: str) -> None:
    """Lays goods, and waits until the server has them."""
    await lay(guest, [kind])
    await until(lambda: not _asked_cargo(guest), f"{kind} laid")


def _asked_cargo(guest: Guest) -> bool:
    decision = newest(guest).get("decision")
    return bool(decision and decision["prompt"] == "cargo")


async def rounds(studio: "Studio", lucia: Guest, mateo: Guest) -> None:
    """The first two rounds, with everything that can be asked, opened and said."""
    while not _asked_cargo(lucia):
        if _asked_cargo(mateo):
            await studio.take(lucia, "table-waits")
            await lay_one(mateo, "porcelain")
        await lucia.page.wait_for_timeout(50)
    await asked_for(lucia, "cargo")
    await studio.take(lucia, "table-cargo")
    for kind in ("rat", "timber"):
        await lucia.choose("button", re.compile(f"^{kind}, weight", re.IGNORECASE))
    await studio.take(lucia, "table-cargo-staged")
    await lucia.press("button", "Lay face down")
    while newest(lucia)["public"]["phase"] == "cargo":
        if _asked_cargo(mateo):
            await lay_one(mateo, "porcelain")
        await lucia.page.wait_for_timeout(50)
    await asked_for(lucia, "port")
    await studio.take(lucia, "table-port")
    await lucia.choose("button", re.compile("^Port B"))
    await studio.take(lucia, "table-port-staged")
    await lucia.press("button", "To port B", exact=True)
    await lucia.sees("You chose Port B.")
    await studio.take(lucia, "table-port-sent")
    await sheets(studio, lucia, mateo)
    await send(mateo, "B")
    await begun(lucia, 2)
    await lay_both(lucia, mateo, ("silk", "gold"))
    await asked_for(lucia, "port")
    await studio.take(lucia, "table-second-round")
    await studio.postcard(lucia, "table", (1240, 820), 0.7)


async def sheets(studio: "Studio", lucia: Guest, mateo: Guest) -> None:
    """Log, chat, rules, more, a player."""
    await mateo.press("tab", re.compile("^Chat"))
    await mateo.press("button", "I am going to port A.")
    await mateo.write("Say something to the table", "Who has the rat? I smell a rat.")
    await mateo.press("button", "Send")
    await lucia.page.set_viewport_size({"width": 390, "height": 844})
    for button, name in (("Log", "log"), ("Chat", "chat")):
        await lucia.press("button", re.compile(f"^{button}"))
        for light in ("light", "dark"):
            await studio.snap(lucia, f"table-{name}", (390, 844), light)
        await lucia.press("button", "Close")
    for button, name in (("Rules", "aid"), ("More", "more")):
        await lucia.press("button", button)
        await studio.take(lucia, f"table-{name}")
        await lucia.press("button", "Close")
    await lucia.press("button", re.compile("^Mateo"))
    await studio.take(lucia, "table-player")
    await lucia.press("button", "Close")


async def at_the_door(studio: "Studio", lucia: Guest, link: str) -> None:
    """Strangers: one looks on, one says that a seat is theirs; the host is asked."""
    nora = await studio.invite("Nora")
    await nora.open(link)
    await studio.take(nora, "door", whole=True)
    await nora.press("link", "Watch")
    await until(lambda: newest(nora), "a view for the spectator")
    await studio.take(nora, "table-spectator")
    await nora.open(link)
    await nora.press("button", re.compile("^Mateo"))
    await nora.sees("The page opens by itself")
    await studio.take(nora, "door-claimed", whole=True)
    await lucia.press("button", re.compile("^More"))
    await studio.take(lucia, "table-claim")
    await lucia.press("button", "Play on another device")
    link = await lucia.find("textbox", "Link that carries your seat").input_value()
    await studio.take(lucia, "table-carry")
    await lucia.press("button", "Close")
    await nora.open(link)
    await studio.take(nora, "key", whole=True)
    await nora.context.close()


async def last_rounds(studio: "Studio", lucia: Guest, mateo: Guest) -> None:
    """To the end; a third browser films what the ports bring."""
    nora = await studio.invite("Nora", still=False)
    await nora.open(lucia.page.url + "?watch")
    await until(lambda: newest(nora), "a view for the spectator")
    sizes = (((390, 844), "light"), ((1440, 900), "light"), ((768, 1024), "dark"))
    goods = (None, ("gold", "rat"), ("rice", "tea"))
    for number, ((size, light), kinds) in enumerate(zip(sizes, goods, strict=True), start=2):
        if kinds:
            await begun(lucia, number)
            await lay_both(lucia, mateo, kinds)
            await asked_for(lucia, "port")
            await studio.take(lucia, f"table-round-{number}")
        await nora.page.set_viewport_size({"width": size[0], "height": size[1]})
        await nora.page.emulate_media(
            color_scheme="dark" if light == "dark" else "light", reduced_motion="no-preference"
        )
        await send(lucia, "A")
        await send(mateo, "A" if kinds else "B")
        for shot in range(9):
            await nora.page.wait_for_timeout(700)
            await studio.now(nora, f"reveal-{number}-{size[0]}-{light}-{shot}")
    await nora.context.close()


async def after_the_end(studio: "Studio", lucia: Guest, slug: str) -> None:
    """Score sheet, harbour, replay, home."""
    await expect(lucia.find("dialog", "Score sheet")).to_be_visible(timeout=PATIENCE)
    await studio.take(lucia, "table-end")
    await lucia.page.get_by_text("Was the shuffle honest?").click()
    await studio.take(lucia, "table-end-seed")
    await lucia.press("button", "Close")
    await studio.take(lucia, "table-over")
    await lucia.open(f"/t/{slug}/replay?move=9&eyes=everything")
    await lucia.sees(re.compile("Move 9"))
    await studio.take(lucia, "replay")
    await lucia.open(f"/t/{slug}")
    await lucia.press("button", "Score sheet")
    await lucia.press("button", "Play again")
    await lucia.page.wait_for_url(re.compile(rf"/t/(?!{slug})"))
    await studio.take(lucia, "lobby-rematch", whole=True)
    await open_table(lucia)
    await lucia.open("/")
    await studio.take(lucia, "home-known", whole=True)
    stranger = await studio.invite("Inés")
    await stranger.open(f"/t/{slug}")
    await studio.take(stranger, "door-over", whole=True)
    await stranger.context.close()


async def other_tables(studio: "Studio") -> None:
    """Five at a table, in Spanish, with storms and cats; the variant with three."""
    lucia = await studio.invite("Lucía", locale="es")
    await open_table(lucia)
    for option in ("#option-typhoons", "#option-cat_ship-port_a"):
        await lucia.page.locator(option).check()
    await studio.take(lucia, "lobby-spanish", whole=True)
    await play_on(studio, lucia, 4, "table-spanish")
    await lucia.context.close()
    mateo = await studio.invite("Mateo")
    await open_table(mateo)
    await mateo.page.locator("#option-mode-variant").check()
    await play_on(studio, mateo, 2, "table-variant")
    await mateo.context.close()


async def play_on(studio: "Studio", host: Guest, bots: int, name: str) -> None:
    """The host against bots: the first, third and fourth round, and the score."""
    for number in range(1, bots + 1):
        await host.page.locator(f"#seat-{number}").click()
        await host.page.locator(f"#seat-{number}-trader").click()
        await expect(host.page.locator(".seat").nth(number)).to_have_attribute("data-kind", "bot")
    await host.page.locator("#begin").click()
    taken: set[int] = set()
    await until(lambda: newest(host), "the first view")
    while newest(host)["status"] == "playing":
        decision, public = newest(host).get("decision"), newest(host)["public"]
        if decision and public["round"] not in taken and decision["prompt"] == "cargo":
            taken.add(public["round"])
            await studio.take(host, f"{name}-{public['round']}")
        if decision:
            await answer(host, decision)
        await host.page.wait_for_timeout(50)
    await expect(host.page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
    await studio.take(host, f"{name}-end")


async def answer(host: Guest, decision: dict[str, Any]) -> None:
    """Takes the first choice there is, and waits until the server has it."""
    await host.page.locator(f'[data-ref="{decision["choices"][0]}"][data-state="legal"]').click()
    await host.page.locator(".prompt__confirm").click()

    def answered() -> bool:
        now = newest(host).get("decision")
        return not now or now["id"] != decision["id"]

    await until(answered, "the answer is in")


GAMES: tuple[Scene, ...] = (kamakura, cazamanzanas, gosu, mombasa)
"""The tables of single games; their pictures' names begin with the game's."""
SCENES: tuple[Scene, ...] = (plain_pages, a_match, other_tables, *GAMES)
