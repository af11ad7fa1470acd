"""People who open a match over HTTP and sit down, as they would with a browser."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.app.guest import Guest
from tests.chaos.client import Client
from tests.chaos.served import Served

NAMES = ("Ana", "Bo", "Cy", "Dee")


@dataclass
class Party:
    """A running match: its address, and a page for each person."""

    slug: str
    clients: list[Client]

    def seat(self, number: int) -> Client:
        """The page of a seat."""
        return next(client for client in self.clients if client.seat == number)

    async def all_until(self, true: Any) -> None:
        """Wait until something is so for every page."""
        await asyncio.gather(*(c.until(lambda c=c: true(c)) for c in self.clients))

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


def gather(served: Served, names: tuple[str, ...], bots: tuple[str, ...], **options: str) -> Any:
    """Open a match for these people and bots, and start it: its path and their keys."""
    host, *others = [Guest(served, name) for name in names]
    path = host.open()
    for guest in others:
        assert guest.join(path).status_code == 303
    if options:
        assert host.post(f"{path}/options", **options).status_code == 303
    for seat, bot in enumerate(bots, start=len(names)):
        assert host.post(f"{path}/bot", seat=str(seat), bot=bot).status_code == 303
    assert host.post(f"{path}/start").status_code == 303
    keys = [guest.key for guest in (host, *others)]
    for guest in (host, *others):
        guest.leave()
    return path, keys


async def party(
    served: Served,
    *,
    seed: int,
    names: tuple[str, ...] = NAMES,
    bots: tuple[str, ...] = (),
    auto: bool = False,
    **options: str,
) -> Party:
    """A started match with its people's pages open."""
    path, keys = await asyncio.to_thread(gather, served, names, bots, **options)
    chances = [Random(f"{seed}.{number}") for number in range(len(keys))]
    pages = [
        Client(served.url + path, key=key, chance=chance, auto=auto)
        for key, chance in zip(keys, chances, strict=True)
    ]
    made = Party(path.rsplit("/", 1)[1], pages)
    await made.all_until(lambda client: client.view != {})
    return made
