"""Which addresses a server may be sent to: none in its own network, unless its operator says so.

An address is looked up once, checked, and the request goes to what was checked: a name that means
something else a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from app.addresses import parts_of
from app.errors import AppError

LONGEST: Final = 1000
LOOKUP_SECONDS: Final = 5.0
_HOST: Final = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
_REST: Final = re.compile(r"[!-~]*")
_PORTS: Final = {"http": 80, "https": 443}
_UNICAST: Final = ip_network("2000::/3")
_TUNNELS: Final = (ip_network("2001::/32"), ip_network("2002::/16"))
"""Teredo and 6to4: they lead to an IPv4 address that stands inside."""


class Pinned(NamedTuple):
    """Where a request goes: `url` has the number that was checked.

    `host` is what the server is called, with its port where that is unusual, `name` without.
    """

    url: str
    host: str
    name: str


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Whether a number belongs to the open internet."""
    if isinstance(number, IPv4Address):
        return number.is_global and not number.is_multicast
    if number not in _UNICAST or any(number in tunnel for tunnel in _TUNNELS):
        return False
    return number.is_global


class Guard:
    """Lets requests out to the open internet, and to what the operator allows beyond it."""

    def __init__(self, allowed: str) -> None:
        """`allowed` are names, numbers and networks, separated by commas."""
        words = [word.strip().lower() for word in allowed.split(",") if word.strip()]
        self._networks = [ip_network(word, strict=False) for word in words if _is_network(word)]
        self._names = {word for word in words if not _is_network(word)}

    async def pin(self, address: str) -> Pinned:
        """Look an address up; AppError where it is none, or leads where no request may go."""
        if len(address) > LONGEST:
            raise AppError("notice-address")
        parts = parts_of(address)
        host, port = parts.hostname or "", _port_of(address)
        rest = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        known = parts.scheme in _PORTS and parts.username is None and _HOST.fullmatch(host)
        if not known or port is None or not _REST.fullmatch(rest):
            raise AppError("notice-address")
        number = await self._number(host.lower(), port)
        shown = f"[{number}]" if isinstance(number, IPv6Address) else str(number)
        called = f"[{host}]" if ":" in host else host
        usual = port == _PORTS[parts.scheme]
        name = called if usual else f"{called}:{port}"
        return Pinned(f"{parts.scheme}://{shown}:{port}{rest}", name, host)

    async def _number(self, host: str, port: int) -> IPv4Address | IPv6Address:
        for number in await _looked_up(host, port):
            if host in self._names or is_public(number) or self._is_allowed(number):
                return number
        raise AppError("notice-address-local")

    def _is_allowed(self, number: IPv4Address | IPv6Address) -> bool:
        return any(number in network for network in self._networks)


def _port_of(address: str) -> int | None:
    """The port of an address, which may be the usual one; None where it cannot be."""
    try:
        port = parts_of(address).port
    except ValueError:
        return None
    return port or _PORTS.get(parts_of(address).scheme)


def _is_network(word: str) -> bool:
    try:
        ip_network(word, strict=False)
    except ValueError:
        return False
    return True


async def _looked_up(host: str, port: int) -> Sequence[IPv4Address | IPv6Address]:
    """The numbers of a name; an IPv4 number in IPv6 clothes is the one inside."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError) as error:
        raise AppError("notice-address-unknown") from error
    numbers = [ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
    return [getattr(number, "ipv4_mapped", None) or number for number in numbers]
