"""What a notice says, and when it comes, follows from what everybody at the table can see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.matches.protocol import Move, Retract
from app.matches.room import Room
from app.notices.words import Notice, Waiting
from engines import catalogue
from tests.app.matches.house import House
from tests.app.matches.table import new_match, new_player
from tests.app.matches.test_clocks import Pensive
from tests.app.notices.post import Post
from tests.app.notices.test_notices import look, wants


async def test_notices_follow_from_what_all_can_see(
    house: House, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others answer unseen, and how often, makes no notice, no other one, and at no time."""
    games: Any = catalogue.GAMES
    monkeypatch.setitem(games, "probe", Pensive())
    told: list[Any] = []
    for thoughts in (0, 3):
        house.players = [(await new_player(house.db))[0] for _ in range(2)]
        house.match_id, slug = await new_match(house.db, house.players)
        room = house.rooms.of(house.match_id)
        await wants(house, 1, post.url(f"hook-{thoughts}"))
        await think(house, room, ["more"] * thoughts)
        await look(house)
        await think(house, room, ["done"])
        await look(house)
        await think(house, room, ["red"])
        asked = await room.look(lambda live: live.match.can_retract(0))
        if thoughts and asked:
            await room.act(house.actor(0), Retract("r", asked))
        await look(house)
        [(_, _, body)] = post.letters
        told.append(json.loads(body.decode().replace(slug, "SLUG")))
        post.letters.clear()
    assert told[0] == told[1]


async def think(house: House, room: Room, choices: list[str]) -> None:
    for choice in choices:
        asked = await room.look(lambda live: live.match.decisions[0])
        name = asked.id.replace(".", "-")
        await room.act(house.actor(0), Move(name, asked.id, [choice]))


def test_a_notice_has_no_room_for_more() -> None:
    """Nothing of hands, states or moves is even read for it."""
    assert Waiting.__struct_fields__ == ("slug", "game", "names", "late")
    assert Notice.__struct_fields__ == ("title", "body", "url", "tag")
