"""What is stored of a person can be taken along, and goes."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from sqlalchemy import ForeignKeyConstraint

from app.admin import models as admin_models
from app.db import Base
from app.matches import models as match_models
from app.pages import mydata
from app.people.models import Player
from app.people.players import hash_of
from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer

numbers = itertools.count(1)


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


class Evening:
    """Zoraida hosts a running match with Bo and two bots, and another one in the lobby."""

    def __init__(self, guest: Invite, server: LiveServer, game: str = "kamozza") -> None:
        self.server = server
        self.name = f"Zoraida Q{next(numbers)}"
        self.zoe, self.bo = guest(self.name), guest("Bo")
        self.path = self.begin(game)
        self.lobby = self.zoe.open("kamakura")
        self.say(self.zoe, f"Spoken by {self.name}")
        self.say(self.bo, "Spoken by Bo")

    def begin(self, game: str) -> str:
        path = self.zoe.open(game)
        self.bo.join(path)
        for seat in (2, 3):
            self.zoe.post(f"{path}/bot", seat=seat, bot="random")
        assert self.zoe.post(f"{path}/start").status_code == 303
        return path

    def say(self, who: Guest, words: str) -> None:
        self.sql(
            "insert into chat (match_id, player_id, seat, name, text, command)"
            " select m.id, p.id, 0, 'x', $3, $3 from matches m, players p"
            " where slug = $1 and token_hash = $2",
            self.slug, hash_of(who.key), words,
        )  # fmt: skip

    @property
    def slug(self) -> str:
        return self.path.removeprefix("/t/")

    def sql(self, statement: str, *values: Any) -> Any:
        return stored(self.server, statement, *values)

    def of_match(self, what: str) -> Any:
        return self.sql(f"select {what} from matches m where slug = $1", self.slug)

    def export(self) -> dict[str, Any]:
        self.zoe.get("/me/data")
        answer = self.zoe.post("/me/data/export")
        assert "attachment" in answer.headers["content-disposition"]
        return json.loads(answer.text)

    def delete(self) -> None:
        self.zoe.get("/me/data")
        answer = self.zoe.post("/me/data/delete", sure="yes")
        assert answer.headers["location"] == "/me/data?gone=1"


@pytest.fixture
def evening(guest: Invite, live_server: LiveServer) -> Evening:
    return Evening(guest, live_server)


def everything(server: LiveServer) -> str:
    """All that the server has stored, as text."""
    return "\n".join(
        stored(server, f"select coalesce(string_agg(t::text, '\n'), '') from {name} t")
        for name in Base.metadata.tables
    )


def test_the_page_says_what_is_kept(guest: Invite, evening: Evening) -> None:
    assert "knows nothing of you" in guest().get("/me/data").text
    page = evening.zoe.get("/me/data").text
    assert "2 matches: your seats" in page
    assert "One match of yours is under way" in page
    assert 'href="/me/data"' in evening.zoe.get("/").text


def test_the_export_holds_all_of_a_person_and_nothing_else(evening: Evening) -> None:
    evening.sql(
        "insert into moves (match_id, seq, kind, seat, decision, choices, player_id)"
        " select m.id, m.head + n, 'move', n - 1, 'd', to_jsonb(array['c' || n]), s.player_id"
        " from matches m, generate_series(1, 2) n join seats s on s.number = n - 1"
        " where slug = $1 and s.match_id = m.id",
        evening.slug,
    )
    found = evening.export()
    assert found["player"]["name"] == evening.name
    matches = {match["slug"]: match for match in found["matches"]}
    running = matches[evening.slug]
    assert set(matches) == {evening.slug, evening.lobby.removeprefix("/t/")}
    assert running["host"]
    assert running["seat"]["name"] == evening.name
    assert [line["text"] for line in running["chat"]] == [f"Spoken by {evening.name}"]
    assert [move["choices"] for move in running["moves"]] == [["c1"]]
    assert set(running["moves"][0]) == {"at", "kind", "seat", "decision", "choices"}
    text = json.dumps(found)
    for secret in (evening.of_match("encode(seed, 'hex')"), "token", "Spoken by Bo", "seq"):
        assert secret not in text


def test_who_is_nobody_takes_nothing_along(guest: Invite) -> None:
    nobody = guest()
    nobody.get("/me/data")
    assert nobody.post("/me/data/export").headers["location"] == "/me/data"
    assert nobody.post("/me/data/delete", sure="yes").status_code == 303


def test_nothing_is_deleted_unasked(evening: Evening) -> None:
    evening.zoe.get("/me/data")
    assert "Tick that" in said(evening.zoe.post("/me/data/delete"))
    assert evening.zoe.http.post("/me/data/delete", data={"sure": "yes"}).status_code == 403
    assert evening.name in everything(evening.server)


def test_a_person_is_forgotten_and_the_others_play_on(
    guest: Invite, live_server: LiveServer
) -> None:
    evening = Evening(guest, live_server)
    number = evening.sql("select id from players where token_hash = $1", hash_of(evening.zoe.key))
    key = evening.zoe.key
    evening.delete()
    assert "sobremesa" not in evening.zoe.http.cookies
    left = everything(live_server)
    for trace in (evening.name, key, hash_of(key).hex()):
        assert trace not in left
    assert f"{number}." not in str(
        evening.of_match("(select array_agg(command) from moves v where v.match_id = m.id)")
    )
    assert "Spoken by Bo" in left
    assert evening.of_match("status") == "playing"
    assert evening.of_match("(select bot from seats where match_id = m.id and number = 0)")
    told = "select key from entries e where e.match_id = m.id and key = 'table-parted'"
    assert evening.of_match(f"({told})") == "table-parted"
    assert "Former player 1" in evening.bo.get("/").text
    assert "You are forgotten" in evening.zoe.get("/me/data?gone=1").text
    assert "One of 5 seats" not in evening.bo.get(evening.lobby).text


def test_the_export_knows_all_that_is_stored_of_players() -> None:
    """A new table about players wants a place in the export, and goes with its player."""
    assert admin_models
    assert match_models
    tables = {
        (table.name, constraint.columns.keys()[0], constraint.ondelete)
        for table in Base.metadata.tables.values()
        for constraint in table.constraints
        if isinstance(constraint, ForeignKeyConstraint)
        and constraint.elements[0].target_fullname == f"{Player.__tablename__}.id"
    }
    assert {how for _, _, how in tables} <= {"CASCADE", "SET NULL"}
    assert {(name, column) for name, column, _ in tables} == mydata.EXPORTED
