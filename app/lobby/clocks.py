"""The clock of a match as the host sets it: how long an answer may take, and what happens then."""

from __future__ import annotations

from collections.abc import Mapping

from app.errors import AppError
from app.lobby.chairs import require_open
from app.lobby.options import Option, Value
from app.matches.clock import CLOCKS, ENDS
from app.matches.models import MatchRow
from app.texts import Texts


def clocks_of(match: MatchRow, texts: Texts) -> list[Option]:
    """The two choices with what is chosen: the time, and what happens when it is over."""
    spans = [Value(str(v), texts.text(f"ui-clock-{v}"), v == match.clock) for v in CLOCKS]
    ends = [Value(v, texts.text(f"ui-at-zero-{v}"), v == match.at_zero) for v in ENDS]
    return [
        Option("clock", texts.text("ui-clock"), texts.text("ui-clock-help"), spans),
        Option("at-zero", texts.text("ui-at-zero"), texts.text("ui-at-zero-help"), ends),
    ]


def choose_clock(match: MatchRow, form: Mapping[str, str]) -> None:
    """Set what a form names of both; AppError (400) for what cannot be chosen."""
    require_open(match)
    clock, at_zero = form.get("clock", str(match.clock)), form.get("at-zero", match.at_zero)
    if clock not in map(str, CLOCKS) or at_zero not in ENDS:
        raise AppError("bad-options")
    match.clock, match.at_zero = int(clock), at_zero
