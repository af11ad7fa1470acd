// Power: a number in a circle of one breath, and the sum it comes from in words.
import { enso } from "../art/brush.js";
import { VALUE } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Armed} Armed */

const CIRCLE = enso(0, 0, 40, 7.5, { seed: 8, dry: 1.6 });

/** A number that must be beaten. @param {Table} t @param {number} power @param {string} [words] */
export const Power = (t, power, words = "") =>
  t.html`<span class="power" title=${words}><svg viewBox="-50 -50 100 100" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d=${CIRCLE} /></svg><b>${power}</b></span>`;

/** "Katana 2 + 1". @param {Table} t @param {Kind} kind @param {number} worth */
export function partWords(t, kind, worth) {
  const value = VALUE[kind] ?? 0;
  return t.text("page-part", { kind, value, plus: worth - value });
}

/** Samurai: Katana 2 + 1, Kunai 1 + 1. @param {Table} t @param {Armed} armed */
export function sumWords(t, { soldier, weapons, worths }) {
  const parts = weapons.map((kind, i) => partWords(t, kind, worths[i] ?? 0));
  return t.text("page-sum", { soldier, parts: t.list(parts) });
}

/** The same in figures: 2+1 + 1+1. @param {Armed} armed */
export const shortSum = ({ weapons, worths }) =>
  weapons
    .map((kind, i) => {
      const value = VALUE[kind] ?? 0;
      const plus = (worths[i] ?? value) - value;
      return plus ? `${value}+${plus}` : String(value);
    })
    .join(" + ");
