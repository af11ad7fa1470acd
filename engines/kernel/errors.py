"""What can go wrong between a match and those who hold it.

ValueError
 └─ IllegalMoveError        the move is not one that the rules offer now
RuntimeError
 ├─ HistoryMismatchError    a recorded move is no longer offered
 └─ RulesError              the rules themselves broke a promise
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Refusal = Literal["closed", "not-yours", "shape", "count", "illegal", "barred", "undo", "retract"]


class IllegalMoveError(ValueError):
    """A move was refused; the match is unchanged.

    `code` says why, `reason` is the key of a barred choice's explanation, `rule` the id of the
    rule that forbids it, `params` the explanation's parameters.
    """

    def __init__(
        self,
        code: Refusal,
        *,
        reason: str | None = None,
        rule: str | None = None,
        params: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(f"{code}: {reason or 'refused'} ({rule or 'no rule'})")
        self.code: Refusal = code
        self.reason = reason
        self.rule = rule
        self.params = dict(params or {})


class HistoryMismatchError(RuntimeError):
    """A recorded move is not offered by the rules that replay it."""


class RulesError(RuntimeError):
    """A game broke a promise of the kernel, or one of its own invariants."""
