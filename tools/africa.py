"""Draws the chart of Mombasa: `static/games/mombasa/data/africa.js`, out of the game's components.

The cells of a power diagram around the sites of `tools/africa.toml` are cut by the smoothed coast.
Every line between two cells is bent once by one field of noise, so that neighbours share it to the
last point.

    python -m tools.africa
"""

import itertools
import json
import math
import random
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
BOX: dict[str, Any] = tomllib.loads((HERE.parent / "engines/mombasa/components.toml").read_text())
SITES: dict[str, Any] = tomllib.loads((HERE / "africa.toml").read_text())
TARGET = HERE.parent / "static/games/mombasa/data/africa.js"
NAMES: list[str] = list(SITES["sites"])
BORDERS = {frozenset((a, b)): cost for a, b, cost in BOX["borders"]["list"]}
TALL = 1.13
"""Africa is taller than wide; the data's square is not."""
STEP = 0.6
"""How far the points of a line lie apart before it is bent."""
NOTHING = 1e-9
"""Shorter is rounding."""
SLIVER = 0.02
"""Shorter is no line."""
FINE = 0.05
"""Points of a line that lie nearer to it than this are left out."""
GAP = 0.1
"""So far apart two ends may lie that are one."""

Point = tuple[float, float]


class Line(NamedTuple):
    """A drawn line and the one or two regions that it bounds."""

    owners: tuple[int, ...]
    ends: tuple[Point, Point]
    points: list[Point]


class Noise:
    """Smooth values between -1 and 1 over the plane, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        draw = random.Random(seed)  # noqa: S311 - a drawing, no secret
        self.knots = [[draw.uniform(-1, 1) for _ in range(64)] for _ in range(64)]

    def at(self, x: float, y: float) -> float:
        """The value at a point."""
        column, row = math.floor(x), math.floor(y)
        u, v = ease(x - column), ease(y - row)
        a, b = self._knot(column, row), self._knot(column + 1, row)
        c, d = self._knot(column, row + 1), self._knot(column + 1, row + 1)
        return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v

    def _knot(self, column: int, row: int) -> float:
        return self.knots[column % 64][row % 64]


def ease(t: float) -> float:
    """Flat at 0 and at 1."""
    return t * t * t * (t * (t * 6 - 15) + 10)


EAST, SOUTH = Noise(11), Noise(23)


def bend(point: Point) -> Point:
    """Where a point of the straight chart lies on the drawn one."""
    x, y = point
    far = (
        1.2 * EAST.at(x / 8, y / 8) + 0.7 * EAST.at(x / 3.4 + 9, y / 3.4) + 0.22 * EAST.at(x, y + 5)
    )
    down = (
        1.2 * SOUTH.at(x / 8, y / 8)
        + 0.7 * SOUTH.at(x / 3.4 + 9, y / 3.4)
        + 0.22 * SOUTH.at(x, y + 5)
    )
    return x + far, (y + down) * TALL


def rounded(ring: list[Point], times: int) -> list[Point]:
    """A ring with its corners cut (Chaikin)."""
    for _ in range(times):
        pairs = zip(ring, ring[1:] + ring[:1], strict=True)
        ring = [between(a, b, t) for a, b in pairs for t in (0.25, 0.75)]
    return ring


def between(a: Point, b: Point, t: float) -> Point:
    """The point a fraction t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


# ---------------------------------------------------------------- cells

COAST = rounded([(float(x), float(y)) for x, y in BOX["map"]["coast"]], 3)


def power(site: int, point: Point) -> float:
    """How far a point is from a site, its weight taken off."""
    x, y, weight = SITES["sites"][NAMES[site]]
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 - weight


def owner(point: Point) -> int:
    """The region whose cell holds a point."""
    return min(range(len(NAMES)), key=lambda site: power(site, point))


def cell(site: int) -> list[tuple[Point, int]]:
    """Corners of a cell, each with the site beyond the side that begins there; -1: none."""
    ring = [((-20.0, -20.0), -1), ((120.0, -20.0), -1), ((120.0, 120.0), -1), ((-20.0, 120.0), -1)]
    for other in range(len(NAMES)):
        if other != site:
            ring = cut(ring, site, other)
    return ring


def cut(ring: list[tuple[Point, int]], site: int, other: int) -> list[tuple[Point, int]]:
    """What of a cell is nearer to its site than to another one."""
    kept: list[tuple[Point, int]] = []
    for k, (a, side) in enumerate(ring):
        b = ring[(k + 1) % len(ring)][0]
        va, vb = power(site, a) - power(other, a), power(site, b) - power(other, b)
        if va <= 0:
            kept.append((a, side))
        if (va <= 0) != (vb <= 0):
            kept.append((between(a, b, va / (va - vb)), other if va <= 0 else side))
    return kept


def crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """How far along from a to b the stretch from c to d is crossed."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = dx * ey - dy * ex
    if abs(cross) < NOTHING:
        return None
    t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / cross
    u = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / cross
    return t if 0 <= t <= 1 and 0 <= u < 1 else None


def inside(point: Point, ring: list[Point]) -> bool:
    """Whether a ring goes around a point."""
    x, y = point
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    hits = [
        (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        for a, b in pairs
    ]
    return sum(hits) % 2 == 1


def on_land(a: Point, b: Point) -> list[tuple[Point, Point]]:
    """The stretches of a straight line that lie on land."""
    sides = zip(COAST, COAST[1:] + COAST[:1], strict=True)
    found = [t for c, d in sides if (t := crossing(a, b, c, d)) is not None]
    stops = [0.0, *sorted(found), 1.0]
    pairs = itertools.pairwise(stops)
    return [
        (between(a, b, s), between(a, b, t))
        for s, t in pairs
        if t - s > NOTHING and inside(between(a, b, (s + t) / 2), COAST)
    ]


# ---------------------------------------------------------------- lines


def dense(a: Point, b: Point) -> list[Point]:
    """Points from a to b, about STEP apart."""
    count = max(1, round(math.dist(a, b) / STEP))
    return [between(a, b, k / count) for k in range(count + 1)]


def inner_lines() -> list[Line]:
    """Every line between two regions."""
    found: list[Line] = []
    for site in range(len(NAMES)):
        ring = cell(site)
        for k, (a, other) in enumerate(ring):
            if other > site:
                b = ring[(k + 1) % len(ring)][0]
                found += [
                    Line((site, other), (p, q), dense(p, q))
                    for p, q in on_land(a, b)
                    if math.dist(p, q) > SLIVER
                ]
    return found


def shore_lines(inner: list[Line]) -> list[Line]:
    """The coast, cut where the lines between two regions end."""
    ring: list[tuple[Point, bool]] = []
    ends = [end for line in inner for end in line.ends]
    for a, b in zip(COAST, COAST[1:] + COAST[:1], strict=True):
        ring.append((a, False))
        here = sorted((end for end in ends if lies_on(end, a, b)), key=lambda p: math.dist(a, p))
        ring += [(p, True) for p in here]
    first = next(k for k, (_, is_cut) in enumerate(ring) if is_cut)
    ring = ring[first:] + ring[:first] + [ring[first]]
    return cut_up(ring)


def lies_on(p: Point, a: Point, b: Point) -> bool:
    """Whether a point lies on a stretch."""
    return math.dist(a, p) + math.dist(p, b) - math.dist(a, b) < SLIVER / 1e5


def cut_up(ring: list[tuple[Point, bool]]) -> list[Line]:
    """Stretches of the coast from cut to cut."""
    found: list[Line] = []
    run = [ring[0][0]]
    for point, is_cut in ring[1:]:
        run.append(point)
        if is_cut:
            points = [p for a, b in itertools.pairwise(run) for p in dense(a, b)[:-1]]
            found.append(Line((owner(run[len(run) // 2]),), (run[0], point), [*points, point]))
            run = [point]
    return found


def chained(lines: dict[int, Line]) -> list[int]:
    """The numbers of a region's lines as a ring; negative where one is walked backwards."""
    left = {number: (line.points[0], line.points[-1]) for number, line in lines.items()}
    first, (_, end) = next(iter(left.items()))
    ring = [first]
    del left[first]
    while left:
        found = [(math.dist(end, ends[k]), n, k) for n, ends in left.items() for k in (0, 1)]
        gap, number, side = min(found)
        if gap > GAP:
            raise ValueError(gap)
        ring.append(-number if side else number)
        end = left.pop(number)[1 - side]
    return ring


def walked(lines: dict[int, Line], ring: list[int]) -> list[Point]:
    """The points of a ring, bent."""
    runs = (lines[abs(n)].points[:: -1 if n < 0 else 1] for n in ring)
    return [bend(p) for run in runs for p in run]


# ---------------------------------------------------------------- the chart


def path(points: list[Point], *, close: bool = False) -> str:
    """A path in tenths of a unit: one start, then steps."""
    grid = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [(x - a, y - b) for (a, b), (x, y) in itertools.pairwise(grid)]
    drawn = "".join(f"{x}{'' if y < 0 else ' '}{y} " for x, y in steps if x or y)
    return f"M{grid[0][0]} {grid[0][1]}l{drawn.strip()}{'z' if close else ''}"


def thinned(points: list[Point]) -> list[Point]:
    """A line without the points that it would go through anyway (Ramer, Douglas and Peucker)."""
    start, end = points[0], points[-1]
    aside = [aside_of(p, start, end) for p in points[1:-1]]
    if not aside or max(aside) <= FINE:
        return [start, end]
    far = aside.index(max(aside)) + 1
    return thinned(points[: far + 1])[:-1] + thinned(points[far:])


def aside_of(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from the straight line through two others."""
    cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return abs(cross) / (math.dist(a, b) or NOTHING)


def roomiest(ring: list[Point]) -> tuple[Point, float]:
    """The point of a ring that is farthest from its rim, and how far."""
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    spots = [
        (min(xs) + (max(xs) - min(xs)) * i / 24, min(ys) + (max(ys) - min(ys)) * k / 24)
        for i in range(1, 24)
        for k in range(1, 24)
    ]
    depth = {spot: min(math.dist(spot, p) for p in ring) for spot in spots if inside(spot, ring)}
    best = max(depth, key=lambda spot: depth[spot])
    return best, depth[best]


def region(site: int, lines: dict[int, Line]) -> dict[str, Any]:
    """The lines around a region, where its name stands, how much room is there."""
    own = {number: line for number, line in lines.items() if site in line.owners}
    ring = chained(own)
    (x, y), room = roomiest(walked(own, ring))
    return {"ring": ring, "at": [round(x, 1), round(y, 1)], "r": round(room, 1)}


def border(number: int, line: Line) -> dict[str, Any]:
    """A line between two regions: what it costs (0: no border), and where its bars cross it."""
    names = [NAMES[site] for site in line.owners]
    bent = [bend(p) for p in line.points]
    middle = len(bent) // 2
    a, b = bent[max(0, middle - 1)], bent[min(len(bent) - 1, middle + 1)]
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    gate = [round(bent[middle][0], 1), round(bent[middle][1], 1), round(turn)]
    return {
        "between": names,
        "cost": BORDERS.get(frozenset(names), 0),
        "line": number,
        "gate": gate,
    }


def harbour(company: str, shore: list[Line]) -> dict[str, Any]:
    """Where a company's base lies, and the routes from it to the coasts of its entries."""
    entry = BOX["companies"][company]
    at = (float(entry["x"]), entry["y"] * TALL)
    routes = [landing(NAMES.index(to), cost, at, shore) for to, cost in entry["entries"].items()]
    return {"at": [round(at[0], 1), round(at[1], 1)], "routes": routes}


def landing(site: int, cost: int, at: Point, shore: list[Line]) -> dict[str, Any]:
    """The point of a region's coast that is nearest to a base."""
    spots = [bend(p) for line in shore if line.owners == (site,) for p in line.points]
    x, y = min(spots, key=lambda p: math.dist(p, at))
    return {"to": NAMES[site], "cost": cost, "shore": [round(x, 1), round(y, 1)]}


def longest(lines: dict[int, Line]) -> dict[int, Line]:
    """Of the lines between the same two regions the longest."""
    best: dict[tuple[int, ...], int] = {}
    for number in sorted(lines, key=lambda number: len(lines[number].points)):
        best[lines[number].owners] = number
    return {number: lines[number] for number in best.values()}


def chart() -> dict[str, Any]:
    """All that the page draws."""
    inner = inner_lines()
    shore = shore_lines(inner)
    lines = dict(enumerate(inner + shore, start=1))
    borders = longest({number: line for number, line in lines.items() if number <= len(inner)})
    isles = [
        rounded([(float(x), float(y)) for x, y in ring], 2) for ring in SITES["isles"]["rings"]
    ]
    return {
        "regions": {name: region(site, lines) for site, name in enumerate(NAMES)},
        "borders": [border(number, line) for number, line in borders.items()],
        "lines": [path(thinned([bend(p) for p in line.points])) for line in lines.values()],
        "land": [number for number in lines if number > len(inner)],
        "isles": [path([(x, y) for x, y in ring], close=True) for ring in isles],
        "harbours": {company: harbour(company, shore) for company in BOX["companies"]},
    }


def script() -> str:
    """The module for the page."""
    data = json.dumps(chart(), separators=(",", ":"))
    head = "// Made by tools/africa.py; lengths of paths are tenths of a unit."
    return f"{head}\nexport default JSON.parse(\n  '{data}',\n);\n"


if __name__ == "__main__":
    TARGET.write_text(script())
