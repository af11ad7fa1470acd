/**
 * The keyboard: arrows go from one choice to the nearest one in that direction, digits pick the n-th
 * choice, Enter on the table confirms, Escape puts things back.
 */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow
 */

/** @type {Record<Arrow, [number, number]>} */
const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A thing off to the side counts as farther away than one straight ahead. */
const SIDEWAYS = 2.5;

/**
 * The nearest box in a direction, by its index; -1 when there is none. What has no size is not in sight.
 * @param {Box} from
 * @param {Box[]} boxes
 * @param {Arrow} arrow
 */
export function nearest(from, boxes, arrow) {
  const [wx, wy] = WAYS[arrow];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const dx = box.x + box.width / 2 - (from.x + from.width / 2);
    const dy = box.y + box.height / 2 - (from.y + from.height / 2);
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const far = ahead + SIDEWAYS * aside;
    if (box.width && ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

/**
 * @param {string} key
 * @returns {key is Arrow}
 */
export function isArrow(key) {
  return Object.hasOwn(WAYS, key);
}

/**
 * Moves the focus from a choice to the next one in a direction.
 * @param {Element} from
 * @param {Arrow} arrow
 * @param {ParentNode} root
 * @returns {boolean} whether there was one
 */
export function walk(from, arrow, root) {
  const others = [...root.querySelectorAll('[data-ref][tabindex="0"]')].filter((el) => el !== from);
  const boxes = others.map((el) => el.getBoundingClientRect());
  const next = others[nearest(from.getBoundingClientRect(), boxes, arrow)];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return next !== undefined;
}

/** Whether Enter means something of its own here. */
export function isControl(/** @type {EventTarget | null} */ target) {
  return target instanceof Element && target.closest("button, a, summary, [data-ref]") !== null;
}

/** Whether keys typed here are words, not orders. */
export function isWriting(/** @type {EventTarget | null} */ target) {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
