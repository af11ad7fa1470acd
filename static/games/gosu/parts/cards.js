// Cards of the goblin court: whole ones, tiles in an army, and what is said of them.
import { BACK, HORNS } from "../art/glyphs.js";
import { printed, ROMAN, shortName, WORTH } from "./reading.js";
import { Cog, Emblem, Mark, Shield, Sign, Token } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Goblin} Goblin */
/** @typedef {import("preact").ComponentChildren} Children */

/** The portrait; `#face` is its face alone. @param {Table} t @param {string} kind @param {string} [part] */
export const Portrait = (t, kind, part = "") =>
  t.html`<img class="portrait" src=${t.asset(`art/faces/${kind}.svg${part}`)} alt="" decoding="async" draggable=${false} />`;

/** Words before a colon say when a power works; a bonus in brackets is for those behind. */
const MARKED = /((?:^|[.!)] )[^.:()]{3,44}:)|(\d?\(\+\d\))/g;

/** A power with its trigger and its bonus set off. @param {Table} t @param {string} text */
export function powerOf(t, text) {
  const parts = text.split(MARKED).filter(Boolean);
  return parts.map((part) => {
    if (part.endsWith(":")) return t.html`<b>${part}</b>`;
    return /\(\+\d\)$/.test(part) ? t.html`<span class="bonus">${part}</span>` : part;
  });
}

/** @param {Table} t @param {string} kind */
export const Power = (t, kind) => powerOf(t, t.text(`text-${kind}`));

/** "I" or "I/II". @param {number[]} levels */
export const romans = (levels) => levels.map((level) => ROMAN[level]).join("/");

/** All that is printed on a card, for a screen reader. @param {Table} t @param {string} kind */
export function cardWords(t, kind) {
  const { clan, levels, mutation } = printed(kind);
  const args = { kind, clan, levels: levels.join("/"), cost: mutation ?? -1 };
  return `${t.text("page-card", args)} ${t.text(`text-${kind}`)}`;
}

/** Long powers get smaller words. @param {string} text */
const wordy = (text) => (text.length > 122 ? "very" : text.length > 92 ? "yes" : null);

/** A card's face, whole. @param {Table} t @param {string} kind @param {number | null} [cog] what mutating costs now */
export function Face(t, kind, cog = null) {
  const { clan, levels, mutation, keywords, signs } = printed(kind);
  const name = shortName(t, kind);
  const top = levels.at(-1) ?? 1;
  return t.html`<span class="goblin" data-clan=${clan} data-level=${top} aria-hidden="true">
    <span class="goblin__frame"><span class="goblin__window">${Portrait(t, kind)}</span></span>
    ${top === 3 ? t.html`<svg class="goblin__horns" viewBox="0 0 250 60" dangerouslySetInnerHTML=${{ __html: HORNS }} />` : null}
    <span class="goblin__rank" data-double=${levels.length > 1 ? "" : null}><b>${romans(levels)}</b>${Emblem(t, clan)}</span>
    ${Cog(t, cog ?? mutation, keywords.includes("zombie"))}
    <span class="goblin__name" style=${{ "--letters": String(Math.max(6, name.length)) }}><span>${name}</span></span>
    <span class="goblin__text"><span class="goblin__icons">${signs.map((sign) => Mark(t, sign))}</span><span class="goblin__power" data-long=${wordy(t.text(`text-${kind}`))}>${Power(t, kind)}</span></span>
    ${Shield(t, levels.map((level) => WORTH[level]).join("/"))}
  </span>`;
}

/** The back of a card. @param {Table} t */
export const Back = (t) =>
  t.html`<svg class="go-back" viewBox="0 0 250 350" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: BACK }} />`;

/**
 * A whole card that is a choice, or only something to read.
 * @param {Table} t
 * @param {Card} card
 * @param {{key?: string | null, from?: string | null, cog?: number | null}} [how]
 */
export function Whole(t, { card, kind }, { key = null, from = null, cog = null } = {}) {
  const ref = t.choiceState(card) ? String(card) : null;
  const words = cardWords(t, kind);
  return t.html`<button type="button" class="card goblin-card" key=${`${card}-${ref ? "ref" : "read"}`} data-ref=${ref} data-read=${ref ? null : ""}
    data-kind=${kind} data-key=${key} data-from=${from}><span class="visually-hidden">${words}</span>${Face(t, kind, cog)}</button>`;
}

/** How a card lies, in words. @param {Table} t @param {Goblin} goblin @param {number} level @param {number} seat */
export function lyingWords(t, goblin, level, seat) {
  const states = [
    ...(goblin.trapped ? ["page-is-trapped"] : []),
    ...(goblin.free ? [goblin.marked ? "page-is-marked" : "page-is-free"] : []),
    ...(goblin.token === null ? [] : ["page-has-token"]),
    ...(goblin.dragoon ? ["page-has-dragoon"] : []),
  ];
  const state = states.map((id) => t.text(id)).join(", ");
  const args = { kind: goblin.kind, clan: printed(goblin.kind).clan, level, value: goblin.value };
  return t.text("page-lying", { ...args, seat, state, states: states.length });
}

/** The tokens that lie on a card. @param {Table} t @param {Goblin} goblin */
const Laid = (t, { token, dragoon }) =>
  token === null && !dragoon
    ? null
    : t.html`<span class="tile__tokens">${token === null ? null : Token(t, "activation")}${dragoon ? Token(t, "dragoon") : null}</span>`;

/** What a trapped card shows: its eyes, behind ropes. @param {Table} t @param {Goblin} goblin */
const Trapped = (t, { kind }) =>
  t.html`<span class="tile__back"><span class="tile__slot">${Portrait(t, kind, "#face")}</span></span>`;

/** @param {Table} t @param {Goblin} goblin */
function Upright(t, { kind }) {
  const { clan, signs } = printed(kind);
  return t.html`<span class="tile__art">${Portrait(t, kind, "#face")}</span><span class="tile__seal">${Emblem(t, clan)}</span>
    <span class="tile__icons">${signs.slice(0, 2).map((sign) => Mark(t, sign))}</span>`;
}

/** What a tile shows. @param {Table} t @param {Goblin} goblin */
export function TileFace(t, goblin) {
  const { kind, trapped, value } = goblin;
  const name = shortName(t, kind);
  return t.html`<span class="tile__face" aria-hidden="true">${trapped ? Trapped(t, goblin) : Upright(t, goblin)}
    <span class="tile__foot">${Shield(t, value)}<span class="tile__name" style=${{ "--letters": String(Math.max(4, name.length)) }}>${name}</span></span>
    <span class="tile__text"><span>${trapped ? t.text("page-trapped-short") : Power(t, kind)}</span></span>
    ${goblin.free ? t.html`<span class="tile__free">${t.text("page-free-mark")}</span>` : null}
    ${trapped ? t.html`<span class="tile__lock">${Sign(t, "lock")}</span>` : null}${Laid(t, goblin)}</span>`;
}

/** A tiny card: emblem, level, name. @param {Table} t @param {string} kind */
export function Chip(t, kind) {
  const { clan, levels } = printed(kind);
  return t.html`<button type="button" class="go-chip" data-read="" data-kind=${kind} data-clan=${clan}><span class="go-chip__seal">${Emblem(t, clan)}</span><b aria-hidden="true">${romans(levels)}</b><span>${t.text(`name-${kind}`)}</span></button>`;
}
