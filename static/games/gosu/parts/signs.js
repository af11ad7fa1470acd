// Small metal: signs, emblems, cogs, shields, tokens. Each is called, none is a component.
import { EMBLEMS } from "../art/emblems.js";
import { GLYPHS, SKULL, WHEEL } from "../art/glyphs.js";

/** @typedef {import("../view").Table} Table */

/** @param {Table} t @param {string} name */
export const Sign = (t, name) =>
  t.html`<svg class="go-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: GLYPHS[name] ?? "" }} />`;

/** A clan's emblem. @param {Table} t @param {string} clan */
export const Emblem = (t, clan) =>
  t.html`<svg class="go-emblem" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d=${EMBLEMS[clan]} /></svg>`;

/** A round sign that says how a power works. @param {Table} t @param {string} name */
export const Mark = (t, name) =>
  t.html`<span class="symbol" data-symbol=${name} title=${t.text(`page-sign-${name}`)}>${Sign(t, name)}</span>`;

/** The cog with what mutating costs; with a skull, it may be a card of the discard pile. @param {Table} t @param {number | null} cost @param {boolean} zombie */
export function Cog(t, cost, zombie) {
  if (cost === null) return null;
  return t.html`<svg class="go-cog" viewBox="0 0 40 40" data-zombie=${zombie ? "" : null} aria-hidden="true" focusable="false"><path class="cog__wheel" d=${WHEEL} />
    ${zombie ? t.html`<path class="cog__skull" d=${SKULL} />` : t.html`<circle class="cog__hub" cx="20" cy="20" r="11.5" />`}<text x="20" y=${zombie ? 23.6 : 25.6}>${cost}</text></svg>`;
}

const EDGE = "M20 1C26 4 32 5 38.5 4.500C40 22 35 36.5 20 45C5 36.5 0 22 1.5 4.500C8 5 14 4 20 1Z";
const FACE =
  "M20 5C25.5 7.6 30.5 8.5 35.3 8.300C36 22.5 31.8 33.5 20 40.600C8.2 33.5 4 22.5 4.7 8.300C9.5 8.5 14.5 7.6 20 5Z";

/** Military value. @param {Table} t @param {string | number} value */
export function Shield(t, value) {
  const wide = String(value).length > 1;
  return t.html`<svg class="go-shield" viewBox="0 0 40 46" aria-hidden="true" focusable="false"><path class="shield__edge" d=${EDGE} /><path class="shield__face" d=${FACE} /><text x="20" y=${wide ? 28 : 30} data-wide=${wide ? "" : null}>${value}</text></svg>`;
}

const COIN = { activation: "activate", dragoon: "dragoon", advantage: "crown" };

/** A token. @param {Table} t @param {"activation" | "dragoon" | "advantage"} kind @param {boolean} [spent] */
export const Token = (t, kind, spent = false) =>
  t.html`<span class="token" data-token=${kind} data-spent=${spent ? "" : null}>${Sign(t, COIN[kind])}</span>`;
