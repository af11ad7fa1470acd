/**
 * Motion by difference: where things lay before a render and where they lie after it tells how they
 * move. Elements are named by `data-key`, or else `data-ref`; the server never sends animations.
 */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{dx: number, dy: number, sx: number, sy: number}} Shift
 */

/** Below so many pixels nothing has moved. */
const STILL = 2;
const DURATION = 420;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/**
 * From where to where a thing moves, null when it stays.
 * @param {Box} from
 * @param {Box} to
 * @returns {Shift | null}
 */
export function shift(from, to) {
  if (!from.width || !to.width || !from.height || !to.height) return null;
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const sx = from.width / to.width;
  const sy = from.height / to.height;
  const moved = Math.abs(dx) > STILL || Math.abs(dy) > STILL || Math.abs(1 - sx) > 0.05;
  return moved ? { dx, dy, sx, sy } : null;
}

/**
 * What happened between two sets of boxes.
 * @param {Map<string, Box>} before
 * @param {Map<string, Box>} after
 * @param {(key: string) => string | undefined} [origin] key of the place a new thing comes from
 */
export function difference(before, after, origin = () => undefined) {
  /** @type {Map<string, Shift>} */
  const moved = new Map();
  /** @type {string[]} */
  const arrived = [];
  for (const [key, to] of after) {
    const from = before.get(key) ?? before.get(origin(key) ?? "");
    if (!from) arrived.push(key);
    const by = from && shift(from, to);
    if (by) moved.set(key, by);
  }
  return { moved, arrived };
}

/**
 * Frames for the Web Animations API.
 * @param {Shift} by
 * @returns {Keyframe[]}
 */
export function frames({ dx, dy, sx, sy }) {
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, zIndex: 2 },
    { transform: "none", zIndex: 2 },
  ];
}

/**
 * Elements that take part, by key; the first of a key counts.
 * @param {ParentNode} root
 * @returns {Map<string, Element>}
 */
export function movable(root) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const el of root.querySelectorAll("[data-key], [data-ref]")) {
    const key = el.getAttribute("data-key") ?? el.getAttribute("data-ref") ?? "";
    if (!found.has(key)) found.set(key, el);
  }
  return found;
}

/**
 * Notes where everything lies.
 * @param {ParentNode} root
 * @returns {Map<string, Box>}
 */
export function measure(root) {
  return new Map([...movable(root)].map(([key, el]) => [key, el.getBoundingClientRect()]));
}

/**
 * Animates what changed since `before`.
 * @param {ParentNode} root
 * @param {Map<string, Box>} before
 * @param {number} speed 1 is normal
 */
export function play(root, before, speed) {
  const elements = movable(root);
  const origin = (/** @type {string} */ key) =>
    elements.get(key)?.getAttribute("data-from") ?? undefined;
  const { moved, arrived } = difference(before, measure(root), origin);
  const timing = { duration: DURATION / speed, easing: EASE };
  for (const [key, by] of moved) elements.get(key)?.animate(frames(by), timing);
  if (!before.size) return;
  for (const key of arrived) {
    elements.get(key)?.animate(
      [
        { opacity: 0, scale: 0.92 },
        { opacity: 1, scale: 1 },
      ],
      timing,
    );
  }
}
