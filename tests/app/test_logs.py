"""Log lines: one event each, bound to match and seat, without values of variables."""

import json
import logging
from collections.abc import Generator
from typing import Literal

import pytest
import structlog

from app import logs


@pytest.fixture(autouse=True)
def as_before() -> Generator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    config = structlog.get_config()
    yield
    root.handlers[:], root.level = handlers, level
    structlog.configure(**config)


def test_json_lines_carry_what_they_are_about(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json", "info")
    log = structlog.stdlib.get_logger()
    with structlog.contextvars.bound_contextvars(match="abc", seat=2):
        log.info("move stored", seq=7)
    log.debug("not this")
    logging.getLogger("library").warning("and %s", "this")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert first.items() >= {"event": "move stored", "match": "abc", "seat": 2, "seq": 7}.items()
    assert second["event"] == "and this"
    assert "match" not in second


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_traceback_shows_no_values(
    form: Literal["json", "console"], capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(form, "info")
    hand = ["gold" + "-in-my-hand"]
    try:
        hand[1]
    except IndexError:
        structlog.stdlib.get_logger().exception("broken")
    written = capsys.readouterr().err
    assert "IndexError" in written
    assert "gold-in-my-hand" not in written


def test_requests_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("console", "debug")
    logging.getLogger("uvicorn.access").info("GET /t/secret-link")
    assert capsys.readouterr().err == ""


def test_a_page_that_sends_no_text_leaves_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("console", "info")
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received")
    (line,) = capsys.readouterr().err.splitlines()
    assert "warning" in line
