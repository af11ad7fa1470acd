/** With each question something that can be chosen comes into sight, on the stage and in the hand, where nothing is. */

/** @typedef {import("./types.js").Table} Table */

const PLACES = [".stage", ".hand"];

/** The question for which this was seen to last. */
let seen = "";

/**
 * Whether the middle of an element can be seen: no part of the page that scrolls or cuts hides it.
 * @param {Element} el
 */
function inSight(el) {
  const box = el.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  for (let at = el.parentElement; at; at = at.parentElement) {
    const frame = at.getBoundingClientRect();
    const over = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    if (over && getComputedStyle(at).overflow !== "visible") return false;
  }
  return true;
}

/**
 * Called when the page is drawn; a question whose choices are not drawn yet is looked at again.
 * @param {ParentNode} root
 * @param {Table} table
 * @param {boolean} still whether things move at once
 */
export function bringIntoSight(root, table, still) {
  const asked = table.mine ? table.decision?.id : null;
  if (!asked || asked === seen) return;
  const places = PLACES.map((place) =>
    [...root.querySelectorAll(`${place} [data-state="legal"]`)].filter(
      (el) => el.getClientRects().length,
    ),
  );
  if (!places.flat().length) return;
  seen = asked;
  for (const drawn of places)
    if (!drawn.some(inSight))
      drawn[0]?.scrollIntoView({
        block: "nearest",
        inline: "nearest",
        behavior: still ? "auto" : "smooth",
      });
}
