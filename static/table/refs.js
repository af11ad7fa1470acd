/**
 * Elements that stand for choices. A game writes `data-ref`; the shell says how each stands, makes
 * it reachable, and keeps off those that are no choice now.
 */
import { choiceOf } from "./decision.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 */

/** Elements whose state the shell wrote, so that it takes back only its own. */
const marked = new WeakSet();

/** @type {Set<Element>} Elements that stood for a choice when the page was drawn last. */
let stood = new Set();

/**
 * Writes the states of all choices into the page; what stands for none any more is as before.
 * @param {ParentNode} root
 * @param {Table} table
 */
export function mark(root, table) {
  const standing = new Set(root.querySelectorAll("[data-ref]"));
  for (const el of stood) if (!standing.has(el)) release(el);
  for (const el of standing) markOne(el, table);
  stood = standing;
}

/** An element that stays on the page, but for no choice. */
function release(/** @type {Element} */ el) {
  if (marked.has(el)) clear(el);
  for (const name of ["aria-disabled", "tabindex"]) el.removeAttribute(name);
  if (el.getAttribute("role") === "button") el.removeAttribute("role");
}

/**
 * @param {Element} el
 * @param {Table} table
 */
function markOne(el, table) {
  const choice = choiceOf(table.decision, el.getAttribute("data-ref") ?? "");
  const state = choice === undefined ? null : table.choiceState(choice);
  if (state) attributes(el, state, table);
  else if (marked.has(el)) clear(el);
  else if (el instanceof HTMLButtonElement) el.setAttribute("tabindex", "-1");
  if (!state) el.setAttribute("aria-disabled", "true");
}

/**
 * @param {Element} el
 * @param {NonNullable<import("./types.js").ChoiceState>} state
 * @param {Table} table
 */
function attributes(el, state, table) {
  marked.add(el);
  el.setAttribute("data-state", state);
  el.setAttribute("aria-pressed", String(state === "chosen" || state === "sending"));
  el.setAttribute("aria-disabled", String(state === "barred" || state === "sending"));
  el.setAttribute("tabindex", "0");
  if (!(el instanceof HTMLButtonElement)) el.setAttribute("role", "button");
  const choice = choiceOf(table.decision, el.getAttribute("data-ref") ?? "");
  const why = choice === undefined ? null : table.reason(choice);
  if (why) el.setAttribute("aria-description", why);
  else el.removeAttribute("aria-description");
}

/** An element that is no choice any more. */
function clear(/** @type {Element} */ el) {
  marked.delete(el);
  for (const name of ["data-state", "aria-pressed", "aria-description"]) el.removeAttribute(name);
  el.setAttribute("tabindex", "-1");
}

/**
 * The choices in the order in which their elements lie on the page, and those without an element.
 * @param {ParentNode[]} places the stage and the hand
 * @param {import("./types.js").Decision | null} decision
 * @returns {{drawn: Choice[], loose: Choice[]}}
 */
export function drawnChoices(places, decision) {
  if (!decision) return { drawn: [], loose: [] };
  const refs = places.flatMap((place) =>
    [...place.querySelectorAll("[data-ref]")].map((el) => el.getAttribute("data-ref") ?? ""),
  );
  const found = refs.map((ref) => choiceOf(decision, ref));
  const drawn = [...new Set(found.filter((c) => c !== undefined))];
  const all = [...decision.choices, ...decision.barred.map((b) => b.choice)];
  return { drawn, loose: all.filter((choice) => !drawn.includes(choice)) };
}
