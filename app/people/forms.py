"""Reading forms: fields are text, and a missing one is empty."""

import re

from starlette.datastructures import FormData

from app.errors import AppError

_NUMBER = re.compile(r"[0-9]{1,9}")


def field(form: FormData, name: str) -> str:
    """The text of a field; "" when it was not sent or is a file."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def number(form: FormData, name: str) -> int:
    """The whole number of a field; AppError (400) when it is none."""
    value = field(form, name)
    if not _NUMBER.fullmatch(value):
        raise AppError("bad-form")
    return int(value)


def fields(form: FormData) -> dict[str, str]:
    """All text fields, the last one where a name comes twice."""
    return {name: value for name, value in form.multi_items() if isinstance(value, str)}
