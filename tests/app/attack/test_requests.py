"""Requests that no browser of ours sends are refused in words, and none of them breaks a page."""

import socket
import time
from collections.abc import Generator

import httpx
import pytest
from structlog.testing import capture_logs

from tests.app.guest import TOKEN, Guest, said
from tests.live import PATIENTLY, LiveServer


@pytest.fixture
def ana(shared_server: LiveServer) -> Generator[Guest]:
    """Somebody with a key and a form token."""
    guest = Guest(shared_server, "Ana")
    guest.get("/")
    yield guest
    guest.leave()


def multipart(fields: dict[str, bytes], charset: str) -> tuple[bytes, dict[str, str]]:
    """A form in parts that names its encoding: its body and headers."""
    parts = [
        b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n' % (name.encode(), value)
        for name, value in fields.items()
    ]
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    return b"".join(parts) + b"--x--\r\n", {"Content-Type": kind}


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "file://", "", "http://a@evil.test"])
def test_forms_of_other_origins_are_refused(ana: Guest, origin: str) -> None:
    data = {"csrf": ana.token, "theme": "dark"}
    answer = ana.http.post("/me", data=data, headers={"Origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("origin", ["null", "http://127.0.0.1"])
def test_a_form_without_an_origin_counts_by_its_token(ana: Guest, origin: str) -> None:
    data = {"csrf": ana.token, "theme": "dark"}
    host = {"Host": "127.0.0.1"}
    answer = ana.http.post("/me", data=data, headers={"Origin": origin, **host})
    assert answer.status_code == 303


@pytest.mark.parametrize("path", ["http://[", "{}//evil.test/", "{}/\\evil.test", "evil.test"])
def test_an_error_page_leads_nowhere_else(ana: Guest, path: str) -> None:
    answer = ana.http.get("/nowhere", headers={"Referer": path.format(ana.http.base_url)})
    assert answer.status_code == 404
    assert "evil.test" not in answer.text


@pytest.mark.parametrize(
    "path", ["//[", "http://[", "//evil.test", "/\\evil.test", "/\n/evil.test"]
)
def test_a_form_leads_nowhere_else(ana: Guest, path: str) -> None:
    answer = ana.post("/me", theme="dark", next=path)
    assert answer.headers["location"] == "/me?saved=1"


@pytest.mark.parametrize(
    ("charset", "value"),
    [
        ("undefined", b"x"),
        ("punycode", b"\\"),
        ("utf-7", b"+2AA-"),
        ("unicode_escape", b"\\ud800"),
        ("no-such-encoding", b"\xff"),
        ("base64", b"x"),
    ],
)
@pytest.mark.parametrize("name", ["csrf", "name", "game"])
def test_a_form_may_name_any_encoding(ana: Guest, charset: str, value: bytes, name: str) -> None:
    body, headers = multipart({"csrf": ana.token.encode(), name: value}, charset)
    for path in ("/me", "/matches"):
        answer = ana.http.post(path, content=body, headers=headers)
        assert answer.status_code < 500, (path, answer.text)


def test_a_form_that_breaks_off_leaves_no_traceback(ana: Guest, shared_server: LiveServer) -> None:
    head = f"POST /me HTTP/1.1\r\nHost: x\r\nCookie: sobremesa={ana.key}\r\nContent-Length: 9\r\n"
    kind = "Content-Type: application/x-www-form-urlencoded\r\n\r\ncsrf"
    with capture_logs() as lines:
        with socket.create_connection(("127.0.0.1", shared_server.port)) as connection:
            connection.sendall((head + kind).encode())
            time.sleep(0.1)
        time.sleep(0.3)
        assert ana.get("/me").status_code == 200
    assert [line for line in lines if line["log_level"] == "error"] == []


def test_a_host_of_any_length_breaks_no_code(ana: Guest) -> None:
    path = ana.open()
    for address in (path, f"{path}/qr.svg"):
        answer = ana.http.get(address, headers={"Host": "a" * 3000})
        assert answer.status_code == 400, address


@pytest.mark.parametrize("chairs", ["9" * 5000, "٣" * 5000])
def test_chairs_without_number_are_refused(ana: Guest, chairs: str) -> None:
    answer = ana.post(f"{ana.open()}/options", chairs=chairs)
    assert answer.status_code == 400
    assert said(answer)


@pytest.mark.parametrize("language", ["x" * 50, '"\\000"', "fr"])
def test_a_cookie_with_no_language_keeps_nobody_out(ana: Guest, language: str) -> None:
    with httpx.Client(base_url=ana.http.base_url, **PATIENTLY) as browser:
        found = TOKEN.search(browser.get("/").text)
        assert found
        browser.headers["Cookie"] = (
            f"sobremesa={browser.cookies['sobremesa']}; sobremesa-language={language}"
        )
        browser.cookies.clear()
        data = {"csrf": found[1], "game": "kamozza", "name": "Ana"}
        assert browser.post("/matches", data=data).status_code == 303


def test_a_name_is_like_no_other_at_the_table_also_when_it_changes(
    ana: Guest, shared_server: LiveServer
) -> None:
    path = ana.open()
    bo = Guest(shared_server, "Bo")
    bo.get(path)
    bo.join(path)
    bo.post("/me", name="ANA")
    assert "ANA 2" in bo.get(path).text
    bo.leave()
