// Small readings of a view that several parts share: kinds, values, who stands where in a battle.

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Battle} Battle */
/** @typedef {import("../view").Leg} Leg */
/** @typedef {import("../view").LandKind} LandKind */

/** As a hand lies. @type {readonly Kind[]} */
export const KINDS = [
  "samurai",
  "ninja",
  "geisha",
  "kunai",
  "katana",
  "naginata",
  "yumi",
  "barrage",
  "wall",
];

/** What a weapon counts by itself (KK-104). @type {Readonly<Partial<Record<Kind, number>>>} */
export const VALUE = { kunai: 1, katana: 2, naginata: 3, yumi: 4 };

/** How many of a kind are in one deck. @type {Readonly<Record<Kind, number>>} */
export const IN_DECK = {
  ...{ samurai: 12, ninja: 12, geisha: 12 },
  ...{ kunai: 12, katana: 10, naginata: 10, yumi: 8 },
  ...{ barrage: 6, wall: 10 },
};

/** Lands by their value, beginning at 1. @type {readonly LandKind[]} */
export const LANDS = ["farm", "village", "fortress", "palace"];

/** Four places, in order. */
export const SLOTS = [1, 2, 3, 4];

/** The clan of a seat's colour, and which of its two banners (KK-202). @type {Readonly<Record<string, ["tachibana" | "fujiwara" | "minamoto" | "taira", 1 | 2]>>} */
export const CLANS = {
  ...{ orange: ["tachibana", 1], purple: ["fujiwara", 1], blue: ["minamoto", 1] },
  ...{ red: ["taira", 1], yellow: ["tachibana", 2], grey: ["fujiwara", 2] },
  ...{ teal: ["minamoto", 2], green: ["taira", 2] },
};

/** @param {string | undefined} colour */
export const clanOf = (colour) => CLANS[colour ?? ""]?.[0] ?? "tachibana";

/** @param {Kind} kind */
export function classOf(kind) {
  if (kind === "barrage" || kind === "wall") return kind;
  return VALUE[kind] ? "weapon" : "soldier";
}

/** "1.3" in parts. @param {unknown} target @returns {{seat: number, slot: number} | null} */
export function targetOf(target) {
  const found = /^(\d+)\.([1-4])$/.exec(String(target));
  return found ? { seat: Number(found[1]), slot: Number(found[2]) } : null;
}

/** The decks in play. @param {Table} t */
export function decksOf(t) {
  const { decks } = t.options;
  return decks === "auto" ? Math.ceil(t.public.players.length / 4) : Number(decks);
}

/** Own cards, or those of the seat whose eyes are used. @param {Table} t */
export const handOf = (t) => t.own?.hand ?? [];

/** A card that may lie in the own hand. @param {Table} t @param {unknown} id */
export const ownCard = (t, id) => handOf(t).find(({ card }) => card === id) ?? null;

/** What one may know of a place: value 0 for nothing. @param {Table} t @param {number} seat @param {number} slot */
export function valueAt(t, seat, slot) {
  const known = t.public.players[seat]?.slots[slot - 1]?.value;
  if (known) return known;
  const seen = t.everything?.seats[seat] ?? (seat === t.you ? t.own : null);
  return seen?.slots[slot - 1] || 0;
}

/** The leg that is being fought. @param {Battle | null} battle @returns {Leg | null} */
export const legOf = (battle) => battle?.legs.at(-1) ?? null;

/** What of a player's lies on the table and will not come back if that player loses this leg: weapons and blades always, and soldiers but a Geisha who turned an attack (KK-501, KK-503). @param {Battle | null} battle @param {number | null} seat @returns {Kind[]} */
export function atStake(battle, seat) {
  if (!battle) return [];
  const attack = battle.by === seat ? [battle.soldier, ...battle.weapons] : [];
  const rest = battle.legs.flatMap(({ defender, defence, turned, blades }) => [
    ...(defender === seat && defence
      ? [...(turned ? [] : [defence.soldier]), ...defence.weapons]
      : []),
    ...blades.filter((by) => by === seat).map(() => /** @type {Kind} */ ("kunai")),
  ]);
  return [...attack, ...rest];
}

/** Seats that take part in what lies on the table, those asked first. @param {Table} t */
export function fighters(t) {
  const { battle, volley } = t.public;
  const leg = battle?.legs[0];
  if (leg) return [leg.attacker, leg.defender];
  if (!volley) return [];
  const seats = volley.shots.flatMap(({ by, at }) => [by, targetOf(at)?.seat ?? by]);
  return [...new Set([volley.by, ...seats])];
}

/** Whether a seat is still in. @param {Table} t @param {number} seat */
export const isIn = (t, seat) => !t.public.players[seat]?.out;

/** The others beginning at the viewer's left; for who only watches, everybody. @param {Table} t */
export function othersOf(t) {
  const count = t.public.players.length;
  if (t.you === null) return t.public.players.map((_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, i) => ((t.you ?? 0) + 1 + i) % count);
}

/** Whether one's own side is asked something now, with this prompt. @param {Table} t @param {...string} prompts */
export const asks = (t, ...prompts) => prompts.includes(t.decision?.prompt ?? "");

/** A number of the decision's params. @param {Table} t @param {string} name */
export const param = (t, name) => Number(t.decision?.params[name] ?? 0);

/** Card ids of the decision's params. @param {Table} t @param {string} name @returns {number[]} */
export const paramList = (t, name) =>
  /** @type {number[]} */ ([t.decision?.params[name] ?? []].flat());

/** What a card would make the power, as the engine counts it. @param {Table} t @param {number} card @returns {number | null} */
export function worthOf(t, card) {
  const powers = /** @type {Record<string, number>} */ (t.decision?.params.powers ?? {});
  return powers[String(card)] ?? null;
}

/** What a weapon counts in somebody's hand, for the sum that is shown (KK-104). @param {Card} soldier @param {Card} weapon */
export const worthWith = (soldier, weapon) =>
  Math.min(4, (VALUE[weapon.kind] ?? 0) + (soldier.kind === "samurai" ? 1 : 0));

// What only turns need comes with the first of them: a first visit need not wait for it. Null until it is there.

/** @param {Table} t @returns {typeof import("./answers.js") | null} */
export const answersPart = (t) => t.later("parts/answers.js");

/** @param {Table} t @returns {typeof import("./battle.js") | null} */
export const battlePart = (t) => t.later("parts/battle.js");

/** @param {Table} t @returns {typeof import("./strokes.js") | null} */
export const strokesPart = (t) => t.later("parts/strokes.js");

/** @param {Table} t @returns {typeof import("./volley.js") | null} */
export const volleyPart = (t) => t.later("parts/volley.js");
