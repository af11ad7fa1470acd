"""Chromium, a server with a fresh database, and guests who come by an address of the Wi-Fi."""

import os
import shutil
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.async_api import Browser, async_playwright

from app.embedded import Embedded
from app.settings import Settings
from tests.browser.guests import PLAIN, Guest, invite
from tests.conftest import execute
from tests.live import LiveServer

HOST = "sobremesa.test"
SWITCHES = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic"),
    "--js-flags=--max-lazy --no-turbofan",  # pages of tests are too short-lived to be optimised
    # A name that is no loopback to the browser: plain http, no secure context, as on a phone.
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP * ~NOTFOUND",
)

Inviting = Callable[..., Awaitable[Any]]


@pytest.fixture(scope="session")
async def chromium() -> AsyncGenerator[Browser]:
    """The system's Chromium; never one that is downloaded."""
    path = (
        os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    )
    assert path, "the browser tests need Chromium: script/test finds or installs it"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
async def site(postgres: Embedded, migrated: str) -> AsyncGenerator[LiveServer]:
    """One server for all browser tests of a worker: each test plays matches of its own."""
    name = f"{migrated}_{uuid4().hex[:8]}"
    await execute(postgres, f"create database {name} template {migrated}")
    limits = dict.fromkeys(
        ("limit_creates", "limit_joins", "limit_newcomers", "limit_moves"), 10_000
    )
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings.model_validate(
            {"DATABASE_URL": postgres.url_of(name), "data": Path(folder), "port": 0}
            | {"bot_delay": "0-0.01", **limits}
        )
        with LiveServer(settings) as server:
            yield server
    await execute(postgres, f"drop database {name} with (force)")


@pytest.fixture
def base(site: LiveServer) -> str:
    """The address under which guests know the server."""
    return f"http://{HOST}:{site.port}"


@pytest.fixture
async def guests(chromium: Browser, base: str) -> AsyncGenerator[Inviting]:
    """Invites people: `await guests("Ana")`. Whatever went wrong in any browser fails the test."""
    here: list[Guest] = []

    async def come(name: str, kind: type[Guest] = Guest, **how: Any) -> Guest:
        here.append(await invite(chromium, base, name, kind, **how))
        await here[-1].context.add_init_script(PLAIN)
        return here[-1]

    yield come
    faults = [fault for guest in here for fault in guest.unforgiven()]
    for guest in here:
        await guest.context.close()
    assert not faults, "\n".join(dict.fromkeys(faults))
