"""The door of a match that has begun, for somebody who has no seat there."""

from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.lobby.keys import open_claims
from app.matches.service import Visit
from app.people.models import Player
from app.templating import page, texts_for


async def door_page(
    conn: HTTPConnection, session: AsyncSession, visit: Visit, player: Player | None
) -> Response:
    """Watch, where the host allows it, or say which seat is one's own."""
    claims = await open_claims(session, visit.match.id)
    mine = next((claim.seat for claim, who in claims if player and who.id == player.id), None)
    return page(
        conn,
        "lobby/door.html",
        match=visit.match,
        game=visit.match.game,
        title=texts_for(conn, visit.match.game).text("title"),
        seats=[seat for seat in visit.match.seats if seat.player_id is not None],
        claimed=visit.match.seats[mine] if mine is not None else None,
    )


async def has_claimed(session: AsyncSession, match_id: int, player: Player | None) -> bool:
    """Whether this visitor waits for the host's word on a seat."""
    claims = await open_claims(session, match_id)
    return any(player is not None and who.id == player.id for _, who in claims)
