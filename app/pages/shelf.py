"""The games on the shelf: what the home page and the rules pages say of each."""

from dataclasses import dataclass

from app.texts import Texts, for_locale
from engines.catalogue import GAMES


@dataclass(frozen=True)
class Box:
    """A game as the home page shows it; `ready` when it can be played."""

    slug: str
    title: str
    blurb: str
    seats: tuple[int, int]
    minutes: int
    ready: bool


ANNOUNCED = {
    "kamozza": ("Kamozza", (3, 5), 15),
    "gosu": ("GOSU", (2, 4), 45),
    "kamakura": ("Kamakura", (2, 8), 30),
    "cazamanzanas": ("Cazamanzanas", (2, 4), 25),
    "mombasa": ("Mombasa", (2, 4), 120),
}
"""Title, seats and minutes of every game that is on the table or will be, in the shelf's order."""


def shelf(locale: str) -> list[Box]:
    """All games in the shelf's order, those of the catalogue in their own words."""
    boxes = [_box(slug, locale) for slug in {**ANNOUNCED, **GAMES}]
    return sorted(boxes, key=lambda box: not box.ready)


def box_of(slug: str, locale: str) -> Box | None:
    """One game of the shelf; None where there is no such game."""
    return _box(slug, locale) if slug in ANNOUNCED or slug in GAMES else None


def _box(slug: str, locale: str) -> Box:
    if slug in GAMES:
        info, texts = GAMES[slug].info, for_locale(locale, slug)
        seats = (info.seats[0], info.seats[-1])
        return Box(slug, texts.text("title"), texts.text("blurb"), seats, info.minutes, ready=True)
    title, seats, minutes = ANNOUNCED[slug]
    return Box(slug, title, _blurb(slug, for_locale(locale)), seats, minutes, ready=False)


def _blurb(slug: str, texts: Texts) -> str:
    return texts.text(f"ui-game-{slug}")
