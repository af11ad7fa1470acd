"""What this process counts and measures, for Prometheus.

No label holds anything of a person or a match: labels are games, statuses, codes and bots, all of
which stand in the source. Who may read the figures stands in `docs/operations.md`.
"""

from __future__ import annotations

import logging
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
)

REGISTRY: Final = CollectorRegistry()
_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES: Final = Counter(
    "sobremesa_moves", "Rows stored by this process", ["game", "kind"], registry=REGISTRY
)
REFUSALS: Final = Counter(
    "sobremesa_refusals", "What was refused in words, by its code", ["code"], registry=REGISTRY
)
RESPONSES: Final = Counter(
    "sobremesa_responses", "Responses to requests, by kind of status", ["status"], registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "sobremesa_commit_seconds", "Storing one batch", buckets=_QUICK, registry=REGISTRY
)
BATCH_MOVES: Final = Histogram(
    "sobremesa_batch_moves",
    "Moves in a batch",
    buckets=(1, 2, 4, 8, 16, 32, 64),
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "sobremesa_bot_seconds", "Thinking about one move", ["game", "bot"], registry=REGISTRY
)
LINES: Final = Counter(
    "sobremesa_log_lines", "Warnings and errors logged", ["level"], registry=REGISTRY
)
MATCHES: Final = Gauge("sobremesa_matches", "Matches stored", ["game", "status"], registry=REGISTRY)
DATABASE: Final = Gauge("sobremesa_database_up", "Whether the database answers", registry=REGISTRY)
LAG: Final = Gauge(
    "sobremesa_notify_lag_seconds",
    "From sending a signal between processes to hearing it",
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("sobremesa_sockets", "Pages connected to a table", registry=REGISTRY)
ROOMS: Final = Gauge("sobremesa_rooms", "Matches held in memory", registry=REGISTRY)

ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


class Lines(logging.Handler):
    """Counts log lines that somebody should look at."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        LINES.labels("error" if record.levelno >= logging.ERROR else "warning").inc()
