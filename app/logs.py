"""Log lines: one event each, with the match and seat they are about; never what is hidden.

Bind what a piece of work is about once, and every line inside carries it::

    with structlog.contextvars.bound_contextvars(match=slug, seat=seat):
        log.info("move stored", seq=seq)

States, views, choices and texts of people are not logged, only names and numbers.
"""

import logging
import sys
from pathlib import Path
from typing import Any, Literal, TextIO

import structlog
from structlog.typing import ExcInfo, Processor

import engines
from app.observing.meters import Lines

SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.StackInfoRenderer(),
]


# tracebacks without the values of variables, which may be somebody's hand
BARE = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
RULES = str(Path(engines.__file__).parent)
WITHHELD = "(withheld: it may name what is hidden)"


def told(exc_info: ExcInfo) -> list[dict[str, Any]]:
    """What is logged of an error and its causes, the last one first.

    Types and places; the message as well, unless rules or a bot had a hand in it.
    """
    chain = BARE(exc_info)
    for link in chain:
        if any(frame["filename"].startswith(RULES) for frame in link["frames"]):
            link |= {"exc_value": WITHHELD, "exc_notes": []}
    return chain


def _in_words(out: TextIO, exc_info: ExcInfo) -> None:
    for link in reversed(told(exc_info)):
        places = [f"  {f['filename']}:{f['lineno']} in {f['name']}" for f in link["frames"]]
        out.write("\n".join([*places, f"{link['exc_type']}: {link['exc_value']}", ""]))


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
    logging.basicConfig(handlers=[handler, Lines()], level=level.upper(), force=True)
    _quieten()


def _last(form: Literal["console", "json"]) -> list[Processor]:
    if form == "json":
        return [structlog.processors.ExceptionRenderer(told), structlog.processors.JSONRenderer()]
    return [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=_in_words),
    ]


def _quieten() -> None:
    """Libraries speak when something is wrong; requests are counted elsewhere."""
    for name in ("uvicorn", "uvicorn.error", "alembic", "asyncio", "httpx", "httpcore"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_told_plainly)


def _told_plainly(record: logging.LogRecord) -> bool:
    """A page that sends what is no text is not an error of ours: one line of it is enough."""
    if str(record.msg).startswith("Invalid UTF-8"):
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True
