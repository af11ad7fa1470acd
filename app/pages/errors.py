"""What went wrong, as a page with a way back."""

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from app.addresses import local_path, parts_of
from app.templating import page


def error_page(conn: HTTPConnection, status: int, sentence: str) -> HTMLResponse:
    """A page that says in one sentence what was wrong; it leads back to where one came from."""
    return page(
        conn,
        "pages/error.html",
        status_code=status,
        sentence=sentence,
        status=status,
        back=_back(conn),
    )


def _back(conn: HTTPConnection) -> str | None:
    """The page of this host that the visitor came from, for another try."""
    came_from = parts_of(conn.headers.get("referer", ""))
    same = came_from.netloc == conn.headers.get("host") and came_from.path != conn.url.path
    return local_path(came_from.path) if same else None
