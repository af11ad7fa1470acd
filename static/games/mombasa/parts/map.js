// The map: sea, land coloured by who trades there, borders that count, harbours, posts, and what a region gives.
import { useEffect, useRef, useState } from "preact/hooks";
import africa from "../data/africa.js";
import { gainWords, glyph, token } from "./pieces.js";
import { asks, BOX, COMPANIES, param, refFor, staged } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Company} Company */

/**
 * @typedef {object} Chart
 * @property {Record<string, {ring: number[], at: [number, number], r: number}>} regions
 * @property {{between: string[], cost: number, line: number, gate: [number, number, number]}[]} borders
 * @property {string[]} lines
 * @property {number[]} land
 * @property {string[]} isles
 * @property {Record<Company, {at: [number, number], routes: {cost: number, shore: [number, number]}[]}>} harbours
 */

const CHART = /** @type {Chart} */ (/** @type {unknown} */ (africa));
const REGIONS = Object.keys(CHART.regions);
/** The middle of the land: routes bow away from it. */
const MIDDLE = { x: 52, y: 58 };
const VIEW = "-16 -1 129.5 117.5";

/** A line of the chart: where it begins, then steps. @param {number} n from 1; negative: backwards @returns {string[]} */
function pointsOf(n) {
  const numbers = (CHART.lines[Math.abs(n) - 1] ?? "").match(/-?\d+/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  const points = numbers.flatMap((step, i) => {
    if (i % 2) y += step;
    else x += step;
    return i % 2 ? [`${x} ${y}`] : [];
  });
  return n < 0 ? points.reverse() : points;
}

/** The outline that some lines make, one after the other. @param {number[]} ring */
const outlineOf = (ring) => `M${ring.flatMap(pointsOf).join("L")}z`;

/** @type {Record<string, string>} */
const OUTLINES = Object.fromEntries(
  REGIONS.map((id) => [id, outlineOf(CHART.regions[id]?.ring ?? [])]),
);
const COAST = outlineOf(CHART.land);
const ISLES = CHART.isles.join("");

/** Bars across a border: as many as it costs. @param {number} cost */
const bars = (cost) =>
  (cost === 1 ? [0] : [-0.42, 0.42]).map((x) => `<path d="M${x} -.8V.8"/>`).join("");

/** @param {Chart["borders"][number]} border */
const gate = ({ gate: [x, y, turn], cost }) =>
  `<g class="mm-gate" transform="translate(${x} ${y}) rotate(${turn})">${bars(cost)}</g>`;

/** Mountains, where regions touch that have no border. @param {Chart["borders"][number]} border */
const ridge = ({ gate: [x, y] }) =>
  `<g class="mm-ridge" transform="translate(${x} ${y})"><path d="M-2.2 .9-1 -.8 0 .6 1 -1 2.3 .9z"/></g>`;

/** @param {Chart["borders"][number]} border */
function line({ cost, line: n }) {
  const d = CHART.lines[n - 1];
  return cost === 1
    ? `<path class="mm-border" data-cost="1" d="${d}"/>`
    : `<path class="mm-border" data-cost="2" d="${d}"/><path class="mm-border mm-border--core" d="${d}"/>`;
}

/** @param {Company} company */
function routes(company) {
  const { at, routes: list } = CHART.harbours[company];
  return list.map((route) => oneRoute(at, route)).join("");
}

/** @param {[number, number]} at @param {{cost: number, shore: [number, number]}} route */
function oneRoute([hx, hy], { cost, shore: [x, y] }) {
  const cx = (hx + x) / 2;
  const cy = (hy + y) / 2;
  const out =
    (Math.hypot(hx - x, hy - y) * (cost === 2 ? 0.32 : 0.1)) /
    Math.hypot(cx - MIDDLE.x, cy - MIDDLE.y);
  const qx = cx + (cx - MIDDLE.x) * out;
  const qy = cy + (cy - MIDDLE.y) * out;
  const spot = [hx / 4 + qx / 2 + x / 4, hy / 4 + qy / 2 + y / 4].map((n) => n.toFixed(1));
  const turn = Math.round((Math.atan2(y - hy, x - hx) * 180) / Math.PI);
  return `<path class="mm-route" d="M${hx} ${hy}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${x} ${y}"/><g class="mm-gate" transform="translate(${spot.join(" ")}) rotate(${turn})">${bars(cost)}</g>`;
}

const rhumbs = Array.from({ length: 32 }, (_, i) => {
  const a = (i * Math.PI) / 16;
  return `M17 80L${(17 + 150 * Math.cos(a)).toFixed(1)} ${(80 + 150 * Math.sin(a)).toFixed(1)}`;
}).join("");

/** What never changes, below the posts. */
const GROUND = {
  __html: `<rect class="mm-sea" x="-40" y="-20" width="190" height="160"/><path class="mm-rhumbs" d="${rhumbs}"/>
  <g class="mm-tenths" transform="scale(.1)">${[52, 42, 32, 23, 14].map((w, i) => `<path class="mm-water" data-ring="${i}" stroke-width="${w * 2 + 2}" d="${COAST}${ISLES}"/><path class="mm-water-in" stroke-width="${w * 2 - 2}" d="${COAST}${ISLES}"/>`).join("")}
  <path class="mm-shadow" d="${COAST}"/><path class="mm-ground" d="${COAST}"/><path class="mm-isles" d="${ISLES}"/></g>`,
};

/** What never changes, above the colours of the land. */
const LINES = {
  __html: `<g class="mm-tenths" transform="scale(.1)">${CHART.borders
    .filter(({ cost }) => cost)
    .map(line)
    .join("")}<path class="mm-coast" d="${COAST}"/></g>
  ${CHART.borders.map((border) => (border.cost ? gate(border) : ridge(border))).join("")}
  ${COMPANIES.map((c) => `<g class="mm-harbour" data-company="${c}">${routes(c)}<g transform="translate(${CHART.harbours[c].at.join(" ")})">${token(c, 5)}</g></g>`).join("")}`,
};

const CLIPS = {
  __html: REGIONS.map(
    (id) => `<clipPath id="mm-in-${id}"><path d="${OUTLINES[id]}"/></clipPath>`,
  ).join(""),
};

/** The wash of a region in which somebody trades. @param {Table} t @param {string} id */
function Wash(t, id) {
  const holder = t.public.posts[id];
  if (!holder) return null;
  return t.html`<g key=${id} clip-path=${`url(#mm-in-${id})`} data-company=${holder}>
    <path class="mm-wash" d=${OUTLINES[id]} /><path class="mm-rim" d=${OUTLINES[id]} /></g>`;
}

/** How a region's name breaks into lines, and where name and signs stand. @param {Table} t @param {string} id */
function layout(t, id) {
  const [x = 0, y = 0] = CHART.regions[id]?.at ?? [];
  const lines = t.text(`page-map-${id}`).split("|");
  const half = lines.length * 1.2 + 1.7;
  return { x, y, lines, name: y - half + 1.6, signs: y + half - 1 };
}

/** Long names break in two where the text says so. @param {Table} t @param {string} id */
function Name(t, id) {
  const { x, lines, name } = layout(t, id);
  return t.html`<text class="mm-name" x=${x} y=${name} text-anchor="middle">${lines.map(
    (part, i) => t.html`<tspan x=${x} dy=${i ? "1em" : 0}>${part}</tspan>`,
  )}</text>`;
}

/** What lies in a region: its post, its reward, and while one expands what it costs. @param {Table} t @param {string} id */
function signs(t, id) {
  const { x, signs: y } = layout(t, id);
  const [gain] = BOX.regions[id]?.reward ?? [];
  const holder = t.public.posts[id];
  const cost = costOf(t, id);
  const at = holder || cost !== null ? 2.2 : 0;
  const gains = Array.from({ length: gain?.n ?? 0 }, (_, i) =>
    glyph(gain?.op ?? "", x + at + (i - ((gain?.n ?? 1) - 1) / 2) * 2.1, y, at ? 2.4 : 3),
  ).join("");
  const post =
    holder && cost === null
      ? `<g transform="translate(${x - 1.7} ${y})">${token(holder, 4.8)}</g>`
      : "";
  return post + gains + (cost === null ? "" : coin(x - 2.1, y, cost, holder));
}

/** @param {number} x @param {number} y @param {number} cost @param {string | undefined} holder */
const coin = (x, y, cost, holder) =>
  `${holder ? `<g transform="translate(${x - 2.4} ${y - 1.2})">${token(holder, 3.6)}</g>` : ""}<g class="mm-coin" transform="translate(${x} ${y})"><circle r="2.4"/><text y="1.15" text-anchor="middle">${cost}</text></g>`;

/** Points that entering a region costs now, null where that is not asked. @param {Table} t @param {string} id @returns {number | null} */
const costOf = (t, id) => (asks(t, "region") ? (param(t, "costs")?.[id] ?? null) : null);

/** @param {Table} t @param {string} id */
function Region(t, id) {
  const ref = refFor(t, id, "region");
  const [x = 0, y = 0] = CHART.regions[id]?.at ?? [];
  const { r = 0 } = CHART.regions[id] ?? {};
  return t.html`<g key=${id}><g class="mm-region" data-ref=${ref} role=${ref === null ? "img" : null} data-told=${ref === null ? "" : null} aria-label=${words(t, id)} data-region=${id} data-open=${costOf(t, id) === null ? null : ""}>
    ${ref === null ? null : t.html`<circle class="mm-near" cx=${x} cy=${y} r=${Math.max(r, 4.6)} />`}
    <path class="mm-touch" transform="scale(.1)" d=${OUTLINES[id]} /></g>
    <g class="mm-labels" aria-hidden="true">${Name(t, id)}<g dangerouslySetInnerHTML=${{ __html: signs(t, id) }} /></g></g>`;
}

/** A region in words: who trades there, what it gives, what it costs. @param {Table} t @param {string} id */
function words(t, id) {
  const reward = BOX.regions[id]?.reward ?? [];
  return t.text("page-region", {
    region: id,
    held: t.public.posts[id] ?? "nobody",
    company: t.public.posts[id] ?? "mombasa",
    gains: reward.length ? gainWords(t, reward) : t.text("page-nothing"),
    cost: costOf(t, id) ?? 0,
  });
}

/** Brings what may be chosen, else the middle, into the window of an enlarged chart. @param {HTMLElement} frame */
function centre(frame) {
  const wanted = frame.querySelector('[data-state="legal"]') ?? frame.querySelector("svg");
  if (!wanted) return;
  const from = frame.getBoundingClientRect();
  const to = wanted.getBoundingClientRect();
  frame.scrollBy(
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  );
}

/** The chart in its frame; a small one can be enlarged. @param {{t: Table}} props */
function Frame({ t }) {
  const [near, come] = useState(false);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (near && frame.current) centre(frame.current);
  }, [near]);
  const expanding = asks(t, "region") ? param(t, "company") : null;
  const words = t.text(near ? "page-zoom-out" : "page-zoom-in");
  return t.html`<div class="mm-chart" ref=${frame} tabindex=${near ? "0" : null} data-near=${near ? "" : null} data-expanding=${expanding} data-picked=${staged(t)}>${Drawing(t, expanding)}</div>
    <button type="button" class="mm-zoom" aria-label=${words} title=${words} onClick=${() => come(!near)}><span aria-hidden="true">${near ? "−" : "+"}</span></button>`;
}

/** @param {Table} t @param {string | null} expanding */
const Drawing = (t, expanding) =>
  t.html`<svg class="mm-map" viewBox=${VIEW} role="group" aria-label=${t.text("page-map")} data-mode=${expanding ? "expand" : "quiet"}>
    <defs dangerouslySetInnerHTML=${CLIPS} />
    <g dangerouslySetInnerHTML=${GROUND} />
    <g class="mm-tenths" transform="scale(.1)">${REGIONS.map((id) => Wash(t, id))}</g>
    <g dangerouslySetInnerHTML=${LINES} />
    <g>${REGIONS.map((id) => Region(t, id))}</g>
  </svg>`;

/** @param {Table} t */
export const Chart = (t) => t.html`<${Frame} t=${t} />`;
