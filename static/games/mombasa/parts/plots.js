// Curves over the rounds: everybody's total, each company's share value. One unit is about a pixel of a phone.
import { COMPANIES } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {{values: number[], of: {seat?: unknown, company?: string}, name: string}} Curve */

const WIDE = 400;
const TALL = 210;
const EDGE = { left: 30, right: 104, top: 12, bottom: 26 };
/** So far apart the names at the ends of curves stand. */
const LINE = 17;
const LONGEST = 10;

/** @param {number} i @param {number} count */
const across = (i, count) =>
  EDGE.left + (i / Math.max(1, count - 1)) * (WIDE - EDGE.left - EDGE.right);

/** @param {number} n @param {number} most */
const up = (n, most) =>
  TALL - EDGE.bottom - (n / Math.max(1, most)) * (TALL - EDGE.top - EDGE.bottom);

/** Places for names, as near to those wanted as they may stand without touching. @param {number[]} wanted @param {number} least @param {number} lowest @returns {number[]} */
export function spread(wanted, least, lowest) {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  /** @param {number} i @param {number} place */
  const put = (i, place) => {
    places[i] = place;
    return place;
  };
  let free = Number.NEGATIVE_INFINITY;
  for (const i of order) free = put(i, Math.max(places[i] ?? 0, free)) + least;
  free = lowest;
  for (const i of order.reverse()) free = put(i, Math.min(places[i] ?? 0, free)) - least;
  return places;
}

/** @param {string} name */
const brief = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** A curve with its name at the end. @param {Table} t @param {Curve} curve @param {number} most @param {number} dash @param {number} y */
function Line(t, { values, of, name }, most, dash, y) {
  const points = values.map(
    (n, i) => `${across(i, values.length).toFixed(1)} ${up(n, most).toFixed(1)}`,
  );
  return t.html`<g class="mm-curve" data-seat=${of.seat ?? null} data-company=${of.company ?? null} data-dash=${dash}><path d=${`M${points.join("L")}`} />
    <text x=${WIDE - EDGE.right + 8} y=${y + 5}><tspan class="mm-curve__n">${values.at(-1)}</tspan> ${brief(name)}</text></g>`;
}

/** @param {Table} t @param {string} title @param {Curve[]} curves @param {string} words */
function Plot(t, title, curves, words) {
  const most = Math.max(1, ...curves.flatMap(({ values }) => values));
  const count = t.public.history.length;
  const marks = t.public.history.map(
    (_, i) =>
      t.html`<text class="mm-axis" x=${across(i, count)} y=${TALL - 6} text-anchor="middle">${i + 1}</text>`,
  );
  const lines = [0, 0.5, 1].map(
    (part) =>
      t.html`<path class="mm-grid" d=${`M${EDGE.left} ${up(part * most, most)}H${WIDE - EDGE.right}`} /><text class="mm-axis" x=${EDGE.left - 6} y=${up(part * most, most) + 4} text-anchor="end">${Math.round(part * most)}</text>`,
  );
  const ends = curves.map(({ values }) => up(values.at(-1) ?? 0, most));
  const names = spread(ends, LINE, TALL - EDGE.bottom);
  return t.html`<figure class="mm-plot"><figcaption>${title}</figcaption><svg viewBox=${`0 0 ${WIDE} ${TALL}`} role="img" aria-label=${words}>${lines}${marks}${curves.map((curve, i) => Line(t, curve, most, i, names[i] ?? 0))}</svg></figure>`;
}

/** Everybody's total, round by round. @param {Table} t */
export function Totals(t) {
  const curves = t.seats.map(({ seat, called, colour }) => ({
    values: t.public.history.map(({ totals }) => totals[seat] ?? 0),
    of: { seat: colour },
    name: called,
  }));
  const words = t.seats.map(({ seat }, i) =>
    t.text("page-curve", { seat, values: curves[i]?.values.join(", ") ?? "" }),
  );
  return Plot(t, t.text("page-plot-totals"), curves, t.list(words));
}

/** Each company's share value, round by round. @param {Table} t */
export function Values(t) {
  const curves = COMPANIES.map((company) => ({
    values: t.public.history.map(({ values }) => values[company]),
    of: { company },
    name: t.text(`page-short-${company}`),
  }));
  const words = COMPANIES.map((company, i) =>
    t.text("page-curve-company", { company, values: curves[i]?.values.join(", ") ?? "" }),
  );
  return Plot(t, t.text("page-plot-values"), curves, t.list(words));
}
