"""Log lines: one event each, with the match and seat they are about; never what is hidden.

Bind what a piece of work is about once, and every line inside carries it::

    with structlog.contextvars.bound_contextvars(match=slug, seat=seat):
        log.info("move stored", seq=seq)

States, views, choices and texts of people are not logged, only names and numbers.
"""

import logging
import sys
from typing import Literal

import structlog
from structlog.typing import Processor

SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.StackInfoRenderer(),
]


# tracebacks without the values of variables, which may be somebody's hand
BARE = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def set_up(form: Literal["console", "json"], level: str) -> None:
    """Sends all lines, those of libraries too, to standard error in one form."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_last(form),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    _quieten()


def _last(form: Literal["console", "json"]) -> list[Processor]:
    if form == "json":
        return [structlog.processors.ExceptionRenderer(BARE), structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain),
    ]


def _quieten() -> None:
    """Libraries speak when something is wrong; requests are counted elsewhere."""
    for name in ("uvicorn", "uvicorn.error", "alembic", "asyncio"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
