"""What is measured: which servers, under which load."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from benchmarks.servers import ALL, COLYSEUS, MEMORY, OURS, THIN, THIN_REAL, Server


@dataclass(frozen=True)
class Part:
    """A load for some servers; `matches` of real Kamozza are started beforehand."""

    name: str
    servers: tuple[Server, ...]
    matches: int
    job: dict[str, Any] = field(default_factory=dict[str, Any])


_PARTS = (
    Part("full", ALL, 1200, {"ahead": 1100}),
    Part("steady", (MEMORY, COLYSEUS, THIN, THIN_REAL, OURS), 164, {"rate": 300, "ahead": 60}),
    Part("memory", (MEMORY, COLYSEUS, OURS), 250, {"tables": 250, "rate": 300, "seconds": 4}),
    Part("idle", (OURS,), 1250, {"tables": 1250, "idle": True, "seconds": 25}),
)
PARTS = {part.name: part for part in _PARTS}
"""`full`: as many moves as a server can do. `steady`: 300 moves a second over 64 tables.
`memory`: 250 tables, of which the first 50 load what all share.
`idle`: 5,000 sockets that say nothing."""
