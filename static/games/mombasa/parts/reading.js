// What the view says, put together with what is printed: no rules, only sums of what lies open.
import box from "../data/box.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Book} Book */
/** @typedef {import("../view").Company} Company */
/** @typedef {import("../view").SlotId} SlotId */
/** @typedef {import("../view").Letter} Letter */
/** @typedef {import("../view").Track} Track */
/** @typedef {import("../view").Effect} Effect */
/** @typedef {import("../view").Player} Player */
/** @typedef {import("../view").Item} Item */

/**
 * @typedef {object} Box
 * @property {Record<string, Card>} cards
 * @property {Record<Company, {entries: Record<string, number>}>} companies
 * @property {Record<string, Track>} tracks
 * @property {Record<string, {reward: Effect[]}>} regions
 * @property {Record<string, {compare?: string, cost: number, effect: Effect[]}>} spaces
 * @property {Record<string, {rest: string[], bonus: Effect[]}>} starting_tiles
 * @property {Record<string, Book>} books
 * @property {{columns: number[][]}} base
 * @property {{length: number, values: [number, number][]}} diamond_track
 * @property {{letters: string, values: [number, number][]}} book_track
 * @property {Record<SlotId, {diamonds?: number, books?: number}>} slots
 * @property {{surcharge: number[]}} market
 * @property {{overflow_pounds: number}} rules
 */

export const BOX = /** @type {Box} */ (/** @type {unknown} */ (box));
export const COMPANIES = /** @type {Company[]} */ ([
  "mombasa",
  "cape_town",
  "saint_louis",
  "cairo",
]);
export const SLOTS = /** @type {SlotId[]} */ (["left", "s1", "s2", "s3", "right"]);
export const LETTERS = /** @type {Letter[]} */ (["A", "B", "C"]);
export const MAJORITIES = ["banana", "cotton", "coffee", "expansion", "people"];

/** @param {string} id @returns {Card | undefined} */
export const cardOf = (id) => BOX.cards[id];

/** The large number on a card. @param {Card} card */
export const worthOf = ({ value, book_points, diamonds, shares }) =>
  value ?? book_points ?? diamonds ?? shares ?? 0;

/** The symbol of a card; tiles of any good show the one that was chosen. @param {Card} card @param {string | null} [good] */
export const symbolOf = (card, good) =>
  card.type === "goods"
    ? card.good === "chosen"
      ? (good ?? "goods")
      : (card.good ?? "goods")
    : card.type;

/** Whether the viewer is asked one of these questions now. @param {Table} t @param {...string} prompts */
export const asks = (t, ...prompts) => t.decision !== null && prompts.includes(t.decision.prompt);

/** The choice that a thing stands for while one of these questions is asked. @param {Table} t @param {string} id @param {...string} prompts @returns {string | null} */
export const refFor = (t, id, ...prompts) => (asks(t, ...prompts) && isChoice(t, id) ? id : null);

/** @param {Table} t @param {string} id */
function isChoice({ decision }, id) {
  if (!decision) return false;
  return decision.choices.includes(id) || decision.barred.some(({ choice }) => choice === id);
}

/** A param of the question that is open. @param {Table} t @param {string} name @returns {any} */
export const param = (t, name) => t.decision?.params[name];

/** The only staged choice. @param {Table} t @returns {string | undefined} */
export const staged = (t) => {
  const [first] = t.picked;
  return first === undefined ? undefined : String(first);
};

/** The last step at or before a place. @param {[number, number][]} steps @param {number} at */
export const reached = (steps, at) => steps.reduce((got, [from, n]) => (at >= from ? n : got), 0);

/** @param {Table} t @param {Company} company @returns {Track} */
export const trackOf = (t, company) =>
  /** @type {Track} */ (BOX.tracks[t.public.companies[company].track]);

/** `<company>.<n>` taken apart. @param {unknown} choice @returns {{company: Company, n: number} | null} */
export function stepOf(choice) {
  const [company, n] = String(choice).split(".");
  if (n === undefined || !COMPANIES.includes(/** @type {Company} */ (company))) return null;
  return { company: /** @type {Company} */ (company), n: Number(n) };
}

/** Own player, if the viewer sits here. @param {Table} t @returns {Player | undefined} */
export const me = (t) => (t.you === null ? undefined : t.public.players[t.you]);

/** Everything face up in somebody's action area. @param {Player} player @returns {Item[]} */
export const faceUp = (player) =>
  [...Object.values(player.slots), ...player.tiles].filter((item) => !item.used);

/** Whether one condition of a book holds for what lies face up. @param {Item[]} items @param {import("../view").Need} need */
function holds(items, { kind, good, min }) {
  const cards = items.map((item) => ({ item, card: /** @type {Card} */ (cardOf(item.id)) }));
  const sum = (/** @type {string} */ of) =>
    cards.reduce(
      (n, { item, card }) => (symbolOf(card, item.good) === of ? n + (card.value ?? 1) : n),
      0,
    );
  if (kind === "any_good") return MAJORITIES.slice(0, 3).some((one) => sum(one) >= min);
  return sum(kind === "good" ? (good ?? "") : kind) >= min;
}

/** @param {Player} player @param {string} id */
export const meets = (player, id) =>
  (BOX.books[id]?.need ?? []).every((need) => holds(faceUp(player), need));

/** The cards a viewer may see in a resting deck, top last. @param {Table} t @param {number} seat @param {SlotId} slot @returns {string[]} */
export function restingOf(t, seat, slot) {
  const own = seat === t.you ? t.own?.resting[slot] : null;
  return own ?? t.public.players[seat]?.resting[slot]?.cards ?? [];
}

/** What a seat's slot holds: what the viewer laid there in this planning, or what lies there since the reveal. @param {Table} t @param {number} seat @param {SlotId} slot @returns {Item | null} */
export function inSlot(t, seat, slot) {
  const laid = seat === t.you ? laidNow(t)[slot] : null;
  const lies = t.public.players[seat]?.slots[slot] ?? null;
  return laid ? { id: laid, used: false, good: null } : lies;
}

/** Cards laid in this planning phase that only their owner sees. @param {Table} t @returns {Partial<Record<SlotId, string>>} */
export function laidNow(t) {
  if (t.public.phase !== "plan") return {};
  return param(t, "laid") ?? fromAnswers(t);
}

/** The same, once everything was answered: cards and slots in turn. @param {Table} t */
function fromAnswers(t) {
  /** @type {Partial<Record<SlotId, string>>} */
  const laid = {};
  const words = t.answers.flatMap(({ choices }) => choices.map(String));
  words.forEach((word, i) => {
    const slot = /** @type {SlotId} */ (word);
    if (SLOTS.includes(slot)) laid[slot] = words[i - 1] ?? "";
  });
  return laid;
}
