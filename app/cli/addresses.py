"""Where a server is reached, told on the terminal, with a code for the phones at the table."""

import io
import socket

import segno

from app.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not listened on


def lan_address() -> str | None:
    """This machine's address in its network: the one that a packet to far away would leave from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def addresses(settings: Settings, port: int) -> list[tuple[str, str]]:
    """Name and address of each way in, the best one for friends last."""
    if settings.host not in EVERYWHERE:
        found = [("Here", f"http://{_in_url(settings.host)}:{port}")]
    else:
        found = [("Here", f"http://localhost:{port}")]
        if lan := lan_address():
            found.append(("Same Wi-Fi", f"http://{lan}:{port}"))
    if settings.public_url:
        found.append(("Everywhere", settings.public_url))
    return found


def announcement(settings: Settings, port: int) -> str:
    """What to print when the server is ready."""
    ways = addresses(settings, port)
    lines = [f"  {name + ':':<12} {address}" for name, address in ways]
    return "\n".join(["", "Sobremesa is ready.", *lines, "", code(ways[-1][1])])


def invitation(settings: Settings, port: int, token: str | None) -> str:
    """The way to become the first admin, once, as long as there is none."""
    if token is None:
        return ""
    address = f"{addresses(settings, port)[-1][1]}/admin/first/{token}"
    return f"\nNobody is admin yet. Who opens this within a day becomes it:\n  {address}\n"


def code(address: str) -> str:
    """A QR code of block characters, two dots in each."""
    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True)
    return out.getvalue()


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
