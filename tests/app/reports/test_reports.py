"""Whoever may see a match reports what is wrong with it; only the admins read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.people.limits import Limits
from app.reports.service import MOST_FAULT, MOST_FAULTS, MOST_LETTERS, MOST_OF_A_MATCH
from tests.app.admin.test_command import Terminal, terminal
from tests.app.admin.test_pages import Begun, live_server, root, words
from tests.app.guest import Guest, Invite, guest, stored
from tests.live import LiveServer

__all__ = ["guest", "live_server", "root", "terminal"]

PAGE = {"mode": "table", "move": 0, "version": 3, "log": 7}


@pytest.fixture
def begun(guest: Invite) -> Begun:
    return Begun(guest)


def report(who: Guest, begun: Begun, text: str = "The ship sank too soon.", **page: Any) -> Any:
    return who.json(f"{begun.path}/report", text=text, **{**PAGE, **page})


def reports(server: LiveServer, begun: Begun) -> list[dict[str, Any]]:
    found = stored(
        server,
        "select json_agg(reports order by reports.id) from reports"
        " join matches on matches.id = match_id where slug = $1",
        begun.slug,
    )
    return json.loads(found or "[]")


def test_a_report_tells_where_its_viewer_was(
    live_server: LiveServer, begun: Begun, guest: Invite
) -> None:
    faults = json.dumps([f"{n} " + "x" * 999 for n in range(40)])
    assert report(begun.bo, begun, faults=faults).json() == {"stored": True}
    eve = guest("Eve", **{"User-Agent": "a phone; " * 98 + "x"})
    assert report(eve, begun, "Boats\0 <b>").status_code == 200
    first, second = reports(live_server, begun)
    assert (first["seat"], first["seq"], first["text"]) == (1, 1, "The ship sank too soon.")
    assert [first["page"][name] for name in PAGE] == list(PAGE.values())
    assert len(first["page"]["faults"]) == MOST_FAULTS
    assert {len(fault) for fault in first["page"]["faults"]} == {MOST_FAULT}
    assert second["seat"] is None
    assert len(second["page"]["agent"]) == MOST_FAULT


def test_what_is_no_report_is_refused_in_words(
    live_server: LiveServer, begun: Begun, guest: Invite
) -> None:
    assert "few words" in report(begun.bo, begun, " \0 ").text
    assert "2,000" in report(begun.bo, begun, "x" * (MOST_LETTERS + 1)).text
    for wrong in ({"version": "many"}, {"faults": "[1]"}, {"faults": "[" * 9999}):
        assert report(begun.bo, begun, **wrong).status_code == 400
    assert report(begun.bo, begun, "x", csrf="forged").status_code == 403
    lobby = begun.ana.open()
    assert begun.ana.json(f"{lobby}/report", text="x", **PAGE).status_code == 409
    stored(live_server, "update matches set watch = false where slug = $1", begun.slug)
    assert report(guest("Eve"), begun).status_code == 403
    assert reports(live_server, begun) == []


def test_nobody_fills_the_store_with_reports(live_server: LiveServer, begun: Begun) -> None:
    stored(
        live_server,
        "insert into reports (match_id, seq, text, page)"
        " select id, 1, 'x', '{\"faults\": []}' from matches, generate_series(1, $2::int)"
        " where slug = $1",
        begun.slug,
        MOST_OF_A_MATCH,
    )
    assert "no more is taken" in report(begun.bo, begun).text
    limits = live_server.app.state.limits = Limits(clock=lambda: 0.0)
    for _ in range(9_999):
        limits.spend("report", "address 127.0.0.1", 10_000)
    assert [report(begun.bo, begun).status_code for _ in range(2)] == [409, 429]
    live_server.app.state.limits = Limits()
    stored(live_server, "delete from reports")


def test_a_replay_of_a_match_that_is_over_names_its_row(
    live_server: LiveServer, begun: Begun
) -> None:
    report(begun.bo, begun, mode="replay", move=1)
    for who in (begun.ana, begun.bo):
        who.post(f"{begun.path}/end")
    for move in (1, 99):
        report(begun.bo, begun, mode="replay", move=move)
    running, replay, beyond = [row["seq"] for row in reports(live_server, begun)]
    assert (running, replay) == (1, 1)
    assert beyond > 1


def test_admins_read_reports_and_throw_them_away(
    live_server: LiveServer, begun: Begun, root: Guest
) -> None:
    report(begun.bo, begun, "<script>alert(1)</script>", faults='["boom <b>"]')
    number = reports(live_server, begun)[0]["id"]
    page = root.get("/admin/reports").text
    assert "<script>alert" not in page
    for fact in ("&lt;script&gt;alert", f"Report {number}", "Bo", "move 1", "boom &lt;b&gt;"):
        assert fact in words(page)
    assert root.get(f"/admin/matches/{begun.slug}/moves/1").status_code == 200
    assert root.get(f"/admin/reports?before={number}").status_code == 200
    assert begun.ana.get("/admin/reports").status_code == 303
    assert root.post(f"/admin/reports/{number}/done").status_code == 303
    assert reports(live_server, begun) == []
    assert root.post(f"/admin/reports/{number}/done").status_code == 404
    assert "saw to a report" in words(root.get(f"/admin/audit?match={begun.slug}").text)


def test_a_report_is_listed_and_written_on_a_terminal(
    live_server: LiveServer, begun: Begun, terminal: Terminal, tmp_path: Path
) -> None:
    report(begun.bo, begun, "odd [red]")
    number = reports(live_server, begun)[0]["id"]
    assert terminal.types("list", "--json", command="reports") == 0
    told = json.loads(terminal.said)[0]
    assert (told["report"], told["match"], told["viewer"]) == (number, begun.slug, 1)
    assert terminal.types("list", command="reports") == 0
    assert "odd [red]" in terminal.said
    assert terminal.types("to-fixture", 999_999, command="reports") == 1
    assert terminal.types("to-fixture", number, "--folder", tmp_path, command="reports") == 0
    assert [Path(line).exists() for line in terminal.said.split()] == [True, True]


def test_a_person_takes_reports_along_and_they_go_with_the_person(
    live_server: LiveServer, begun: Begun
) -> None:
    report(begun.bo, begun)
    begun.bo.get("/me/data")
    assert "The ship sank too soon." in begun.bo.post("/me/data/export").text
    assert "The ship sank too soon." not in begun.ana.post("/me/data/export").text
    begun.bo.post("/me/data/delete", sure="yes")
    assert reports(live_server, begun) == []
