"""Sends notices: each at most once, whichever of the server's processes does it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import structlog

from app.beside import going_on
from app.db import Database, is_lost
from app.notices import store
from app.notices.courier import Courier, Fate
from app.notices.keys import push_keys
from app.notices.models import ServerKey
from app.notices.store import Digest
from app.notices.words import notice_of

log = structlog.get_logger(__name__)

LOOK_EVERY: Final = 5.0
BACKOFF: Final = (60.0, 300.0, 1800.0)
"""Seconds until a notice is tried again; after the last of them it is given up."""
AT_ONCE: Final = 16
GOODBYE_SECONDS: Final = 3.0


class Notices:
    """Looks for what is due, and has it brought."""

    def __init__(self, db: Database, courier: Courier, delay: float) -> None:
        self._db = db
        self._courier = courier
        self._delay = delay
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Look again and again while the block runs; what is under way then has a moment."""
        try:
            async with going_on(self._look_forever(), "notices"):
                yield
        finally:
            await self.settled(GOODBYE_SECONDS)

    async def settled(self, seconds: float) -> None:
        """Wait until all that is under way has arrived, for so long at most."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=seconds)
            for task in late:
                task.cancel()

    async def _look_forever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.warning("notices_wait", error=str(error), exc_info=not is_lost(error))
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Take what is due, and begin to send it."""
        async with self._db.session() as session:
            digests = await store.take(session, self._delay)
            key = await push_keys(session)
        for digest in digests:
            task = asyncio.create_task(self._bring(digest, key))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _bring(self, digest: Digest, key: ServerKey) -> None:
        """Send one message; what became of it decides whether it is sent again."""
        target = digest.target
        notice = notice_of(digest.waiting, digest.locale, target.base)
        async with self._turns:
            fate = await self._courier.bring(target, notice, key)
        log.info("notice", to=target.kind, matches=len(digest.waiting), fate=fate.name.lower())
        try:
            await self._note(digest, fate)
        except Exception as error:
            log.warning("notice_unnoted", error=str(error), exc_info=not is_lost(error))

    async def _note(self, digest: Digest, fate: Fate) -> None:
        async with self._db.session() as session:
            if fate is Fate.GONE:
                await store.drop_target(session, digest.target.id)
            if fate is Fate.AGAIN and digest.tries < len(BACKOFF):
                await store.again(session, digest.ids, BACKOFF[digest.tries])
