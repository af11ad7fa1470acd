"""What an operator reads of a running server, and what nobody learns from it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from app.db import Database
from app.observing import meters
from app.observing.facts import Almanac
from app.observing.meters import Lines
from tests.app.admin.test_pages import words
from tests.app.guest import ENGLISH
from tests.app.matches.conftest import db, probe
from tests.app.matches.table import Table, eventually
from tests.live import PATIENTLY, LiveServer

__all__ = ["db", "probe"]
ROOT = Path(__file__).parents[3]
SECRET = "a-token-of-more-than-sixteen"
NAMES = re.compile(r"^(\w+)\{(.*)\}", re.MULTILINE)


@pytest.fixture
async def table(db: Database, live_server: LiveServer) -> AsyncGenerator[Table]:
    async with AsyncExitStack() as pages:
        yield await Table.open(db, live_server, pages)


@pytest.fixture
def http(live_server: LiveServer) -> Generator[httpx.Client]:
    with httpx.Client(base_url=live_server.url, headers=ENGLISH, **PATIENTLY) as client:
        yield client


def figures(http: httpx.Client) -> str:
    """All figures, as Prometheus reads them."""
    return http.get("/metrics").text


def figure(text: str, name: str, **labels: str) -> float:
    """A figure; 0 where nothing was counted yet."""
    inside = ",".join(f'{key}="{value}"' for key, value in labels.items())
    wanted = f"{name}{{{inside}}} " if inside else f"{name} "
    lines = [line for line in text.splitlines() if line.startswith(wanted)]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


async def test_figures_follow_what_is_played(table: Table, http: httpx.Client) -> None:
    before = figures(http)
    page = await table.seat(0)
    await table.play_gift(page)
    refused = await page.ask("move", decision="9.9.9", choices=[1])
    table.server.app.state.almanac._read_at = -9.0
    after = figures(http)

    def more(name: str, **labels: str) -> float:
        return figure(after, name, **labels) - figure(before, name, **labels)

    assert more("sobremesa_moves_total", game="probe", kind="move") == 2
    assert more("sobremesa_refusals_total", code=refused["code"]) == 1
    assert more("sobremesa_commit_seconds_count") >= 2
    assert more("sobremesa_batch_moves_sum") >= 2
    assert more("sobremesa_responses_total", status="2xx") >= 1
    assert figure(after, "sobremesa_sockets") == 1
    assert figure(after, "sobremesa_rooms") == 1
    assert figure(after, "sobremesa_database_up") == 1
    assert figure(after, "sobremesa_matches", game="probe", status="playing") == 1
    assert figure(after, "process_resident_memory_bytes") > 0


async def test_figures_name_nobody_and_no_match(table: Table, http: httpx.Client) -> None:
    await table.play_gift(await table.seat(0))
    text = figures(http)
    for secret in (table.slug, *table.keys, "Ana", "Bo", "P0"):
        assert secret not in text
    labels = {label for _, inside in NAMES.findall(text) for label in re.findall(r"(\w+)=", inside)}
    assert labels <= {"game", "kind", "code", "status", "level", "bot", "le", "generation"}


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Real-IP": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Host": "games.example.org"},
    ],
)
def test_without_a_token_only_this_machine_reads_them(
    http: httpx.Client, headers: dict[str, str]
) -> None:
    assert http.get("/metrics").status_code == 200
    answer = http.get("/metrics", headers=headers)
    assert answer.status_code == 403
    assert "sobremesa_" not in answer.text


def test_with_a_token_whoever_has_it_reads_them(
    live_server: LiveServer, http: httpx.Client
) -> None:
    settings = live_server.settings.model_copy(update={"metrics_token": SECRET})
    live_server.app.state.settings = settings
    assert http.get("/metrics").status_code == 403
    for wrong in (SECRET, f"Bearer {SECRET}x", "Bearer"):
        assert http.get("/metrics", headers={"Authorization": wrong}).status_code == 403
    right = {"Authorization": f"Bearer {SECRET}", "X-Forwarded-For": "203.0.113.9"}
    assert http.get("/metrics", headers=right).status_code == 200


def test_errors_in_the_log_are_counted() -> None:
    warnings, errors = (meters.LINES.labels(level) for level in ("warning", "error"))
    before = warnings._value.get(), errors._value.get()
    counter = Lines()
    for level in (logging.WARNING, logging.ERROR, logging.CRITICAL):
        counter.handle(logging.makeLogRecord({"levelno": level}))
    assert (warnings._value.get(), errors._value.get()) == (before[0] + 1, before[1] + 2)


def test_the_page_says_how_the_server_is(http: httpx.Client, live_server: LiveServer) -> None:
    page = words(http.get("/status").text)
    assert "Database answers" in page
    assert "Matches in play 0" in page
    assert f"Version {live_server.app.version}" in page
    spanish = http.get("/status", headers={"Accept-Language": "es"}).text
    assert "Base de datos" in spanish


def test_the_page_says_when_the_database_is_away(
    http: httpx.Client, live_server: LiveServer
) -> None:
    away = Database("postgresql://nobody@127.0.0.1:1/nothing")
    live_server.app.state.almanac = Almanac(away)
    answer = http.get("/status")
    assert answer.status_code == 503
    assert "Nothing that was stored is lost" in answer.text
    assert figure(http.get("/metrics").text, "sobremesa_database_up") == 0


async def test_the_page_does_not_change_when_somebody_answers(
    table: Table, http: httpx.Client
) -> None:
    """Nor does anything else that a stranger can read: see `docs/operations.md`."""
    state = table.server.app.state
    page = await table.seat(0)

    def seen() -> str:
        state.almanac._read_at = -9.0
        state.pulse._last, state.pulse._sent = 0.0, None
        return words(http.get("/status").text)

    before = seen()
    await page.move(page.view["own"]["hand"][0])
    assert seen() == before


async def test_signals_between_processes_are_timed(live_server: LiveServer) -> None:
    pulse = live_server.app.state.pulse

    async def heard() -> bool:
        return pulse._last > 0

    await eventually(heard)
    assert pulse._sent is None
    assert pulse.lag == pulse._last
    pulse._sent = 0.0
    assert pulse.lag > pulse._last
    pulse._heard(None, 0, "", "somebody else's")
    assert pulse._sent == 0.0


async def test_a_pulse_survives_what_goes_wrong(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    pulse = live_server.app.state.pulse
    beaten = asyncio.Event()
    loop = asyncio.get_running_loop()

    async def broken() -> None:
        loop.call_soon_threadsafe(beaten.set)
        raise ValueError

    monkeypatch.setattr("app.observing.pulse.EVERY", 0.01)
    monkeypatch.setattr(pulse, "beat", broken)
    other = type(pulse)(live_server.app.state.db, live_server.app.state.signals)
    monkeypatch.setattr(other, "beat", broken)
    async with other.running():
        await beaten.wait()
        beaten.clear()
        await beaten.wait()


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    dashboard = json.loads((ROOT / "docs" / "grafana.json").read_text())
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:sobremesa|process)_\w+", target["expr"])
    }
    known = {
        sample
        for family in meters.REGISTRY.collect()
        for sample in (
            family.name,
            f"{family.name}_total",
            *([f"{family.name}_bucket"] if family.type == "histogram" else []),
        )
    }
    assert asked <= known
    ours = {family.name for family in meters.REGISTRY.collect() if "sobremesa" in family.name}
    shown = {re.sub(r"_(total|bucket)$", "", name) for name in asked}
    assert ours <= shown
