// What the board shows, and what each entry of the log changes of it: the moments between two views.
import { endOf } from "./geometry.js";

/** @typedef {import("../view").Public} Public */
/** @typedef {import("../view").Scene} Scene */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Run} Run */
/** @typedef {import("../view").Place} Place */
/** @typedef {import("../view").Colour} Colour */
/** @typedef {import("../view").Entry} Entry */

/** @param {Place} place */
export const cellName = ({ row, column }) => `r${row}c${column}`;

/** "r3c-1": row 3, column -1. @param {unknown} name @returns {Place | null} */
export function placeOf(name) {
  const [, row, column] = /^r(\d+)c(-?\d+)$/.exec(String(name)) ?? [];
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** @param {Public} open @returns {Scene["hunters"]} */
function knownHunters({ players, unseen }) {
  const held = players.flatMap(({ hunters }, seat) => (hunters ?? []).map((c) => [c, seat]));
  const free = (unseen.colours ?? []).map((colour) => [colour, null]);
  return Object.fromEntries([...held, ...free]);
}

/** The board of a view. @param {Public} open @returns {Scene} */
export const sceneOf = (open) => ({
  ...{ rows: open.rows, columns: open.columns, cap: open.track.cap, start: open.track.start },
  ...{
    spare: open.apples.spare,
    branches: open.branches,
    baskets: open.baskets,
    cards: open.table,
  },
  ...{ loose: [], hunters: knownHunters(open), lit: [] },
});

/** @param {Scene} scene @param {string} cell @param {Partial<Card>} change */
const changed = (scene, cell, change) => ({
  ...scene,
  cards: scene.cards.map((card) => (card.cell === cell ? { ...card, ...change } : card)),
});

/** Apples at a place lose their hold, or one that had lost it goes. @param {Scene} scene @param {Place} place @param {number} count @returns {Scene} */
function loosened(scene, { row, column }, count) {
  const here = scene.loose.find((l) => l.row === row && l.column === column);
  const rest = scene.loose.filter((l) => l !== here);
  const left = (here?.count ?? 0) + count;
  return { ...scene, loose: left > 0 ? [...rest, { row, column, count: left }] : rest };
}

/** A card comes to the table. @param {Scene} scene @param {Record<string, any>} data @param {Place} place @param {Place} [partner] @returns {Scene} */
function laid(scene, { kind, set, points }, place, partner) {
  const at = { row: place.row, column: place.column, cell: cellName(place) };
  const pair = partner ? { partner: cellName(partner) } : {};
  const card = { kind, set, points, ...at, turned: false, stuck: 0, ...pair };
  return { ...scene, cards: [...scene.cards, card] };
}

/** @param {Scene} scene @param {string} cell */
const cardAt = (scene, cell) => scene.cards.find((card) => card.cell === cell);

/** A bomb takes a card away; what was stuck on it hangs in the air. @param {Scene} scene @param {Place} place @returns {Scene} */
function bombed(scene, place) {
  const cell = cellName(place);
  const stuck = cardAt(scene, cell)?.stuck ?? 0;
  const without = { ...scene, cards: scene.cards.filter((card) => card.cell !== cell) };
  return loosened(without, place, stuck);
}

/** @param {Scene} scene @param {Place} place @returns {Scene} */
function rotated(scene, place) {
  const cell = cellName(place);
  const card = cardAt(scene, cell);
  if (!card) return scene;
  const turned = changed(scene, cell, { turned: !card.turned, stuck: 0 });
  return loosened(turned, place, card.stuck);
}

/** An apple sets out. @param {Scene} scene @param {Run} run @returns {Scene} */
export function begun(scene, { how, origin: [row, column] }) {
  if (how !== "hangs") return loosened(scene, { row, column }, -1);
  const branches = scene.branches.map((b) => (b.column === column ? { ...b, apple: false } : b));
  return { ...scene, branches };
}

/** An apple comes to rest, or makes others move. @param {Scene} scene @param {Run} run @returns {Scene} */
export function ended(scene, run) {
  const [row, column] = run.path.at(-1) ?? [0, 0];
  const cell = cellName({ row, column });
  const stuck = cardAt(scene, cell)?.stuck ?? 0;
  switch (endOf(run)) {
    case "basket": {
      const baskets = scene.baskets.map((b) =>
        b.column === column ? { ...b, apples: b.apples + 1 } : b,
      );
      return { ...scene, baskets };
    }
    case "stick":
      return changed(scene, cell, { stuck: stuck + 1 });
    case "knock":
      return loosened(changed(scene, cell, { stuck: 0 }), { row, column }, stuck + 1);
    case "split":
      return loosened(scene, { row, column }, 2);
    default:
      return scene;
  }
}

/** @param {Scene} scene @param {number[]} columns @returns {Scene} */
const hung = (scene, columns) => ({
  ...scene,
  branches: scene.branches.map((b) => (columns.includes(b.column) ? { ...b, apple: true } : b)),
});

/** @param {Scene} scene @param {Colour[]} colours @param {number | null} seat @returns {Scene} */
const revealed = (scene, colours, seat) => ({
  ...scene,
  hunters: { ...scene.hunters, ...Object.fromEntries(colours.map((colour) => [colour, seat])) },
});

/** What each entry changes. @type {Record<string, (scene: Scene, data: any) => Scene>} */
const CHANGES = {
  laid: (scene, data) => laid(scene, data, data.cell),
  portals: (scene, data) => laid(laid(scene, data, data.cell, data.out), data, data.out, data.cell),
  bombed: (scene, { cell }) => bombed(scene, cell),
  rotated: (scene, { cell }) => rotated(scene, cell),
  ripened: (scene, { cap }) => ({ ...scene, cap }),
  fallen: (scene, { spare }) => ({ ...scene, spare }),
  shift: (scene) => ({ ...scene, rows: scene.rows + 1 }),
  round: (scene) => ({ ...scene, cap: scene.start }),
  apples: (scene, { branches }) => hung(scene, branches),
  hunters: (scene, { colours, seat }) => revealed(scene, colours, seat),
  unseen: (scene, { colours }) => revealed(scene, colours, null),
};

/** @param {Entry} entry @returns {Run | null} */
export const runOf = ({ key, data }) =>
  key.startsWith("apple-") ? /** @type {Run} */ (/** @type {unknown} */ (data)) : null;

/** The board after an entry of the log. @param {Scene} scene @param {Entry} entry @returns {Scene} */
export function stepped(scene, entry) {
  const run = runOf(entry);
  if (run) return ended(begun(scene, run), run);
  return CHANGES[entry.key]?.(scene, entry.data) ?? scene;
}

/** What somebody does in a turn, as the log calls it. */
const PLAYS = new Set(["laid", "portals", "bombed", "rotated", "wasted", "no-cards"]);

/** Since the last card was played. @param {Entry[]} log */
function lastTurn(log) {
  const index = log.findLastIndex(({ key }) => PLAYS.has(key));
  return index < 0 ? [] : log.slice(index);
}

/** The cells that the last play touched, by name. @param {Entry[]} log @returns {string[]} */
export function lastCells(log) {
  const [play] = lastTurn(log);
  const { cell, out } = /** @type {Record<string, any>} */ (play?.data ?? {});
  return [cell, out].filter(Boolean).map(cellName);
}

/** The ways of the apples that the last play made fall. @param {Entry[]} log @returns {Run[]} */
export const lastRuns = (log) => lastTurn(log).flatMap((entry) => runOf(entry) ?? []);

/** How many apples of these ways end in each basket, by column. @param {import("../view").Paths} paths @returns {Record<number, number>} */
export function caught(paths) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const run of Object.values(paths).flat()) {
    const [, column, event] = run.path.at(-1) ?? [];
    if (event === "basket" && column !== undefined) counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}
