"""What is asked of every page: no barrier that axe finds, nothing wider than its window."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.guests import Guest

WIDTHS = (360, 390, 768, 1024, 1440, 1920)
HEIGHT = 844
GRAVE = ("serious", "critical")
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

WIDER = """() => {
  const root = document.scrollingElement;
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return "";
  const wide = [...document.body.querySelectorAll("*")].filter(
    (e) => e.getBoundingClientRect().right > root.clientWidth + 1);
  return `${over} px: ` + wide.slice(0, 5).map((e) => e.outerHTML.slice(0, 90)).join(" | ");
}"""

RUN = """async () => {
  const plain = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  // Behind a picture axe measures no contrast: the cloth is taken off the table for the while.
  const grounds = [document.documentElement, document.body];
  for (const ground of grounds) ground.style.backgroundImage = "none";
  const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
  for (const ground of grounds) ground.style.backgroundImage = "";
  document.adoptedStyleSheets = plain;
  return found.violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.map((n) => `${n.target} ${n.html.slice(0, 120)} `
      + n.any.map((a) => a.message).join(" ")) }));
}"""

NAMELESS = "() => [...document.images].filter((i) => !i.hasAttribute('alt')).map((i) => i.src)"

SMALL = """(least) => {
  const boxes = [...document.querySelectorAll(
    "button, a.button, nav a, summary, select, input:not([type=hidden], [type=range])")];
  const seen = boxes.filter((e) => e.checkVisibility({ visibilityProperty: true })
    && !e.closest("[inert], [aria-hidden=true]") && !e.matches(":disabled"));
  return seen.flatMap((e) => {
    const target = e.closest("label") ?? e;
    const { width, height } = target.getBoundingClientRect();
    return width && Math.min(width, height) < least - 0.5
      ? [`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 110)}`] : [];
  });
}"""


@cache
def axe_source() -> str:
    """axe-core's script, as npm installed it."""
    return AXE.read_text()


async def barriers(guest: Guest) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    if not await guest.script("typeof axe === 'object'"):
        await guest.script(axe_source())
    found: list[dict[str, Any]] = await guest.script(RUN)
    return [
        f"{v['impact']}: {v['help']} ({v['id']}): " + "\n      ".join(v["nodes"][:6])
        for v in found
        if v["impact"] in GRAVE
    ]


async def assert_sound(people: Sequence[Guest], moment: str) -> None:
    """No barrier on anybody's page, and nothing wider than its window."""
    found: list[str] = []
    for guest in people:
        found += [f"{guest.name}: {fault}" for fault in await barriers(guest)]
        if wider := await guest.script(WIDER):
            found.append(f"{guest.name}: {wider}")
    assert not found, moment + "\n" + "\n".join(found)


async def too_wide(guest: Guest) -> list[str]:
    """Window widths at which the page would scroll sideways."""
    found: list[str] = []
    for width in WIDTHS:
        await guest.page.set_viewport_size({"width": width, "height": HEIGHT})
        if over := await guest.script(WIDER):
            found.append(f"at {width} px wider by {over}")
    return found


async def faults_of(guest: Guest, what: str) -> list[str]:
    """All that is wrong with the page at this moment, by day on a phone, by candle on a desk."""
    await guest.looks(390, HEIGHT, "light")
    found = await barriers(guest)
    found += [f"no alternative: {src}" for src in await guest.script(NAMELESS)]
    await guest.looks(1440, 900, "dark")
    found += await barriers(guest)
    found += await too_wide(guest)
    await guest.looks(1440, 900, "light")
    return [f"{what}: {fault}" for fault in found]


async def faults_of_more(guest: Guest, what: str) -> list[str]:
    """What has come to a page that was looked at in full: at night, in the narrowest window."""
    await guest.looks(WIDTHS[0], HEIGHT, "dark")
    found = await barriers(guest)
    if over := await guest.script(WIDER):
        found.append(f"at {WIDTHS[0]} px wider by {over}")
    await guest.looks(1440, 900, "light")
    return [f"{what}: {fault}" for fault in found]


async def small_targets(guest: Guest, least: int = 44) -> list[str]:
    """Controls that a thumb would miss, at 390 px."""
    await guest.looks(390, HEIGHT)
    return await guest.page.evaluate(SMALL, least)
