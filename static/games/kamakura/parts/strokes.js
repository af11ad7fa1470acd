// One vermilion stroke at a time, over everything: from the soldier to the land he is sent at; when a Geisha turns him,
// out past her and back again. Measured from the elements, drawn anew when they move.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../../table/html.js";
import { stroke } from "../art/brush.js";

/** @typedef {import("../art/brush.js").Spot} Spot */
/** @typedef {{x: number, y: number, w: number, h: number, cx: number, cy: number}} Box */

/** Things that glide lie still after so long (ms). */
const REST = 460;

/** @param {Element} el @param {DOMRect} root @returns {Box} */
function boxOf(el, root) {
  const { left, top, width, height } = el.getBoundingClientRect();
  const x = left - root.left;
  const y = top - root.top;
  return { x, y, w: width, h: height, cx: x + width / 2, cy: y + height / 2 };
}

/** From the inner side of a lane, past the titles. @param {Box} from @param {Box} to @param {Box} scroll @returns {Spot[]} */
export function sideways(from, to, scroll) {
  const s = from.cx < scroll.cx ? 1 : -1;
  const up = to.cy < from.cy;
  const [x0, y0] = [from.cx + (s * from.w) / 2, from.y + from.h * 0.35];
  const [x1, y1] = [to.cx, up ? to.y + to.h + 6 : to.y - 4];
  const out = up ? scroll.y - 8 : scroll.y + scroll.h + 8;
  return [
    [x0 - s * 6, y0 + 6, 3],
    [x0 + s * 16, y0 + (out - y0) * 0.35, 10],
    [x0 + s * 24 + (x1 - x0) * 0.18, out, 12],
    [x1 + (x0 - x1) * 0.12, y1 + (out - y1) * 0.4, 9],
    [x1, y1, 4],
  ];
}

/** Straight there, with a bend. @param {Box} from @param {Box} to @returns {Spot[]} */
export function direct(from, to) {
  const up = to.cy < from.cy;
  const [x0, y0] = [from.cx, up ? from.y + 4 : from.y + from.h - 4];
  const [x1, y1] = [to.cx, up ? to.y + to.h + 6 : to.y - 4];
  const bend = (x1 - x0) * 0.3;
  const fall = y1 - y0;
  return [
    [x0, y0, 3],
    [x0 + bend * 0.2 + 6, y0 + fall * 0.3, 10],
    [x1 - bend * 0.3 + 8, y1 - fall * 0.42, 9],
    [x1, y1, 4],
  ];
}

/** Round the one who turned it, and back: a hook on that side of the scroll. @param {Box} round @param {Box} to @param {Box} scroll @param {number} width @returns {Spot[]} */
export function swept(round, to, scroll, width) {
  const right = round.cx > scroll.cx;
  const big = width > 700 ? 1 : 0.55;
  const edge = right
    ? Math.min(round.x + round.w + 40 * big, width - 8)
    : Math.max(round.x - 40 * big, 8);
  const s = right ? 1 : -1;
  const up = to.cy < scroll.cy;
  const out = up ? scroll.y - 6 : scroll.y + scroll.h + 6;
  const end = up ? to.y + to.h + 5 : to.y - 3;
  return [
    [edge - s * 80 * big, round.cy + (up ? round.h : -round.h) * 0.2, 2],
    [edge - s * 14 * big, round.cy, 12 * big],
    [edge + s * 4 * big, round.cy + (out - round.cy) * 0.6, 20 * big],
    [edge - s * 90 * big, out, 22 * big],
    [to.cx + (edge - to.cx) * 0.45, out + (end - out) * 0.25, 18 * big],
    [to.cx + s * to.w * 0.5, end + (up ? 22 : -22) * big, 13 * big],
    [to.cx + s * to.w * 0.06, end, 6 * big],
  ];
}

/** @param {HTMLElement} root @param {string} target @returns {{d: string, width: number, height: number} | null} */
function drawn(root, target) {
  const at = root.querySelector(`[data-land="${target}"]`);
  const from = root.querySelector('[data-stroke="from"] .kcard, [data-stroke="from"]');
  const rounds = root.querySelectorAll('[data-stroke="round"]');
  const scroll = root.querySelector(".emaki");
  if (!at || !from || !scroll || !at.getClientRects().length) return null;
  const frame = root.getBoundingClientRect();
  const to = boxOf(at, frame);
  const round = rounds[rounds.length - 1];
  const wide = frame.width > 700;
  const around = boxOf(scroll, frame);
  const lanes = scroll.matches(".lanes");
  const start = boxOf(lanes ? (from.parentElement ?? from) : from, frame);
  const points = round
    ? swept(boxOf(round, frame), to, around, frame.width)
    : lanes
      ? sideways(start, to, around)
      : direct(start, to);
  return { d: stroke(points, 9, wide ? 22 : 15), width: frame.width, height: frame.height };
}

/**
 * The stroke to a land, or none.
 * @param {{target: string | null, turn: number}} props turn: how often the attack was turned, so that it swings anew
 */
export function Strokes({ target, turn }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [line, setLine] = useState(/** @type {ReturnType<typeof drawn>} */ (null));
  const draw = () => {
    const root = svg.current?.parentElement;
    const next = root && target ? drawn(root, target) : null;
    setLine((now) => (now?.d === next?.d ? now : next));
  };
  // Every render may have moved something; what changes its size later is looked at when it has come to rest.
  useLayoutEffect(draw);
  useEffect(() => {
    const root = svg.current?.parentElement;
    if (!root || !target) return;
    let timer = 0;
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(draw, REST);
    });
    for (const el of [root, ...root.querySelectorAll(".emaki, .foes")]) watch.observe(el);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  });
  return html`<svg class="strokes" aria-hidden="true" ref=${svg}>${line ? html`<path key=${`${target}-${turn}`} class="stroke" fill-rule="evenodd" d=${line.d} />` : null}</svg>`;
}

/** Lines between those who may fight each other, in teams: from row to row, behind them. @param {HTMLElement} root @param {[number, number][]} pairs */
function bondsOf(root, pairs) {
  const frame = root.getBoundingClientRect();
  if (frame.width < 700) return "";
  const at = (/** @type {number} */ seat) => {
    const row = root.querySelector(`[data-row="${seat}"]`);
    return row?.getClientRects().length ? boxOf(row, frame) : null;
  };
  return pairs
    .map(([a, b]) => {
      const [from, to] = [at(a), at(b)];
      if (!from || !to) return "";
      return `M${Math.round(from.cx)} ${Math.round(from.cy)}L${Math.round(to.cx)} ${Math.round(to.cy)}`;
    })
    .join("");
}

/** @param {{pairs: [number, number][]}} props */
export function Bonds({ pairs }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [line, setLine] = useState("");
  useLayoutEffect(() => {
    const root = svg.current?.parentElement;
    if (root) setLine(bondsOf(root, pairs));
  });
  return html`<svg class="bonds" aria-hidden="true" ref=${svg}><path d=${line} /></svg>`;
}
