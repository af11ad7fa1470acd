"""What admins read of a match: every line in words, and which moves count no more."""

from __future__ import annotations

import pytest

from app import texts
from app.admin import facts
from app.admin.words import _word, line_in_words
from app.matches import store
from app.matches.live import Live
from app.matches.records import Row
from app.texts import LOCALES, for_locale
from engines.kernel import EVERYTHING, Line
from tests.app.admin.test_acts import play_out
from tests.app.matches.house import House
from tests.app.matches.test_restoring import played


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
async def test_every_line_has_its_words(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "strict", True)
    await played(house, game, 0)
    await play_out(house)
    async with house.db.session() as session:
        live = Live(await store.load(session, house.match_id))
    for locale in LOCALES:
        seen = facts.look(live, EVERYTHING, for_locale(locale, game), ["Ana", "Bo", "Cy"])
        keys = {entry.key for entry in live.log}
        assert [line for line in seen.log if line in keys] == []
        assert "hidden" in seen.view


def test_moves_that_were_taken_back_are_marked() -> None:
    rows = [
        Row(1, "start"), Row(2, "move", 0, "1.0.1"), Row(3, "undo", 0),
        Row(4, "move", 0, "1.0.2"), Row(5, "move", 1, "1.1.1"), Row(6, "move", 0, "1.0.3"),
        Row(7, "retract", 0, "1.0.2"), Row(8, "move", 0, "1.0.4"), Row(9, "restore"),
    ]  # fmt: skip
    why = facts._uncounted(rows, [range(8, 9)])
    assert why == {2: "undone", 4: "retracted", 6: "retracted", 8: "restored"}


def test_data_of_any_kind_becomes_words() -> None:
    spoken = for_locale("en", "kamozza")

    def said(key: str, **data: object) -> str:
        return line_in_words(spoken, Line(key, data), ["Ana", ""])

    assert said("no-such-key") == "no-such-key"
    assert said("undone", seat=1) == "#2 takes the last step back."
    assert said("table-admin", why="tea") == "The admin says: tea"
    assert said("table-given", seat=0, more={"0": 16, "1": [True, None]}).startswith("The host")
    per_seat = {"0": 16, "1": [True, "gold", None]}
    assert _word(spoken, per_seat, ["Ana", ""]) == (
        f"Ana 16 and #2 yes, {spoken.text('name-gold')} and "
    )
