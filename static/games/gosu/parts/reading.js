// Small readings of a view that several parts share.
import { DECK } from "../art/deck.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Goblin} Goblin */
/** @typedef {import("../view").Printed} Printed */

export const ROMAN = ["", "I", "II", "III"];

/** Military value by level (GO-104). */
export const WORTH = [0, 2, 3, 5];

/** Rows of an army as they lie, the highest on top. */
export const LEVELS = [3, 2, 1];

/** @type {Printed} */
const BLANK = { clan: "alpha", levels: [1], copies: 0, mutation: null, keywords: [], signs: [] };

/** What is printed on a kind. @param {string} kind */
export const printed = (kind) => DECK[kind] ?? BLANK;

/** The name without what stands before it on many cards. @param {Table} t @param {string} kind */
export const shortName = (t, kind) => t.text(`name-${kind}`).replace(/^Shibuke /, "");

/** Whether one's own side is asked something now, with one of these prompts. @param {Table} t @param {...string} prompts */
export const asks = (t, ...prompts) => prompts.includes(t.decision?.prompt ?? "");

/** A number of the decision's params. @param {Table} t @param {string} name */
export const param = (t, name) => Number(t.decision?.params[name] ?? 0);

/** What playing a card would cost now, as the engine counts it. @param {Table} t @param {number} card @returns {number | null} */
export const costOf = (t, card) => ofParams(t, "costs", card);

/** What mutating a card would cost now. @param {Table} t @param {number} card @returns {number | null} */
export const cogOf = (t, card) => ofParams(t, "cogs", card);

/** @param {Table} t @param {string} name @param {number} card */
function ofParams(t, name, card) {
  const all = /** @type {Record<string, number>} */ (t.decision?.params[name] ?? {});
  return all[String(card)] ?? null;
}

/** Every goblin of an army with its level. @param {Table} t @param {number} seat @returns {{goblin: Goblin, level: number}[]} */
export const armyOf = (t, seat) =>
  (t.public.players[seat]?.rows ?? []).flatMap((row, i) =>
    row.map((goblin) => ({ goblin, level: i + 1 })),
  );

/** Where a card lies that anybody or this viewer can see. @param {Table} t @param {unknown} id @returns {Card | Goblin | null} */
export function cardOf(t, id) {
  const { discard, aside, players } = t.public;
  const own = t.own;
  const lying = players.flatMap((_, seat) => armyOf(t, seat).map(({ goblin }) => goblin));
  const hidden = own ? [...own.hand, ...own.held, ...own.kept, ...(own.shown?.hand ?? [])] : [];
  return [...hidden, ...lying, ...aside, ...discard].find(({ card }) => card === id) ?? null;
}

/** Whose army a card lies in. @param {Table} t @param {unknown} id @returns {{seat: number, level: number} | null} */
export function placeOf(t, id) {
  for (const seat of t.public.players.keys()) {
    const found = armyOf(t, seat).find(({ goblin }) => goblin.card === id);
    if (found) return { seat, level: found.level };
  }
  return null;
}

/** What can be done with a card of an army. */
export const DEEDS = ["activate", "dragoon", "trap", "jump", "mutate"];

/** Deeds of the decision that concern a card, legal or barred. @param {Table} t @param {number} card @returns {string[]} */
export function deedsOf(t, card) {
  if (!asks(t, "turn")) return [];
  return DEEDS.map((deed) => `${deed}-${card}`).filter((ref) => t.choiceState(ref));
}

/** "mutate-12" in parts. @param {unknown} choice @returns {{deed: string, card: number} | null} */
export function deedIn(choice) {
  const [, deed, card] = /^(activate|dragoon|trap|jump|mutate)-(\d+)$/.exec(String(choice)) ?? [];
  return deed ? { deed, card: Number(card) } : null;
}

/** The partner's seat in teams. @param {Table} t @param {number | null} seat @returns {number | null} */
export const partnerOf = (t, seat) => (t.public.teams && seat !== null ? (seat + 2) % 4 : null);

/** The armies of the others: opponents as they sit, without the partner. @param {Table} t */
export function foesOf(t) {
  const count = t.public.players.length;
  if (t.you === null) return t.public.players.map((_, seat) => seat);
  const { you } = t;
  const mate = partnerOf(t, you);
  return Array.from({ length: count - 1 }, (_, i) => (you + 1 + i) % count).filter(
    (seat) => seat !== mate,
  );
}

/** Seats in whose army something may be chosen. @param {Table} t @returns {number[]} */
export function askedIn(t) {
  if (asks(t, "turn")) return [];
  const seats = (t.decision?.choices ?? []).flatMap((choice) => placeOf(t, choice)?.seat ?? []);
  return [...new Set(seats)];
}

/** The single staged choice. @param {Table} t @returns {import("../view").Choice | undefined} */
export const staged = (t) => [...t.picked][0];

/** How far a special victory is: "near" when one thing is missing. @param {import("../view").Quest} quest */
export const isNear = ({ have, need }) => need - have <= 1;

/** The level at which a card would come in by this choice, as far as it is certain. @param {string} kind */
export const levelOf = (kind) => printed(kind).levels;
