"""Addresses that come from outside, which may be anything."""

from urllib.parse import SplitResult, urlsplit


def parts_of(address: str) -> SplitResult:
    """The parts of an address; all of them empty where it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def local_path(path: str) -> str | None:
    """`path` if it leads to a page of this server."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if safe else None
