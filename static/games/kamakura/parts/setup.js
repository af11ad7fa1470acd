// Before the first turn and after the last: cards put back, and four lands laid on their places by tapping them in order.
import { Crest, Laid, Land, Sign } from "./cards.js";
import { asks, LANDS, SLOTS } from "./reading.js";
import { Scroll } from "./scroll.js";

/** @typedef {import("../view").Table} Table */

/** What is staged or answered, in the order of the places. @param {Table} t @returns {unknown[]} */
function order(t) {
  if (asks(t, "arrange")) return [...t.picked];
  return t.answers.find(({ prompt }) => prompt === "arrange")?.choices ?? [];
}

/** A place that waits for a land, or shows it. @param {Table} t @param {number} slot */
function Place(t, slot) {
  const land = order(t)[slot - 1];
  const value = LANDS.map(String).indexOf(String(land)) + 1;
  const words = t.text("page-place", { slot, land: value ? String(land) : "", laid: value });
  return t.html`<li class="place" data-key=${`place-${slot}`}><span role="img" aria-label=${words}>${
    value
      ? t.html`<span class="land paper"><svg class="land__art" aria-hidden="true"><use href=${`#kk-${land}`} /></svg><span class="land__value" aria-hidden="true">${value}</span><span class="land__slot" aria-hidden="true">${slot}</span></span>`
      : t.html`<span class="land" data-state="gone"><b aria-hidden="true">${slot}</b></span>`
  }</span></li>`;
}

/** One of the four lands to lay. @param {Table} t @param {string} land @param {number} value */
function Choice(t, land, value) {
  const laid = order(t).indexOf(land) + 1;
  return t.html`<button type="button" class="land paper" key=${land} data-ref=${land} data-key=${`choose-${land}`}>
    <span class="visually-hidden">${t.text("page-lay", { land, value, slot: laid })}</span><svg class="land__art" aria-hidden="true"><use href=${`#kk-${land}`} /></svg><span class="land__value" aria-hidden="true">${value}</span><span class="land__name" aria-hidden="true">${t.text(`name-${land}`)}</span>
    ${laid ? t.html`<span class="land__slot" aria-hidden="true">${laid}</span>` : null}</button>`;
}

/** @param {Table} t */
function Arrange(t) {
  const open = asks(t, "arrange");
  const inside = t.html`<p class="setup__words">${Sign(t, "eye")}<span>${t.text(open ? "page-arrange" : "page-arranged")}</span></p>
    <ol class="places" role="list" aria-label=${t.text("page-places")}>${SLOTS.map((slot) => Place(t, slot))}</ol>
    ${open ? t.html`<div class="lands lands--choose">${LANDS.map((land, i) => Choice(t, land, i + 1))}</div>` : null}`;
  return Scroll(t, "setup", inside, t.text("page-setup"));
}

/** Own lands are seen in the row below; here is what one is asked before them. @param {Table} t */
function Exchange(t) {
  const words = t.text(asks(t, "exchange") ? "page-exchange" : "page-exchanged");
  const inside = t.html`<p class="setup__words">${Sign(t, "cards")}<span>${words}</span></p>`;
  return Scroll(t, "setup", inside, t.text("page-setup"));
}

/** @param {Table} t */
export function Setup(t) {
  if (t.you === null) return null;
  if (t.public.phase === "exchange") return Exchange(t);
  return asks(t, "arrange") || order(t).length ? Arrange(t) : null;
}

/** The lands as they lie, large, when all is open. @param {Table} t @param {number} seat */
export const OpenLands = (t, seat) =>
  t.html`<div class="lands">${SLOTS.map((slot) => Land(t, seat, slot, { named: true }))}</div>`;

/** @param {Table} t @param {number} seat */
function Line(t, seat) {
  const player = t.public.players[seat];
  const cards = player?.cards ?? [];
  return t.html`<li key=${seat} data-first=${t.outcome?.ranks[seat] === 1 ? "" : null}><span class="standing__name">${Crest(t, seat)}<b>${t.seats[seat]?.called}</b></span>
    <b class="standing__score">${player?.score}</b><span class="open-cards">${cards.map((kind) => Laid(t, kind))}</span></li>`;
}

/** @param {Table} t */
export function Over(t) {
  const ranks = t.outcome?.ranks ?? [];
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  const list = t.html`<ol class="standings" role="list">${order.map((seat) => Line(t, seat))}</ol>`;
  return Scroll(t, "quiet", list, t.text("page-end-open"));
}
