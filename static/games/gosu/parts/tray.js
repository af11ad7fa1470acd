// What is chosen from outside of hand and armies: piles that are searched, cards that were revealed, a hand that is shown.
import { Whole } from "./cards.js";
import { Foot } from "./hand.js";
import { asks, param } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */

/** @param {Table} t @param {Card[]} cards */
const legal = (t, cards) => cards.filter(({ card }) => t.choiceState(card));

/** Cards on the tray, and its heading. @param {Table} t @returns {[Card[], string] | null} */
function tray(t) {
  const { discard, aside } = t.public;
  if (asks(t, "into", "recover", "raise")) {
    const cards = legal(t, [...discard].reverse());
    return cards.length ? [cards, t.text("page-tray-discard")] : null;
  }
  if (asks(t, "dig", "jump")) return [aside, t.text("page-tray-aside")];
  const shown = t.own?.shown;
  if (asks(t, "pick-card") && shown)
    return [shown.hand, t.text("page-tray-shown", { seat: shown.seat })];
  if (asks(t, "draft"))
    return [t.own?.held ?? [], t.text("page-tray-draft", { count: param(t, "count") })];
  return null;
}

/** @param {Table} t */
export function Tray(t) {
  const found = tray(t);
  if (!found) return null;
  const [cards, title] = found;
  return t.html`<section class="tray" key=${`tray-${cards[0]?.card}`} aria-label=${title}><h2>${title}</h2>
    <ul role="list">${cards.map((card) => t.html`<li key=${card.card}>${Whole(t, card, { key: `tray-${card.card}` })}${Foot(t, card)}</li>`)}</ul></section>`;
}
