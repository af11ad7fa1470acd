"""The games on the shelf: what the home page and the rules pages say of each."""

from dataclasses import dataclass

from app.texts import for_locale
from engines.catalogue import GAMES


@dataclass(frozen=True)
class Box:
    """A game as the home page shows it."""

    slug: str
    title: str
    blurb: str
    seats: tuple[int, int]
    minutes: int


def shelf(locale: str) -> list[Box]:
    """All games in the catalogue's order, in their own words."""
    return [_box(slug, locale) for slug in GAMES]


def box_of(slug: str, locale: str) -> Box | None:
    """One game of the shelf; None where there is no such game."""
    return _box(slug, locale) if slug in GAMES else None


def _box(slug: str, locale: str) -> Box:
    info, texts = GAMES[slug].info, for_locale(locale, slug)
    seats = (info.seats[0], info.seats[-1])
    return Box(slug, texts.text("title"), texts.text("blurb"), seats, info.minutes)
