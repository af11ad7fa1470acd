"""`python -m benchmarks`: measures the parts that are named, and writes the tables."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.parts import PARTS, Part
from benchmarks.report import report
from benchmarks.servers import Bench


def main() -> int:
    """Measure and report; 1 where a sample failed."""
    chosen = _arguments()
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-bench-"))
    folder.chmod(0o755)  # as root, another user runs the database
    bench = Bench(folder)
    failed = 0
    try:
        with bench.postgres, chosen.samples.open("a") as samples:
            for name in chosen.parts:
                failed += _measure(bench, PARTS[name], chosen.repetitions, samples)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(report([json.loads(line) for line in chosen.samples.read_text().splitlines()]))
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--repetitions", type=int, default=3)
    name = f"bench-{int(time.time())}.jsonl"
    path = Path(tempfile.gettempdir()) / name
    parser.add_argument("--samples", type=Path, default=path, help="where each sample is kept")
    return parser.parse_args()


def _measure(bench: Bench, part: Part, repetitions: int, samples: object) -> int:
    """Every repetition measures every server once, so that a ratio never mixes distant moments."""
    failed = 0
    for repetition in range(repetitions):
        for server in part.servers:
            try:
                sample = bench.sample(server, matches=part.matches, **part.job)
            except (RuntimeError, OSError) as error:
                print(f"{part.name}: {server.name}: {error}", file=sys.stderr)
                failed += 1
                continue
            sample |= {"part": part.name, "server": server.name, "repetition": repetition}
            print(json.dumps(sample), file=samples, flush=True)  # pyright: ignore[reportArgumentType]: a text file
            print(part.name, repetition, server.name, _gist(sample), file=sys.stderr, flush=True)
            failed += len(sample.get("errors", ()))
    return failed


def _gist(sample: dict[str, object]) -> str:
    shown = ("rate", "p50", "p99", "serverCpu", "databaseCpu", "foreignShare", "errors")
    parts = (f"{name} {sample[name]:.0f}" for name in shown[:-1] if name in sample)
    return ", ".join([*parts, str(sample.get("errors") or "")])


if __name__ == "__main__":
    sys.exit(main())
