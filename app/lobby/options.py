"""A game's options as a form, made from its options model and its texts, and read back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.matches.service import check_options, game_of
from app.texts import Texts

_OFF_ON = {"off", "on"}
_BOOLS = [False, True]


@dataclass(frozen=True)
class Value:
    """One value of an option, with its label."""

    id: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class Option:
    """One option of a game with everything the lobby shows of it.

    `switch`: it is a matter of on and off, and being on has no other name than the option's.
    """

    name: str
    label: str
    help: str
    values: list[Value]
    switch: bool = False

    @property
    def chosen(self) -> Value:
        """The value it has now."""
        return next(value for value in self.values if value.chosen)


def options_of(game: str, chosen: Mapping[str, Any], texts: Texts) -> list[Option]:
    """The options of a game in its order, with what is chosen; `texts` knows the game.

    What decides nothing beside the others is left out.
    """
    now = game_of(game).options.model_validate(dict(chosen))
    asked = {name: values for name, values in now.values().items() if name not in now.idle()}
    return [_option(name, values, getattr(now, name), texts) for name, values in asked.items()]


def read_options(
    game: str, form: Mapping[str, Any], before: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The options that a form holds; AppError (400) for a value the game does not know.

    An unticked switch is sent as nothing, so what is missing is off. What the form cannot hold
    stays as it was `before`.
    """
    known = game_of(game).options.values()
    read = {name: _read(values, form.get(name)) for name, values in known.items()}
    given = {name: value for name, value in read.items() if value is not None}
    return check_options(game_of(game), {**kept(game, before or {}), **given})


def kept(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What of these options comes from the match before, and is not chosen."""
    known = game_of(game).options.values()
    return {name: value for name, value in options.items() if name not in known}


def _read(values: list[Any], given: Any) -> Any:
    if values == _BOOLS:
        return given in ("on", "true")
    return "off" if given is None and set(values) == _OFF_ON else given


def _id(value: Any) -> str:
    return {"True": "on", "False": "off"}.get(str(value), str(value))


def _option(name: str, known: list[Any], now: Any, texts: Texts) -> Option:
    key = f"option-{name}"
    values = [Value(_id(v), _label(texts, key, _id(v)), v == now) for v in known]
    label = texts.text(key)
    switch = {v.id for v in values} == _OFF_ON and texts.either(f"{key}-on") in ("", label)
    return Option(name, label, texts.text(f"{key}-help"), values, switch)


def _label(texts: Texts, key: str, value: str) -> str:
    return texts.either(f"{key}-{value}", f"ui-option-{value}") or value
