"""No request of ours goes into a local network, whatever its address is dressed up as."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from app.errors import AppError
from app.notices.guard import LONGEST, Guard, is_public

LOCAL = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "239.1.1.1", "255.255.255.255", "240.0.0.1", "198.18.0.1"),
    *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::7f00:1"),
    *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1"),
)


@pytest.mark.parametrize("number", LOCAL)
def test_what_is_not_the_open_internet(number: str) -> None:
    assert not is_public(ip_address(number))


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_what_is(number: str) -> None:
    assert is_public(ip_address(number))


def known(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> list[str]:
    """From now on every name has these numbers; the names that were asked for."""
    asked: list[str] = []

    async def looked_up(_self: Any, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", looked_up)
    return asked


async def refusal(address: str, allowed: str = "") -> str:
    with pytest.raises(AppError) as refused:
        await Guard(allowed).pin(address)
    return refused.value.code


@pytest.mark.parametrize(
    "address",
    [
        *("", "ntfy.sh/topic", "ftp://ntfy.sh/x", "file:///etc/passwd", "https://", "https:///x"),
        *("https://me:secret@ntfy.sh/x", "https://ntfy.sh:99999/x", "https://ntfy.sh:x/"),
        *("https://ntfy.sh/a b", "https://ntfy.sh/\u00fc", "https://nt fy.sh/", "https://[::1/"),
        *("https://ntfy.sh\\@127.0.0.1/", f"https://ntfy.sh/{'x' * LONGEST}"),
    ],
)
async def test_what_is_no_address_is_not_looked_up(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = known(monkeypatch, "1.1.1.1")
    assert await refusal(address) == "notice-address"
    assert asked == []


@pytest.mark.parametrize("number", LOCAL)
async def test_a_name_that_leads_into_a_local_network(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(monkeypatch, number)
    assert await refusal("https://innocent.example.org/x") == "notice-address-local"


@pytest.mark.parametrize("host", ["127.0.0.1", "2130706433", "0x7f000001", "[::1]", "localhost"])
async def test_numbers_in_any_clothes(host: str) -> None:
    assert await refusal(f"http://{host}:8000/admin") == "notice-address-local"


async def test_a_name_that_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", nothing)
    assert await refusal("https://no.such.example/x") == "notice-address-unknown"


async def test_the_request_goes_to_the_number_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known(monkeypatch, "192.168.0.7", "1.1.1.1")
    pinned = await Guard("").pin("https://Ntfy.example.org/my-topic?x=1")
    assert pinned == ("https://1.1.1.1:443/my-topic?x=1", "ntfy.example.org", "ntfy.example.org")
    known(monkeypatch, "2606:4700::1111")
    pinned = await Guard("").pin("http://ntfy.example.org:8080")
    assert pinned.url == "http://[2606:4700::1111]:8080/"
    assert pinned.host == "ntfy.example.org:8080"


async def test_what_the_operator_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, "192.168.1.9")
    guard = Guard(" ntfy.home.lan, 192.168.2.0/24 ")
    assert (await guard.pin("http://NTFY.home.lan/t")).url == "http://192.168.1.9:80/t"
    assert await refusal("http://other.home.lan/t", "ntfy.home.lan") == "notice-address-local"
    assert (await Guard("192.168.1.0/24").pin("http://any.lan/t")).host == "any.lan"
