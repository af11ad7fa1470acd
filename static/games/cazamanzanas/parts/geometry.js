// Where everything lies, in units of the drawing: a cell is 100 wide, and as high as there is room. From runs to lines.

/** @typedef {import("../view").Run} Run */
/** @typedef {import("../view").Step} Step */
/** @typedef {import("../view").Event} Event */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {"drop" | "hop" | "roll" | "teleport"} Manner */
/** A piece of a way. @typedef {{from: Point, to: Point, manner: Manner, event: Event, row: number, column: number}} Segment */
/** @typedef {{x(column: number): number, y(row: number): number, width: number, height: number, high: number, ground: number}} Geometry */

export const WIDE = 100;
/** Above the first row: the branch and what hangs from it. */
export const TOP = 162;
/** Below the last row: the baskets. */
export const FOOT = 146;
/** Left and right of the field. */
export const MARGIN = 12;
/** A cell is at least and at most so high. */
export const LOW = 90;
export const HIGH = 150;

/**
 * @param {number} rows also a part of one, while the baskets move down
 * @param {[number, number]} columns first and last
 * @param {number} high of a cell
 * @returns {Geometry}
 */
export function geometryOf(rows, [first, last], high) {
  const width = (last - first + 1) * WIDE;
  const ground = TOP + rows * high;
  const beside = (/** @type {number} */ x) => Math.min(Math.max(x, -MARGIN), width + MARGIN);
  return {
    x: (column) => beside((column - first + 0.5) * WIDE),
    y: (row) => {
      if (row === 0) return TOP - 24;
      return row > rows ? ground + 56 : TOP + (row - 0.5) * high;
    },
    ...{ width, height: ground + FOOT, high, ground },
  };
}

/**
 * How large a cell becomes: all columns where they have room, else as many as the baskets need.
 * @param {{width: number, height: number}} box in pixels
 * @param {number} rows
 * @param {[number, number]} columns
 * @returns {{pixel: number, high: number}} pixels of a unit, and units of a cell's height
 */
export function fit({ width, height }, rows, [first, last]) {
  const all = (width / ((last - first + 1) * WIDE + 2 * MARGIN)) * WIDE;
  const lowest = (height / (TOP + rows * LOW + FOOT)) * WIDE;
  const cell = all >= 44 ? Math.min(all, Math.max(44, lowest)) : Math.max(44, width / 8.16);
  const pixel = cell / WIDE;
  const high = (height / pixel - TOP - FOOT) / rows;
  return { pixel, high: Math.min(HIGH, Math.max(LOW, high)) };
}

/** Where an apple touches what lies in a cell, above its middle. @type {Partial<Record<Event, number>>} */
const LIFT = { bounce: -10, stick: -24, roll: -24, knock: -24, split: -36, "no-spare": -36 };

/** How a run begins. @type {Record<Run["how"], Manner>} */
const FIRST = {
  ...{ hangs: "drop", released: "drop", left: "hop", right: "hop" },
  ...{ knocked: "roll", waited: "roll" },
};

/** @param {Geometry} g @param {number} row @param {number} column @param {number} lift @returns {Point} */
const at = (g, row, column, lift) => [g.x(column), g.y(row) + lift];

/** Where a run starts. @param {Geometry} g @param {Run} run @returns {Point} */
export function startOf(g, { how, origin: [row, column] }) {
  const lift = how === "hangs" ? 0 : how === "left" || how === "right" ? -36 : -24;
  return at(g, row, column, lift);
}

/** @param {Event} event @returns {Manner} */
const after = (event) => (event === "bounce" ? "hop" : event === "roll" ? "roll" : "drop");

/** The way of a run, piece by piece. @param {Geometry} g @param {Run} run @returns {Segment[]} */
export function segmentsOf(g, run) {
  /** @type {Segment[]} */
  const found = [];
  let from = startOf(g, run);
  let manner = FIRST[run.how];
  for (const [row, column, event, out, aside] of run.path) {
    const to = at(g, row, column, LIFT[event] ?? 0);
    found.push({ from, to, manner, event, row, column });
    from = to;
    if (event === "teleport" && out !== undefined && aside !== undefined) {
      from = at(g, out, aside, 0);
      found.push({
        from: to,
        to: from,
        manner: "teleport",
        event: "pass",
        row: out,
        column: aside,
      });
    }
    manner = after(event);
  }
  return found;
}

const n = (/** @type {number} */ value) => value.toFixed(1);

/** A segment as path data. @param {Segment} segment */
export function lineOf({ from: [a, b], to: [c, d], manner }) {
  if (manner === "hop")
    return `M${n(a)} ${n(b)}C${n(a + (c - a) * 0.3)} ${n(b - 46)} ${n(a + (c - a) * 0.86)} ${n(b - 30)} ${n(c)} ${n(d)}`;
  if (manner === "roll")
    return `M${n(a)} ${n(b)}L${n(a + (c - a) * 0.42)} ${n(b + 2)}Q${n(c - (c - a) * 0.04)} ${n(b + 8)} ${n(c)} ${n(d)}`;
  if (manner === "teleport")
    return `M${n(a)} ${n(b)}C${n(a)} ${n(b - 70)} ${n(c)} ${n(d - 70)} ${n(c)} ${n(d)}`;
  return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`;
}

/** @param {number} p @param {number} q @param {number} r @param {number} s @param {number} k */
const cubic = (p, q, r, s, k) =>
  p * (1 - k) ** 3 + 3 * q * k * (1 - k) ** 2 + 3 * r * k * k * (1 - k) + s * k ** 3;

/** @param {number} p @param {number} q @param {number} r @param {number} k */
const square = (p, q, r, k) => p * (1 - k) ** 2 + 2 * q * k * (1 - k) + r * k * k;

/** Where an apple is on a segment, with weight; `k` from 0 to 1. @param {Segment} segment @param {number} k @returns {Point} */
export function along({ from: [a, b], to: [c, d], manner }, k) {
  const dx = c - a;
  if (manner === "hop")
    return [cubic(a, a + dx * 0.3, a + dx * 0.86, c, k), cubic(b, b - 46, b - 30, d, k)];
  if (manner === "teleport") return k < 0.5 ? [a, b] : [c, d];
  if (manner === "drop") {
    const fallen = k * k * 0.75 + k * 0.25;
    return [a + dx * fallen, b + (d - b) * fallen];
  }
  if (k < 0.45) return [a + dx * 0.42 * (k / 0.45), b + 2 * (k / 0.45)];
  const tipped = (k - 0.45) / 0.55;
  return [square(a + dx * 0.42, c - dx * 0.04, c, tipped), square(b + 2, b + 8, d, tipped)];
}

/** What ends a run. @param {Run} run @returns {Event} */
export const endOf = ({ path }) => path.at(-1)?.[2] ?? "lost";

/**
 * All runs of one apple as lines: its way, its jumps through portals, and where it ends.
 * @param {Geometry} g
 * @param {Run[]} runs
 * @returns {{way: string, jumps: string[], ends: {event: Event, x: number, y: number}[]}}
 */
export function linesOf(g, runs) {
  const all = runs.map((run) => segmentsOf(g, run));
  const pieces = all.flat();
  const short = (/** @type {Segment} */ piece) =>
    piece.event === "basket"
      ? { ...piece, to: /** @type {Point} */ ([piece.to[0], piece.to[1] - 46]) }
      : piece;
  return {
    way: pieces
      .filter(({ manner }) => manner !== "teleport")
      .map((piece) => lineOf(short(piece)))
      .join(""),
    jumps: pieces.filter(({ manner }) => manner === "teleport").map(lineOf),
    ends: all.flatMap((own) => {
      const last = own.at(-1);
      return last ? [{ event: last.event, x: last.to[0], y: last.to[1] }] : [];
    }),
  };
}
