"""A game's options as a form, made from its options model and its texts, and read back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from pydantic.fields import FieldInfo

from app.matches.service import check_options, game_of
from app.texts import Texts

_OFF_ON = {"off", "on"}


@dataclass(frozen=True)
class Value:
    """One value of an option, with its label."""

    id: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class Option:
    """One option of a game with everything the lobby shows of it."""

    name: str
    label: str
    help: str
    values: list[Value]

    @property
    def switch(self) -> bool:
        """Whether it is a matter of on and off."""
        return {value.id for value in self.values} == _OFF_ON

    @property
    def chosen(self) -> Value:
        """The value it has now."""
        return next(value for value in self.values if value.chosen)


def options_of(game: str, chosen: Mapping[str, Any], texts: Texts) -> list[Option]:
    """The options of a game in its order, with what is chosen; `texts` knows the game."""
    fields = game_of(game).options.model_fields
    return [_option(name, field, chosen.get(name), texts) for name, field in fields.items()]


def read_options(game: str, form: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a form holds; AppError (400) for a value the game does not know.

    An unticked switch is sent as nothing, so what is missing is off.
    """
    fields = game_of(game).options.model_fields
    given = {name: form[name] for name in fields if name in form}
    off = {name: "off" for name, field in fields.items() if _ids(field) == ["off", "on"]}
    return check_options(game_of(game), {**off, **given} | _bools(fields, given))


def _bools(fields: Mapping[str, FieldInfo], given: Mapping[str, Any]) -> dict[str, bool]:
    names = [name for name, field in fields.items() if field.annotation is bool]
    return {name: given.get(name) in ("on", "true") for name in names}


def _ids(field: FieldInfo) -> list[str]:
    if field.annotation is bool:
        return ["off", "on"]
    return [str(value) for value in get_args(field.annotation)]


def _option(name: str, field: FieldInfo, value: Any, texts: Texts) -> Option:
    now = {"True": "on", "False": "off"}.get(str(value), str(value))
    key = f"option-{name}"
    values = [Value(v, _label(texts, key, v), v == now) for v in _ids(field)]
    return Option(name, texts.text(key), texts.text(f"{key}-help"), values)


def _label(texts: Texts, key: str, value: str) -> str:
    return texts.either(f"{key}-{value}", f"ui-option-{value}") or value
