"""Whether this process lives, and whether it can serve."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from sqlalchemy import text
from starlette.responses import JSONResponse

from app.db import Database, is_lost

router = APIRouter(tags=["health"])
PATIENCE = 2.0


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> JSONResponse:
    """The process reaches its database, and the tables are there; 503 where not."""
    db: Database = request.app.state.db
    try:
        async with asyncio.timeout(PATIENCE), db.session() as session:
            await session.execute(text("SELECT version_num FROM alembic_version"))
    except Exception as error:
        if not is_lost(error):
            raise
        return JSONResponse({"status": "no database"}, 503)
    return JSONResponse({"status": "ok"})
