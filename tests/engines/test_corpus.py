"""Hundreds of recorded matches of every game lead where they led, so that stored ones do too."""

from __future__ import annotations

import pytest

from engines.catalogue import GAMES
from tests.engines import corpus

games = pytest.mark.parametrize("slug", GAMES)


@games
@pytest.mark.unmeasured
def test_recorded_matches_are_what_they_were(slug: str) -> None:
    """Where this fails, stored matches of the game break: raise its rules version, record anew."""
    version = GAMES[slug].info.rules_version
    for number, recorded in enumerate(corpus.read(slug)):
        assert recorded.rules_version == version, "python -m tests.engines.corpus"
        played = corpus.replayed(slug, recorded)
        assert played.log == recorded.log, f"match {number} tells another story"
        assert played.end == recorded.end, f"match {number} ends otherwise"


@games
def test_every_number_of_seats_and_every_option_is_among_them(slug: str) -> None:
    game, recorded = GAMES[slug], corpus.read(slug)
    assert len(recorded) >= 200
    assert {match.seats for match in recorded} == set(game.info.seats)
    for name, values in game.options.values().items():
        assert {match.options.get(name) for match in recorded} - {None} == set(values)


@games
def test_answers_are_taken_back_in_them(slug: str) -> None:
    deeds = {line[0] for match in corpus.read(slug) for line in match.moves}
    assert "move" in deeds
    assert deeds & {"undo", "retract"}
    assert ("leave" in deeds) == GAMES[slug].can_leave
