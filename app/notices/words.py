"""What a notice says: made of what everybody at the table knows, and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from app.texts import for_locale


class Waiting(Struct, frozen=True):
    """A match that waits for somebody. `names` are the others at the table."""

    slug: str
    game: str
    names: list[str]
    late: bool = False


class Notice(Struct, frozen=True):
    """A notice in words. `tag` is the same for notices of which the newer replaces the older."""

    title: str
    body: str
    url: str
    tag: str


def notice_of(waiting: Sequence[Waiting], locale: str, base: str) -> Notice:
    """One notice for all matches that wait, in one language; links begin with `base`."""
    if len(waiting) == 1:
        only = waiting[0]
        return Notice("Sobremesa", _line(only, locale), f"{base}/t/{only.slug}", only.slug)
    texts = for_locale(locale)
    head = texts.text("ui-notice-many", count=len(waiting))
    body = "\n".join([head, *(_line(match, locale) for match in waiting)])
    return Notice("Sobremesa", body, f"{base}/#matches", "matches")


def _line(match: Waiting, locale: str) -> str:
    texts = for_locale(locale, match.game)
    key = "ui-notice-late" if match.late else "ui-notice-turn"
    return texts.text(key, game=texts.text("title"), names=texts.listed(match.names))


def sample(locale: str, base: str) -> Notice:
    """What is sent to try an address."""
    return Notice("Sobremesa", for_locale(locale).text("ui-notice-sample"), f"{base}/", "sample")
