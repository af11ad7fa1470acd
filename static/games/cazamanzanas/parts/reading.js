// Small readings of a view that several parts share.
import { placeOf } from "./scene.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Face} Face */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Paths} Paths */
/** @typedef {import("../view").HandCard} HandCard */
/** @typedef {import("../view").SetName} SetName */

/** Of the seats in their order. @type {readonly SetName[]} */
export const SETS = ["amber", "teal", "plum", "slate"];

/** All nine cards, trampolines once for each side, with how many of which points a set holds (CM-011, CM-012).
 *  @type {readonly {kind: import("../view").Kind, points: readonly number[]}[]} */
export const SET = [
  { kind: "trampoline_left", points: [1, 1, 1, 1] },
  { kind: "trampoline_right", points: [1, 1, 1, 1] },
  { kind: "platform", points: [1, 1, 1] },
  { kind: "leaf", points: [1, 3] },
  { kind: "doubler", points: [2, 2] },
  { kind: "portal", points: [2, 2] },
  { kind: "trap", points: [1] },
  { kind: "bomb", points: [1, 1] },
  { kind: "rotate", points: [1, 1] },
];

/** Whose set it is, as a colour of the seats. @param {Table} t @param {SetName} set */
export const colourOf = (t, set) => t.seats[SETS.indexOf(set)]?.colour ?? null;

/** Questions that are answered on the board. */
const ON_BOARD = ["cell", "portal", "partner", "bomb", "rotate"];

/** @param {Table} t @param {string[]} prompts */
export const asks = (t, ...prompts) => prompts.includes(t.decision?.prompt ?? "");

/** @param {Table} t */
export const asksForCell = (t) => asks(t, ...ON_BOARD);

/** @param {Table} t @param {string} name */
export const param = (t, name) => /** @type {any} */ (t.decision?.params[name]);

/** The card that is being played. @param {Table} t @returns {HandCard | null} */
export function playedCard(t) {
  const card = param(t, "card");
  return t.own?.hand.find((own) => own.card === card) ?? null;
}

/** How a card acts: what to draw and what to call it. @param {Pick<Card, "kind" | "turned">} card @returns {string} */
export function actsAs({ kind, turned }) {
  if (!turned) return kind;
  if (kind === "platform") return "platform_up";
  return kind === "trampoline_left" ? "trampoline_right" : "trampoline_left";
}

/** What it is called. @param {Table} t @param {Pick<Card, "kind" | "turned">} card */
export function nameOf(t, card) {
  const acts = actsAs(card);
  return t.text(acts === "platform_up" ? "name-upright" : `name-${acts}`);
}

/** What a card is called; of leaves one is fast. @param {Table} t @param {Face} face */
export const faceName = (t, { kind, set, points }) =>
  t.text("name-kind-points-set", { kind, set, points });

/** The same where there is little room, and a drawing says the rest. @param {Table} t @param {Face} face */
export const shortName = (t, { kind, points }) =>
  t.text(kind === "leaf" && points > 1 ? "page-leaf-fast" : `page-short-${kind}`);

/** @param {Table} t @param {import("../view").Place} place */
export const cellWords = (t, { row, column }) => t.text("name-column-row", { row, column });

/** Where the apples would fall with the choice `cell`, and which branches' apples that concerns.
 *  @param {Table} t @param {string | null} cell @returns {{paths: Paths, fresh: Set<string>}} */
export function foreseen(t, cell) {
  const now = t.public.paths ?? {};
  /** @type {Paths} */
  const then = (cell && param(t, "paths")?.[cell]) || {};
  return { paths: { ...now, ...then }, fresh: new Set(Object.keys(then)) };
}

/** The choice on the board that is pointed at or else staged. @param {Table} t @param {string | null} pointed @returns {string | null} */
export function aimOf(t, pointed) {
  if (!asksForCell(t)) return null;
  const may = (/** @type {unknown} */ ref) => t.decision?.choices.some((c) => String(c) === ref);
  if (pointed && placeOf(pointed) && may(pointed)) return pointed;
  const [staged] = t.picked;
  return staged === undefined ? null : String(staged);
}

/** The space of the track that the cap would reach: with the card being played, or the one pointed at.
 *  @param {Table} t @param {string | null} pointed @returns {number | null} */
export function reachOf(t, pointed) {
  if (!t.own || !asks(t, "card", "dead-hand", ...ON_BOARD)) return null;
  const asked = playedCard(t);
  const here = t.own.hand.find(({ card }) => String(card) === pointed || t.picked.has(card));
  return (asked ?? here)?.reaches ?? null;
}
