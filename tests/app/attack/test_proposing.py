"""Proposals to go back, and what else people do while one waits for answers."""

from __future__ import annotations

import pytest

from app.errors import AppError
from app.matches import proposals, restoring, service, store
from engines.kernel import Rng
from tests.app.attack.test_going_back import HERE, concede, go_back, head, play, seats, sit
from tests.app.matches.house import House


async def propose(house: House, seat: int, point: str = "step", why: str = "a slip") -> None:
    async with house.db.session() as session:
        await proposals.propose(session, house.match_id, house.players[seat], point, why)


async def agree(house: House, seat: int) -> None:
    async with house.db.session() as session:
        await proposals.answer(session, house.match_id, house.players[seat], agree=True)


async def settle(house: House) -> None:
    async with house.db.session() as session:
        await proposals.settle(session, house.match_id)
    await house.rooms.of(house.match_id).refresh()


@pytest.mark.parametrize("game", ["kamakura", "probe"])
async def test_who_leaves_meanwhile_is_not_called_back(house: House, game: str) -> None:
    await sit(house, game, 4)
    await concede(house, 3)
    await propose(house, 0, "before")
    await agree(house, 1)
    gone = await concede(house, 2)
    await settle(house)
    assert await head(house) > gone
    found = [conceded for conceded, _ in await seats(house)]
    assert found == [False, False, True, False]
    await propose(house, 1)
    await agree(house, 0)
    await agree(house, 3)
    assert [conceded for conceded, _ in await seats(house)] == [False] * 4


async def test_who_left_before_the_others_agreed_has_left(house: House) -> None:
    await sit(house, "kamakura", 3)
    await play(house, 3, Rng(bytes(32)))
    await propose(house, 0)
    await concede(house, 1)
    await agree(house, 2)
    assert await seats(house) == [HERE, (True, None), HERE]


async def test_an_admin_who_goes_back_leaves_nothing_to_agree_to(house: House) -> None:
    await sit(house, "kamakura", 3)
    await play(house, 3, Rng(bytes(32)))
    await propose(house, 0)
    await go_back(house, 1)
    with pytest.raises(AppError, match="no-proposal"):
        await agree(house, 1)
    await propose(house, 1)


async def test_what_is_over_stays_over(house: House) -> None:
    await sit(house, "kamakura", 3)
    await play(house, 3, Rng(bytes(32)))
    await propose(house, 0)
    for player in house.players:
        async with house.db.session() as session:
            await service.vote_end(session, house.match_id, player)
    for seat in (1, 2):
        with pytest.raises(AppError, match="not-playing"):
            await agree(house, seat)


@pytest.mark.parametrize("why", ["a\0b", "\ud800 a", "x" * 10_000, "a\u202eb\n\u200b", " "])
async def test_reasons_are_words_on_one_line(house: House, why: str) -> None:
    await sit(house, "probe", 2)
    await propose(house, 0, why=why)
    async with house.db.session() as session:
        shown = (await store.load_people(session, house.match_id)).proposal
    assert shown is not None
    assert len(shown.reason) <= restoring.MOST_REASON
    assert shown.reason.isprintable()
