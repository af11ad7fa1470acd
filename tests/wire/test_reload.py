"""A match that is read again from the store looks as it did: nothing is told twice."""

from __future__ import annotations

import secrets

from app.matches import store
from app.matches.frames import Shown
from app.matches.live import Live
from engines.catalogue import GAMES
from engines.kernel import Rng
from tests.wire.arena import Arena, Register, some_way_to_play, somewhere
from tests.wire.worlds import host, new_slug


async def test_what_was_seen_for_a_moment_is_not_shown_again(
    arena: Arena, register: Register
) -> None:
    game, rng = register(GAMES["kamozza"]), Rng(bytes(32))
    seats, options = some_way_to_play(game, rng)
    seed = secrets.token_bytes(32)
    match, log = somewhere(game, seats, options, rng)
    while not any(entry.then for entry in log):
        match, log = somewhere(game, seats, options, rng)
    arena.beginnings.add(seed, match, seed)
    match_id, begun = await host(
        arena.db, game, options, arena.cast,
        seats=seats, slug=new_slug(), seed=seed, published=seed, log=log,
    )  # fmt: skip
    async with arena.db.session() as session:
        live = Live(await store.load(session, match_id))
    read = Shown(live, None, [None])
    live.log = [*log[: len(log) - len(begun.entries)], *begun.entries]
    as_played = Shown(live, None, [None])
    assert len(as_played.log) == len(read.log)
    live.log = read.log
    assert Shown(live, as_played, [None]).fresh == len(read.log)
