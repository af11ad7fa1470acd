"""Options as a form, for a game with every sort of option."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal

import pytest

from app.errors import AppError
from app.lobby import options
from app.lobby.options import options_of, read_options
from app.texts import for_locale
from engines.gosu import game as gosu
from engines.kernel import GameOptions


class Options(GameOptions):
    mode: Literal["main", "variant"] = "main"
    typhoons: Literal["off", "on"] = "on"
    cat_ship: bool = True
    before: tuple[str, ...] = ()

    def idle(self) -> frozenset[str]:
        return frozenset(() if self.cat_ship else {"typhoons"})


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "game_of", lambda _: SimpleNamespace(options=Options))


@pytest.mark.parametrize(
    ("form", "read"),
    [
        ({}, {"mode": "main", "typhoons": "off", "cat_ship": False}),
        ({"cat_ship": "on"}, {"mode": "main", "typhoons": "off", "cat_ship": True}),
        (
            {"mode": "variant", "typhoons": "on", "csrf": "x", "before": "y"},
            {"mode": "variant", "typhoons": "on", "cat_ship": False},
        ),
    ],
)
def test_what_is_not_ticked_is_off(form: dict[str, str], read: dict[str, Any]) -> None:
    assert read_options("any", form) == {**read, "before": []}


def test_what_comes_from_the_match_before_stays() -> None:
    read = read_options("any", {"before": "y"}, {"mode": "variant", "before": ["x"]})
    assert read == {"mode": "main", "typhoons": "off", "cat_ship": False, "before": ["x"]}


def test_a_value_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(AppError) as refused:
        read_options("any", {"typhoons": "maybe"})
    assert refused.value.code == "bad-options"


def test_every_option_explains_itself() -> None:
    chosen = {"mode": "variant", "typhoons": "on", "cat_ship": True}
    shown = options_of("any", chosen, for_locale("en", "kamozza"))
    assert [(option.switch, option.chosen.id) for option in shown] == [
        (False, "variant"),
        (True, "on"),
        (True, "on"),
    ]
    assert all(option.label and option.help for option in shown)


def test_what_is_on_by_another_name_is_no_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "game_of", lambda _: gosu)
    [option] = [o for o in options_of("gosu", {}, for_locale("en", "gosu")) if o.name == "draft"]
    assert not option.switch
    assert [value.label for value in option.values] == ["Dealt", "Draft"]


def test_what_decides_nothing_is_not_asked() -> None:
    shown = options_of("any", {"cat_ship": False}, for_locale("en", "kamozza"))
    assert [(option.name, option.chosen.id) for option in shown] == [
        ("mode", "main"),
        ("cat_ship", "off"),
    ]
