// One vermilion stroke at a time, over everything: from the soldier to the land he is sent at; when a Geisha turns him,
// out past her and back again. Measured from the elements, drawn anew when they move.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../../table/html.js";
import { stroke } from "../art/brush.js";

/** @typedef {import("../art/brush.js").Spot} Spot */
/** @typedef {{x: number, y: number, w: number, h: number, cx: number, cy: number}} Box */

/** Where a thing lies within the stage, whatever moves it at the moment. @param {HTMLElement} el @param {HTMLElement} root @returns {Box} */
function boxOf(el, root) {
  let [x, y] = [0, 0];
  for (
    let at = /** @type {HTMLElement | null} */ (el);
    at && at !== root;
    at = /** @type {HTMLElement | null} */ (at.offsetParent)
  ) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  const { offsetWidth: w, offsetHeight: h } = el;
  return { x, y, w, h, cx: x + w / 2, cy: y + h / 2 };
}

/** @param {HTMLElement} root @param {string} selector @returns {HTMLElement[]} */
const all = (root, selector) =>
  [...root.querySelectorAll(selector)].filter((el) => el instanceof HTMLElement);

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

/** @param {HTMLElement} root @param {string} target @returns {string | null} */
function drawn(root, target) {
  const [at] = all(root, `[data-land="${target}"]`).filter((el) => el.offsetParent);
  const [from] = all(root, '[data-stroke="from"]');
  const [scroll] = all(root, ".emaki");
  const round = all(root, '[data-stroke="round"]').at(-1);
  if (!at || !from || !scroll?.offsetParent) return null;
  const [to, around] = [boxOf(at, root), boxOf(scroll, root)];
  const wide = root.offsetWidth > 700;
  const points = round
    ? swept(boxOf(round, root), to, around, root.offsetWidth)
    : scroll.matches(".lanes")
      ? sideways(boxOf(from, root), to, around)
      : direct(boxOf(from, root), to);
  return stroke(points, 9, wide ? 22 : 15);
}

/**
 * The stroke to a land, or none.
 * @param {{target: string | null, turn: number}} props turn: how often the attack was turned, so that it swings anew
 */
export function Strokes({ target, turn }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [line, setLine] = useState(/** @type {string | null} */ (null));
  const draw = () => {
    const root = svg.current?.parentElement;
    setLine(root && target ? drawn(root, target) : null);
  };
  // Every render may have moved something; and so may whatever changes the size of a part.
  useLayoutEffect(draw);
  useEffect(() => {
    const root = svg.current?.parentElement;
    if (!root || !target) return;
    const watch = new ResizeObserver(draw);
    for (const el of [root, ...all(root, ".emaki, .foes")]) watch.observe(el);
    // The own row keeps its place while the rest scrolls below it.
    const scroller = root.closest(".stage");
    scroller?.addEventListener("scroll", draw, { passive: true });
    return () => {
      watch.disconnect();
      scroller?.removeEventListener("scroll", draw);
    };
  });
  return html`<svg class="strokes" aria-hidden="true" ref=${svg}>${line ? html`<path key=${`${target}-${turn}`} class="stroke" fill-rule="evenodd" d=${line} />` : null}</svg>`;
}

/** Lines between those who may fight each other, in teams: from row to row, behind them. @param {HTMLElement} root @param {[number, number][]} pairs */
function bondsOf(root, pairs) {
  if (root.offsetWidth < 700) return "";
  const at = (/** @type {number} */ seat) => {
    const [row] = all(root, `[data-row="${seat}"]`);
    return row?.offsetParent ? boxOf(row, root) : null;
  };
  return pairs
    .map(([a, b]) => {
      const [from, to] = [at(a), at(b)];
      return from && to ? `M${from.cx} ${from.cy}L${to.cx} ${to.cy}` : "";
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
