"""The tables of a run, as Markdown: least, median, and greatest of its repetitions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from typing import Any

from benchmarks.machine import Sample
from benchmarks.servers import COLYSEUS, FLATFILE, MEMORY, OURS, THIN, THIN_REAL, Server

Column = tuple[str, Callable[[Sample], float]]
COLUMNS: dict[str, tuple[Column, ...]] = {
    "full": (
        ("moves/s", lambda s: s["rate"]),
        ("server CPU µs/move", lambda s: s["serverCpu"]),
        ("database CPU µs/move", lambda s: s["databaseCpu"]),
        ("p50 ms", lambda s: s["p50"]),
        ("p99 ms", lambda s: s["p99"]),
        ("bytes/update", lambda s: s["updateBytes"]),
        ("CPU of others %", lambda s: s["foreignShare"]),
    ),
    "steady": (
        ("p50 ms", lambda s: s["p50"]),
        ("p99 ms", lambda s: s["p99"]),
        ("server CPU µs/move", lambda s: s["serverCpu"]),
        ("CPU of others %", lambda s: s["foreignShare"]),
    ),
    "memory": (
        ("MiB, nobody there", lambda s: s["memory"]["before"] / 1024),
        ("MiB, 50 matches open", lambda s: s["memory"]["few"] / 1024),
        ("MiB, 250 matches open", lambda s: s["memory"]["open"] / 1024),
        ("KiB/match", lambda s: (s["memory"]["open"] - s["memory"]["few"]) / 200),
        ("MiB, played", lambda s: s["memory"]["played"] / 1024),
    ),
    "idle": (
        ("sockets", lambda s: s["sockets"]),
        ("MiB", lambda s: s["memory"]["open"] / 1024),
        ("MiB, 25 s later", lambda s: s["memory"]["later"] / 1024),
    ),
}
Goal = tuple[str, str, str, Server, float, str]
GOALS: tuple[Goal, ...] = (
    ("moves/s", "full", "rate", MEMORY, 1.8, "≥"),
    ("moves/s", "full", "rate", FLATFILE, 5.5, "≥"),
    ("moves/s", "full", "rate", COLYSEUS, 0.9, "≥"),
    ("server CPU per move", "full", "serverCpu", THIN, 1.5, "≤"),
    ("server CPU per move", "full", "serverCpu", THIN_REAL, 1.5, "≤"),
    ("CPU per move, other way round", "full", "serverCpu", MEMORY, 1 / 1.8, "≤"),
    ("CPU per move, other way round", "full", "serverCpu", COLYSEUS, 1 / 0.9, "≤"),
    ("median latency at 300 moves/s", "steady", "p50", MEMORY, 2.0, "≤"),
    ("p99 at 300 moves/s", "steady", "p99", MEMORY, 1.0, "≤"),
)


def report(samples: list[Sample]) -> str:
    """All tables."""
    parts = {part: [s for s in samples if s["part"] == part] for part in COLUMNS}
    tables = [_table(part, found) for part, found in parts.items() if found]
    return "\n\n".join([*tables, _goals(samples)])


def _table(part: str, samples: list[Sample]) -> str:
    names = dict.fromkeys(s["server"] for s in samples)
    columns = COLUMNS[part]
    rows = [
        [name, *(spread(read(s) for s in samples if s["server"] == name) for _, read in columns)]
        for name in names
    ]
    return f"**{part}**\n\n" + _markdown(["server", *(title for title, _ in columns)], rows)


def _goals(samples: list[Sample]) -> str:
    rows: list[list[str]] = []
    for title, part, key, other, bound, sign in GOALS:
        ratios = _ratios(samples, part, key, other)
        if ratios:
            rows.append([f"{title} ÷ {other.name}", spread(ratios), f"{sign} {bound:.2g}"])
    return _markdown(["ratio inside a repetition", "measured", "wanted"], rows)


def _ratios(samples: list[Sample], part: str, key: str, other: Server) -> list[float]:
    found: dict[tuple[str, int], Any] = {
        (s["server"], s["repetition"]): s[key] for s in samples if s["part"] == part
    }
    return [
        value / found[other.name, repetition]
        for (name, repetition), value in found.items()
        if name == OURS.name and found.get((other.name, repetition))
    ]


def spread(values: Iterable[float]) -> str:
    """Least, **median** and greatest."""
    known = sorted(values)
    if not known:
        return ""
    middle = f"**{_short(median(known))}**"
    return middle if len(known) == 1 else f"{_short(known[0])} / {middle} / {_short(known[-1])}"


def _short(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
