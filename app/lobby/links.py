"""Addresses to pass on, and the codes that a phone can scan."""

from urllib.parse import urlsplit

import segno
from starlette.requests import HTTPConnection

from app.errors import AppError
from app.people.csrf import public_url

INK, PAPER = "#2c1712", "#fdfaf3"
_LONGEST_HOST = 255


def absolute(conn: HTTPConnection, path: str) -> str:
    """A path as friends can open it: under the public address, else the one the visitor uses."""
    base = public_url(conn)
    if base is None:
        scheme = {"ws": "http", "wss": "https"}.get(conn.url.scheme, conn.url.scheme)
        if len(conn.url.netloc) > _LONGEST_HOST:  # a browser may call us anything
            raise AppError("bad-request")
        base = f"{scheme}://{conn.url.netloc}"
    return f"{base}{path}"


def qr_svg(address: str, title: str | None = None) -> str:
    """A QR code as an SVG element, dark on light, with the quiet zone that scanners need."""
    code = segno.make(address, error="m", micro=False)
    return code.svg_inline(
        border=4, omitsize=True, dark=INK, light=PAPER, svgclass=None, lineclass=None, title=title
    )


def is_local(address: str) -> bool:
    """Whether an address leads back to the device itself, so that friends cannot use it."""
    return urlsplit(address).hostname in {"localhost", "127.0.0.1", "::1"}
