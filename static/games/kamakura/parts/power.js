// Power: a number in a circle of one breath, and the sum it comes from in words.
import { enso } from "../art/brush.js";
import { VALUE } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Sum} Sum */

const CIRCLE = enso(0, 0, 40, 7.5, { seed: 8, dry: 1.6 });

/** A number that must be beaten. @param {Table} t @param {number} power @param {string} [words] */
export const Power = (t, power, words = "") =>
  t.html`<span class="power" title=${words}><svg viewBox="-50 -50 100 100" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d=${CIRCLE} /></svg><b>${power}</b></span>`;

/** "Katana 2 + 1". @param {Table} t @param {Card} weapon @param {number} worth */
export function partWords(t, weapon, worth) {
  const value = VALUE[weapon.kind] ?? 0;
  return t.text("page-part", { kind: weapon.kind, value, plus: worth - value });
}

/** Samurai: Katana 2 + 1, Kunai 1 + 1. @param {Table} t @param {Card} soldier @param {Card[]} weapons @param {Sum[]} sums */
export function sumWords(t, soldier, weapons, sums) {
  const parts = weapons.map((weapon) =>
    partWords(t, weapon, sums.find(({ card }) => card === weapon.card)?.worth ?? 0),
  );
  return t.text("page-sum", { soldier: soldier.kind, parts: t.list(parts) });
}

/** The same in figures: 2+1 + 1+1. @param {Card[]} weapons @param {Sum[]} sums */
export const shortSum = (weapons, sums) =>
  weapons
    .map((weapon) => {
      const value = VALUE[weapon.kind] ?? 0;
      const plus = (sums.find(({ card }) => card === weapon.card)?.worth ?? value) - value;
      return plus ? `${value}+${plus}` : String(value);
    })
    .join(" + ");
