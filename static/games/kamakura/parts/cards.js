// Things of paper: battle cards, lands, crests, signs. Each is called, none is a component.
import { enso } from "../art/brush.js";
import { clanOf, classOf, LANDS, VALUE, valueAt } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Armed} Armed */
/** @typedef {import("preact").ComponentChildren} Children */

/** A small sign. @param {Table} t @param {string} id */
export const Sign = (t, id) =>
  t.html`<svg class="kk-sign" aria-hidden="true" focusable="false"><use href=${`#kk-i-${id}`} /></svg>`;

/** A seat's crest. @param {Table} t @param {number} seat */
export const Crest = (t, seat) =>
  t.html`<i class="crest" data-seat=${t.seats[seat]?.colour} aria-hidden="true" />`;

/** @param {Table} t @param {string} id @param {string} [cls] */
const Art = (t, id, cls = "") =>
  t.html`<svg class=${cls} aria-hidden="true" focusable="false"><use href=${`#kk-${id}`} /></svg>`;

/** What stands in the corner of a card. @type {Partial<Record<Kind, string>>} */
const SIGNS = { ninja: "bars", geisha: "back", barrage: "arrows", wall: "shield" };

/** @param {Table} t @param {Kind} kind */
function Mark(t, kind) {
  const sign = SIGNS[kind];
  return t.html`<span class="kcard__mark" aria-hidden="true">${kind === "samurai" ? "+1" : (VALUE[kind] ?? (sign ? Sign(t, sign) : null))}</span>`;
}

/** @param {Table} t @param {Kind} kind */
const Face = (t, kind) =>
  t.html`<span class="kcard__face" aria-hidden="true">${Art(t, kind, "kcard__art")}<span class="kcard__name">${t.text(`page-short-${kind}`)}</span>${Mark(t, kind)}</span>`;

/** What a screen reader says of a card. @param {Table} t @param {Kind} kind */
export const cardWords = (t, kind) =>
  t.text("page-card", { kind, value: VALUE[kind] ?? 0, class: classOf(kind) });

/**
 * A card that only lies there.
 * @param {Table} t
 * @param {Kind} kind
 * @param {{key?: string | null, from?: string | null, more?: Children, turned?: boolean}} [how]
 */
export function Laid(t, kind, { key = null, from = null, more = null, turned = false } = {}) {
  return t.html`<span class="kcard paper" role="img" aria-label=${cardWords(t, kind)} data-kind=${classOf(kind)}
    data-key=${key} data-from=${from} data-turned=${turned ? "" : null}>${Face(t, kind)}${more}</span>`;
}

/**
 * A card that is a button, whatever it is good for at this moment.
 * @param {Table} t
 * @param {Kind} kind
 * @param {{ref: string | null, key: string, badge?: Children, draggable?: boolean, words?: string}} how
 */
export function HandCard(t, kind, { ref, key, badge = null, draggable = false, words = "" }) {
  const name = `${cardWords(t, kind)}${words ? `, ${words}` : ""}`;
  if (ref === null)
    return t.html`<span class="kcard paper" role="img" aria-label=${name} data-kind=${classOf(kind)} data-name=${kind}
      data-key=${key} data-drag=${draggable ? kind : null}>${Face(t, kind)}${badge}</span>`;
  return t.html`<button type="button" class="kcard paper" data-kind=${classOf(kind)} data-name=${kind}
    data-key=${key} data-ref=${ref} data-drag=${draggable ? kind : null}><span class="visually-hidden">${name}</span>${Face(t, kind)}${badge}</button>`;
}

/**
 * A land as it may be seen by this viewer.
 * @param {Table} t
 * @param {number} seat
 * @param {number} slot
 * @param {{ref?: string | null, more?: Children, named?: boolean, attacked?: boolean}} [how]
 */
export function Land(
  t,
  seat,
  slot,
  { ref = null, more = null, named = false, attacked = false } = {},
) {
  const at = t.public.players[seat]?.slots[slot - 1];
  const colour = t.seats[seat]?.colour;
  const value = valueAt(t, seat, slot);
  if (at?.state !== "down") return Gone(t, seat, slot, at?.state === "aside" ? value : 0);
  const kind = LANDS[value - 1] ?? null;
  const words = landWords(t, seat, slot);
  const inner = t.html`${Art(t, kind ?? `back-${clanOf(colour)}`, "land__art")}
    ${kind ? t.html`<span class="land__value" aria-hidden="true">${value}</span>` : null}
    ${kind && named ? t.html`<span class="land__name" aria-hidden="true">${t.text(`name-${kind}`)}</span>` : null}
    ${kind && seat === t.you && !t.outcome ? t.html`<span class="land__eye" title=${t.text("page-only-you")}>${Sign(t, "eye")}</span>` : null}
    ${at.over && !kind ? t.html`<span class="land__over" title=${t.text("page-over", { over: at.over })}>&gt;${at.over}</span>` : null}
    <span class="land__slot" aria-hidden="true">${slot}</span>${more}`;
  const attrs = {
    "data-seat": colour,
    "data-key": `land-${seat}.${slot}`,
    "data-land": `${seat}.${slot}`,
    "data-attacked": attacked ? "" : null,
  };
  return ref === null
    ? t.html`<span class="land paper" role="img" aria-label=${words} ...${attrs}>${inner}</span>`
    : t.html`<button type="button" class="land paper" data-ref=${ref} ...${attrs}><span class="visually-hidden">${words}</span>${inner}</button>`;
}

/** @param {Table} t @param {number} seat @param {number} slot @param {number} value of a land set aside */
function Gone(t, seat, slot, value) {
  const words = t.text(value ? "page-aside" : "page-lost", { slot, seat });
  return t.html`<span class="land" data-state="gone" role="img" aria-label=${words} title=${words} data-land=${`${seat}.${slot}`}>
    ${value ? Art(t, LANDS[value - 1] ?? "farm", "land__art") : Sign(t, "flag")}</span>`;
}

/** @param {Table} t @param {number} seat @param {number} slot */
export function landWords(t, seat, slot) {
  const value = valueAt(t, seat, slot);
  const over = t.public.players[seat]?.slots[slot - 1]?.over ?? 0;
  if (value) return t.text("page-land-known", { seat, slot, value, land: LANDS[value - 1] });
  return t.text("page-land", { seat, slot, over });
}

/** Lands taken from others: face up, with the crest of whom they were taken from. @param {Table} t @param {number} seat */
export function Spoils(t, seat) {
  const captured = t.public.players[seat]?.captured ?? [];
  if (!captured.length) return null;
  const words = t.text("page-captured", {
    count: captured.length,
    lands: captured.map(({ value }) => LANDS[value - 1]),
  });
  return t.html`<span class="spoils" role="img" aria-label=${words} title=${words} data-spoils=${seat}>${captured.map(
    (
      { value, from },
      i,
    ) => t.html`<span class="spoil paper" aria-hidden="true" data-key=${`spoil-${seat}-${i}`}>${Art(t, LANDS[value - 1] ?? "farm", "land__art")}
      <b>${value}</b>${Crest(t, from)}</span>`,
  )}</span>`;
}

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
