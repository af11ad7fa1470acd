"""What goes wrong in words that people can act on."""

from __future__ import annotations

from collections.abc import Mapping


class AppError(Exception):
    """Something that was asked for cannot be done; nothing was changed.

    `code` names it for programs, `error-<code>` is the key of its sentence, `args` fill the
    sentence in, `rule` is the id of the game's rule behind it, `status` the HTTP status.
    """

    def __init__(
        self,
        code: str,
        status: int = 400,
        *,
        rule: str | None = None,
        game: str | None = None,
        args: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.game = game
        self.params = dict(args or {})


class NotFoundError(AppError):
    """There is no such page or match, or nobody may say that there is."""

    def __init__(self, code: str = "not-found") -> None:
        super().__init__(code, 404)


class ForbiddenError(AppError):
    """This person may not do this."""

    def __init__(self, code: str = "forbidden") -> None:
        super().__init__(code, 403)


class ConflictError(AppError):
    """The match is not, or no longer, in a state in which this can be done."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code, 409, args=args)
