// Sentences: what the prompt says while a place is looked for or cards are thrown away, and what choices are called.
import {
  aimOf,
  asks,
  cellWords,
  faceName,
  foreseen,
  nameOf,
  param,
  playedCard,
} from "./reading.js";
import { caught, placeOf } from "./scene.js";
import { pointedNow } from "./shown.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {import("../view").Sentence} Sentence */

/** How many apples the viewer's baskets would get with this choice, of how many that come to rest in one.
 *  @param {Table} t @param {string} cell */
export function gain(t, cell) {
  const counts = caught(foreseen(t, cell).paths);
  const own = (t.own?.hunters ?? []).map(({ column }) => counts[column] ?? 0);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);
  return { own: sum(own), all: sum(Object.values(counts)) };
}

/** @param {Table} t @param {string} cell */
function gainWords(t, cell) {
  if (!t.public.paths) return undefined;
  const { own, all } = gain(t, cell);
  return t.setting("cover") ? t.text("page-gain-all", { all }) : t.text("page-gain", { own, all });
}

/** What the choice that is pointed at or staged does, in one sentence. @param {Table} t @param {string} cell @returns {Sentence | null} */
function aimed(t, cell) {
  const place = placeOf(cell);
  const card = playedCard(t);
  const prompt = t.decision?.prompt ?? "";
  if (!place || !card) return null;
  const target = t.public.table.find((laid) => laid.cell === cell);
  const args = {
    name: target ? nameOf(t, target) : faceName(t, card),
    names: cellWords(t, place),
  };
  return {
    title: t.text(`page-do-${prompt}`, args),
    detail: gainWords(t, cell),
    confirm: t.text(`page-confirm-${prompt}`),
  };
}

/** @param {Table} t @returns {Sentence} */
function refilling(t) {
  const count = t.picked.size;
  const draws = /** @type {number[]} */ (param(t, "draws") ?? []);
  return {
    title: t.text("prompt-refill", { ...t.decision?.params, count }),
    detail: t.text("page-refill", { count }),
    confirm: t.text("page-confirm-refill", { count, draws: draws[count] ?? 0 }),
    icon: "hand",
  };
}

/** @param {Table} t @returns {Sentence | null} */
export function sentence(t) {
  if (!t.mine) return null;
  if (asks(t, "refill")) return refilling(t);
  if (asks(t, "dead-hand") && t.picked.size)
    return { title: t.text("prompt-dead-hand"), confirm: t.text("page-confirm-dead-hand") };
  const aim = asks(t, "cell", "partner", "bomb", "rotate") ? aimOf(t, pointedNow()) : null;
  return aim === null ? null : aimed(t, aim);
}

/** @param {Table} t @param {Choice} choice @param {string} prompt @returns {string | null} */
export function label(t, choice, prompt) {
  const place = placeOf(choice);
  if (place) return cellWords(t, place);
  if (prompt === "first-player") return t.seats[Number(choice)]?.called ?? null;
  const card = t.own?.hand.find((own) => own.card === choice);
  return card ? faceName(t, card) : null;
}
