"""What every request passes: headers, limits, files, errors in words, health."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import httpx
import pytest
from fastapi.routing import APIRoute

from app.assets import Assets
from app.edge import policy
from app.main import create_app
from app.settings import Settings
from tests.live import PATIENTLY, LiveServer


@pytest.fixture
async def browser(live_server: LiveServer) -> AsyncGenerator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=live_server.url, **PATIENTLY) as client:
        yield client


async def test_a_page_is_fenced_in(browser: httpx.AsyncClient) -> None:
    response = await browser.get("/", headers={"X-Request-ID": "from-the-proxy"})
    assert response.status_code == 200
    fence = response.headers["content-security-policy"]
    assert "default-src 'none'" in fence
    assert "unsafe-inline" not in fence
    assert "'nonce-" in fence
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "same-origin"
    assert response.headers["x-request-id"] == "from-the-proxy"
    assert "cross-origin-opener-policy" not in response.headers


async def test_a_request_gets_an_id_of_its_own(browser: httpx.AsyncClient) -> None:
    response = await browser.get("/healthz", headers={"X-Request-ID": "<script>"})
    assert len(response.headers["x-request-id"]) == 16


def test_a_strange_host_is_not_put_into_the_policy() -> None:
    scope = {"type": "http", "headers": [(b"host", b"evil; script-src *")]}
    assert "connect-src 'self';" in policy(scope)


async def test_files_of_this_release_may_be_kept(browser: httpx.AsyncClient) -> None:
    release = Assets().release
    response = await browser.get(f"/static/{release}/styles/index.css")
    assert response.status_code == 200
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/css")
    assert response.headers["content-encoding"] == "gzip"
    plain = await browser.get(
        f"/static/{release}/styles/index.css", headers={"Accept-Encoding": "identity"}
    )
    assert plain.text == response.text
    old = await browser.get("/static/older/styles/index.css")
    assert old.headers["cache-control"] == "no-cache"
    script = await browser.get(f"/lib/{release}/preact/dist/preact.mjs")
    assert script.headers["content-type"].startswith("text/javascript")
    font = "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2"
    assert "content-encoding" not in (await browser.get(f"/lib/{release}/{font}")).headers


@pytest.mark.parametrize(
    "path",
    ["/static/x/../../pyproject.toml", "/static/x/%2e%2e/%2e%2e/app/main.py", "/lib/x/preact/src/",
     "/lib/x/typescript/package.json", "/static/x/nothing.css", "/elsewhere/x/y", "/nothing"],
)  # fmt: skip
async def test_nothing_else_is_given_out(browser: httpx.AsyncClient, path: str) -> None:
    assert (await browser.get(path)).status_code == 404


async def test_errors_come_as_pages_or_as_json(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/nothing", headers={"Accept-Language": "es"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    data = (await browser.get("/nothing", headers={"Accept": "application/json"})).json()
    assert data["error"]["code"] == "not-found"
    assert (await browser.put("/me")).status_code == 405


@pytest.mark.parametrize(
    ("path", "leads"),
    [("/me/", "/me"), ("/me///?a=1", "/me?a=1"), ("/rules/k%20%0a/", None), ("/é/", "/%C3%A9")],
)
async def test_a_slash_too_many_leads_to_the_page_on_this_host(
    browser: httpx.AsyncClient, path: str, leads: str | None
) -> None:
    answer = await browser.get(path, headers={"Host": "evil.test"})
    assert answer.headers.get("location") == leads


@pytest.mark.parametrize("path", ["//evil.test/", "/\\evil.test/", "///"])
async def test_no_path_leads_to_another_host(live_server: LiveServer, path: str) -> None:
    async with httpx.AsyncClient(**PATIENTLY) as client:
        url = httpx.URL(live_server.url).copy_with(raw_path=path.encode())
        answer = await client.get(url)
    assert "location" not in answer.headers


async def test_a_form_is_sent_to_no_other_address(browser: httpx.AsyncClient) -> None:
    assert (await browser.post("/me/", data={"name": "x"})).status_code in (404, 405)


async def test_a_body_over_the_limit_is_refused(browser: httpx.AsyncClient) -> None:
    response = await browser.post("/matches", content=b"x" * 70_000)
    assert response.status_code == 413


async def test_bad_parameters_are_refused(browser: httpx.AsyncClient) -> None:
    for path in ("/t/" + "x" * 500, "/t/%00", "/t/%ff", "/rules/%00", "/t/a/replay.json?eyes=%00"):
        assert 400 <= (await browser.get(path)).status_code < 500, path


async def test_health_and_readiness(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/healthz")).json() == {"status": "ok"}
    assert (await browser.get("/readyz")).json() == {"status": "ok"}


async def test_a_server_without_its_database_says_so() -> None:
    nowhere = Settings.model_validate({"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none"})
    with LiveServer(nowhere) as lost:
        async with httpx.AsyncClient(base_url=lost.url, **PATIENTLY) as client:
            assert (await client.get("/healthz")).status_code == 200
            assert (await client.get("/readyz")).status_code == 503
            response = await client.get("/t/abcdefghijkmnp", headers={"Accept": "application/json"})
            assert response.status_code == 503
            assert response.json()["error"]["code"] == "unavailable"


async def test_an_unforeseen_error_is_told_in_words(
    live_server: LiveServer, browser: httpx.AsyncClient
) -> None:
    async def boom() -> None:
        raise ZeroDivisionError

    live_server.app.router.routes.insert(0, APIRoute("/boom", boom))
    response = await browser.get("/boom", headers={"Accept": "application/json"})
    assert response.status_code == 500
    assert response.json()["error"]["code"] == "broken"
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert response.headers["x-request-id"]


def test_an_application_needs_a_database() -> None:
    with pytest.raises(ValueError, match="no database"):
        create_app(Settings())


async def test_the_http_part_describes_itself(browser: httpx.AsyncClient) -> None:
    description = (await browser.get("/openapi.json")).json()
    assert "/t/{slug}/replay.json" in description["paths"]
