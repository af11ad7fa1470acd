"""Every page: for everybody, at every width, in both lights and languages, without script."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.audit import faults_of, faults_of_more, small_targets
from tests.browser.conftest import Inviting
from tests.browser.guests import Guest
from tests.browser.hosting import STILL, asked, begin, open_table, seat_bot
from tests.browser.party import lay, newest, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_BYTES = 250_000


async def match_of(host: Guest, game: str = "Kamozza", bot: str = "Stowaway") -> str:
    """A match of the host against two bots; its address."""
    link = await open_table(host, game)
    await seat_bot(host, 2, bot)
    await seat_bot(host, 3, bot)
    await begin(host)
    return link


async def concede(guest: Guest) -> None:
    await guest.press("button", "More")
    await guest.press("button", "Concede", exact=True)
    await guest.find("dialog").get_by_role("button", name="Concede").click()
    await expect(guest.find("dialog", "Score sheet")).to_be_visible()


async def test_no_page_has_barriers_or_is_wider_than_its_window(guests: Inviting) -> None:
    nora: Guest = await guests("Nora", **STILL)
    nora.forgive("404")
    found: list[str] = []
    for path in ("/", "/rules/kamozza", "/me", "/me/notices", "/me/data", "/status", "/t/nowhere"):
        await nora.open(path)
        found += await faults_of(nora, path)
    link = await open_table(nora)
    await seat_bot(nora, 2)
    await seat_bot(nora, 3)
    found += await faults_of(nora, "lobby of the host")
    await nora.press("button", "Your seat: colour, stand up")
    found += await faults_of_more(nora, "a seat's sheet")
    guest: Guest = await guests("Gil", **STILL)
    await guest.open(link)
    found += await faults_of(guest, "lobby of a newcomer")
    assert not found, "\n".join(found)


async def test_no_table_has_barriers_or_is_wider_than_its_window(guests: Inviting) -> None:
    nora: Guest = await guests("Nora", **STILL)
    link = await match_of(nora)
    await asked(nora, "cargo")
    found = await faults_of(nora, "goods are asked for")
    await nora.choose("button", re.compile("^Gold"))
    found += await faults_of_more(nora, "goods are staged")
    await nora.press("button", "Lay face down")
    await asked(nora, "port")
    await nora.choose("button", re.compile("^Port A"))
    found += await faults_of_more(nora, "a port is staged")
    await nora.press("button", "To port A", exact=True)
    await until(lambda: newest(nora)["public"]["round"] == 2, "round 2")
    await asked(nora, "cargo")
    found += await faults_of_more(nora, "the second round")
    found += await faults_of_sheets(nora)
    found += await faults_of_door(await guests("Gil", **STILL), link)
    await concede(nora)
    found += await faults_of(nora, "score sheet")
    await nora.press("button", "Close")
    found += await faults_of(nora, "the end")
    await nora.open(f"{link}/replay?move=5")
    await nora.sees(re.compile(r"Move \d+ of \d+"))
    found += await faults_of(nora, "replay")
    await nora.open()
    found += await faults_of(nora, "home with matches")
    assert not found, "\n".join(found)


async def faults_of_sheets(nora: Guest) -> list[str]:
    """Everything that opens over the table."""
    found: list[str] = []
    for button, name in (("Rules", "rules at a glance"), ("More", "more"), (r"You\b", "a player")):
        await nora.press("button", re.compile(f"^{button}"))
        found += await faults_of_more(nora, name)
        await nora.press("button", "Close")
    await nora.looks(390, 844)
    await nora.press("button", "Chat")
    await nora.write("Say something to the table", "Hola")
    await nora.press("button", "Send")
    await expect(nora.find("list", "Chat")).to_contain_text("Hola")
    found += await faults_of_more(nora, "chat")
    await nora.looks(390, 844)
    if await nora.find("button", "Close").count():
        await nora.press("button", "Close")
    await nora.looks(1280, 800)
    await nora.press("button", "More")
    await nora.press("button", "Play on another device")
    await expect(nora.find("textbox", "Link that carries your seat")).to_be_visible()
    found += await faults_of_more(nora, "carry")
    await nora.press("button", "Close")
    return found


async def faults_of_door(gil: Guest, link: str) -> list[str]:
    """What a stranger sees of a match that is played."""
    await gil.open(link)
    found = await faults_of(gil, "door")
    await gil.press("button", re.compile("^Nora"))
    await gil.sees("The page opens by itself")
    found += await faults_of_more(gil, "door, seat claimed")
    await gil.press("link", "Watch")
    await until(lambda: newest(gil), "a view")
    return found + await faults_of(gil, "an onlooker's table")


async def test_thumbs_hit_what_they_aim_at(guests: Inviting) -> None:
    nora: Guest = await guests("Nora", **STILL)
    await nora.open()
    small = await small_targets(nora)
    await match_of(nora)
    await asked(nora, "cargo")
    await nora.choose("button", re.compile("^Gold"))
    small += await small_targets(nora)
    await nora.press("button", "Lay face down")
    await asked(nora, "port")
    small += await small_targets(nora)
    await nora.press("button", "More")
    small += await small_targets(nora)
    assert not small, "\n".join(small)


async def test_low_windows_show_ships_and_hand(guests: Inviting) -> None:
    """A laptop's window, a small phone, a phone held across."""
    nora: Guest = await guests("Nora", **STILL)
    await match_of(nora)
    await asked(nora, "cargo")
    sizes = ((1366, 650), (360, 640), (844, 390))
    for width, height in sizes:
        await nora.looks(width, height)
        gold = await nora.find("button", re.compile("^Gold")).bounding_box()
        assert gold
        assert gold["y"] + gold["height"] <= height, f"the hand is cut at {width} x {height}"
    await nora.looks(1366, 650)
    await lay(nora, ["rat"])
    await asked(nora, "port")
    for width, height in sizes:
        await nora.looks(width, height)
        table = await nora.find("main", "Table").bounding_box()
        port = await nora.find("button", re.compile("^Port B")).bounding_box()
        assert table
        assert port
        assert port["y"] + port["height"] <= table["y"] + table["height"], "a ship drowns"


@pytest.mark.parametrize(
    ("game", "bot", "prompt"),
    [
        ("Kamozza", "Stowaway", "cargo"),
        ("Kamakura", "Drifter", "arrange"),
        ("Cazamanzanas", "Starling", "card"),
        ("GOSU", "Straggler", "clan"),
        ("Mombasa", "Speculator", "rest"),
    ],
)
async def test_the_first_visit_to_a_table_is_small(
    guests: Inviting, game: str, bot: str, prompt: str
) -> None:
    nora: Guest = await guests("Nora", **STILL)
    link = await match_of(nora, game, bot)
    await asked(nora, prompt)
    gil: Guest = await guests("Gil")
    sizes = await transfers(gil)
    await gil.open(f"{link}?watch")
    await until(lambda: newest(gil), "a view")
    await gil.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    worst = sorted(sizes.items(), key=lambda item: -item[1])[:25]
    assert total < MOST_BYTES, f"{total} bytes\n" + "\n".join(f"{n:7} {u}" for u, n in worst)


async def transfers(guest: Guest) -> dict[str, int]:
    """Fills, while pages load, with the bytes that each address took on the wire."""
    line = await guest.context.new_cdp_session(guest.page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def finished(event: dict[str, object]) -> None:
        name = names.get(str(event["requestId"]), "?")
        sizes[name] = sizes.get(name, 0) + int(str(event["encodedDataLength"]).split(".")[0])

    line.on(
        "Network.responseReceived",
        lambda event: names.update({event["requestId"]: event["response"]["url"]}),
    )
    line.on("Network.loadingFinished", finished)
    await line.send("Network.enable")
    return sizes


async def test_pages_work_without_script(guests: Inviting) -> None:
    """Open, join, choose, begin, claim: all by forms; the table alone says that it needs script."""
    nora: Guest = await guests("Nora", java_script_enabled=False)
    for blocked in (" csp", "was preloaded"):  # so Chromium calls it when script is switched off
        nora.forgive(blocked)
    link = await open_table(nora)
    gil: Guest = await guests("Gil", java_script_enabled=False)
    await gil.open(link)
    await gil.write("Your name", "Gil")
    await gil.press("button", "Sit down", exact=True)
    await gil.press("button", "Your seat: colour, stand up")
    await gil.press("button", "Teal, a wedge")
    await nora.open(link)
    await nora.find("radio", "Variant").check()
    await nora.find("button", "Save").first.click()
    await expect(nora.find("radio", "Variant")).to_be_checked()
    await nora.press("button", "Free seat 3: what to do with it")
    await nora.find("button", re.compile("^Trader")).locator("visible=true").click()
    await nora.sees("Ready for 3")
    await nora.press("button", "Begin")
    await expect(nora.page.locator("noscript p")).to_be_visible()
    assert "The table needs JavaScript." in await nora.page.content()
    stranger: Guest = await guests("Ida", java_script_enabled=False)
    await stranger.open(link)
    await stranger.press("button", re.compile("^Gil"))
    await stranger.sees(re.compile("^You said that Gil"))


async def test_pages_speak_the_language_of_their_reader(guests: Inviting) -> None:
    nora: Guest = await guests("Nora", locale="es-ES", **STILL)
    await nora.open()
    html = nora.page.locator("html")
    await expect(html).to_have_attribute("lang", "es")
    await expect(nora.find("heading", "Pon la mesa")).to_be_visible()
    for path in ("/rules/kamozza", "/me"):
        await nora.open(path)
        assert not await nora.page.get_by_text(re.compile(r"\b(ui|rule|page)-\w+-")).count()
    await nora.press("button", "English")
    await expect(html).to_have_attribute("lang", "en")
    await nora.open()
    await expect(nora.find("heading", "Set the table")).to_be_visible()
