// A sumi brush for SVG: a centre line with a width at each point becomes one filled path with a living edge,
// a round head, a torn tail and, where the brush runs dry, real gaps (holes cut by the even-odd rule).
// Pure: the same points and seed always give the same path, so strokes can be baked into a sheet or drawn live.

/** x, y, width. @typedef {[number, number, number]} Spot */
/** x, y. @typedef {[number, number]} Point */
/** @typedef {{seed?: number, rough?: number, dry?: number, per?: number}} How */

/** mulberry32 @param {number} seed */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} t */
const spline = (a, b, c, d, t) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Catmull-Rom through the spots. @param {Spot[]} points @param {number} per @returns {Spot[]} */
function sample(points, per) {
  /** @type {Spot[]} */
  const out = [];
  /** @param {number} i @returns {Spot} */
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      out.push([
        spline(a[0], b[0], c[0], d[0], t),
        spline(a[1], b[1], c[1], d[1], t),
        spline(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** @param {Spot[]} line @returns {Point[]} */
const normals = (line) =>
  line.map((spot, i) => {
    const a = line[Math.max(0, i - 1)] ?? spot,
      b = line[Math.min(line.length - 1, i + 1)] ?? spot;
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1;
    return [-dy / l, dx / l];
  });

/** @param {Point[]} pts */
const join = (pts) => pts.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

/** Dry bristles: slivers along the stroke, denser towards the tail. @param {Spot[]} line @param {Point[]} n @param {number} dry @param {() => number} rnd */
function bristles(line, n, dry, rnd) {
  let d = "";
  const last = line.length - 1;
  for (let b = 0; b < Math.round(dry * 9); b++) {
    const across = (rnd() - 0.5) * 0.76;
    const from = Math.floor(last * (0.3 + rnd() * 0.5)),
      to = Math.min(last, from + 2 + Math.floor(last * (0.12 + rnd() * 0.35)));
    if (to - from < 2) continue;
    /** @type {Point[]} */
    const a = [];
    /** @type {Point[]} */
    const c = [];
    for (let i = from; i <= to; i++) {
      const [x, y, w] = line[i] ?? [0, 0, 0],
        [nx, ny] = n[i] ?? [0, 0],
        s = Math.sin(((i - from) / (to - from)) * Math.PI) * w * (0.02 + 0.035 * rnd());
      a.push([x + nx * (w * across * 0.9 + s), y + ny * (w * across * 0.9 + s)]);
      c.push([x + nx * (w * across * 0.9 - s), y + ny * (w * across * 0.9 - s)]);
    }
    d += `M${join(a)}L${join(c.reverse())}Z`;
  }
  return d;
}

/**
 * Path data, to be filled with fill-rule="evenodd".
 * @param {Spot[]} points
 * @param {How} [how]
 */
export function brush(points, { seed = 1, rough = 0.12, dry = 0.5, per = 10 } = {}) {
  const rnd = random(seed),
    line = sample(points, per),
    n = normals(line),
    last = line.length - 1;
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  let wobbleL = 0,
    wobbleR = 0;
  line.forEach(([x, y, w], i) => {
    wobbleL = wobbleL * 0.6 + (rnd() - 0.5) * rough;
    wobbleR = wobbleR * 0.6 + (rnd() - 0.5) * rough;
    const h = Math.max(0.15, w / 2),
      [nx, ny] = n[i] ?? [0, 0];
    left.push([x + nx * h * (1 + wobbleL), y + ny * h * (1 + wobbleL)]);
    right.push([x - nx * h * (1 + wobbleR), y - ny * h * (1 + wobbleR)]);
  });
  const [x0, y0, w0] = line[0] ?? [0, 0, 0],
    [x1, y1, w1] = line[last] ?? [0, 0, 0];
  const [ax, ay] = n[0] ?? [0, 0],
    [zx, zy] = n[last] ?? [0, 0],
    first = left[0] ?? [0, 0];
  const head = /** @type {Point} */ ([x0 - ay * w0 * 0.45, y0 + ax * w0 * 0.45]);
  const tip = /** @type {Point} */ ([x1 + zy * w1 * 0.7, y1 - zx * w1 * 0.7]);
  const d = `M${join([first])}L${join(left.slice(1))} ${join([tip])} ${join(right.slice(1).reverse())} ${join(right.slice(0, 1))}Q${join([head, first])}Z`;
  return d + bristles(line, n, dry, rnd);
}

/** The same as markup. @param {Spot[]} points @param {How} [how] @param {string} [attrs] */
export const ink = (points, how = {}, attrs = "") =>
  `<path fill-rule="evenodd" d="${brush(points, how)}" ${attrs}/>`;

/** A closed circle in one breath, open at the end: the enso.
 *  @param {number} cx @param {number} cy @param {number} r @param {number} width @param {{seed?: number, gap?: number, start?: number, dry?: number}} [how] */
export function enso(cx, cy, r, width, { seed = 3, gap = 0.1, start = -2.2, dry = 1 } = {}) {
  const steps = 26;
  const pts = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps,
      a = start + t * Math.PI * 2 * (1 - gap);
    const rr = r * (1 + 0.03 * Math.sin(a * 2 + seed));
    return /** @type {Spot} */ ([
      cx + Math.cos(a) * rr,
      cy + Math.sin(a) * rr,
      width * (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 1.15 + 0.12))),
    ]);
  });
  return brush(pts, { seed, per: 4, rough: 0.16, dry });
}

/** A stroke with an arrow's head at its end. @param {Spot[]} points @param {number} seed @param {number} head */
export function stroke(points, seed, head) {
  const [x, y] = points.at(-1) ?? [0, 0],
    [px, py] = points.at(-2) ?? [0, 0],
    a = Math.atan2(y - py, x - px);
  /** @param {number} d @param {number} o @param {number} w @returns {Spot} */
  const at = (d, o, w) => [x + Math.cos(a + o) * d, y + Math.sin(a + o) * d, w];
  /** @param {number} s */
  const wing = (s) =>
    brush(
      [
        at(-head * 0.1, 0, head * 0.36),
        at(-head * 0.7, s * 0.42, head * 0.42),
        at(-head * 1.35, s * 0.62, head * 0.12),
      ],
      { seed: seed + 3, dry: 0.6 },
    );
  return brush(points, { seed, dry: 1.3, rough: 0.16, per: 14 }) + wing(1) + wing(-1);
}
