// section.hand: what is being paid for, and the own cards with their prices.
import { Chip, cardWords, Face } from "./cards.js";
import { asks, cardOf, costOf, param, printed, ROMAN, staged } from "./reading.js";
import { Cog, Sign } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */

/** Questions that are answered with cards of the hand. */
const WITH_CARDS = ["turn", "pay", "into", "discard", "enlist", "mutate-now"];

/** What a card is said to cost, or why it cannot be played. @param {Table} t @param {Card} card @returns {{state: string | null, words: string, more: string}} */
export function priceOf(t, { card, kind }) {
  const state = asks(t, ...WITH_CARDS) ? t.choiceState(card) : null;
  if (!state || !asks(t, "turn")) return { state, words: "", more: "" };
  const { levels } = printed(kind);
  const barred = t.decision?.barred.find(({ choice }) => choice === card);
  if (barred)
    return {
      state,
      words: t.text(`page-bar-${barred.reason}`, { level: ROMAN[levels[0] ?? 1] }),
      more: "",
    };
  const more = t.text("page-price-row", { level: levels.map((level) => ROMAN[level]).join("/") });
  return { state, words: t.text("page-price", { cost: costOf(t, card) ?? 0 }), more };
}

/** The line below a card: its price, and a way to read it. @param {Table} t @param {Card} card */
export function Foot(t, card) {
  const { state, words, more } = priceOf(t, card);
  const name = t.text("page-read", { kind: card.kind });
  return t.html`<button type="button" class="price" data-read="" data-kind=${card.kind} data-price=${state}>
    ${state === "barred" ? Sign(t, "lock") : Sign(t, "watch")}<span class="visually-hidden">${name}</span>${words ? t.html`<b>${words}</b> <small>${more}</small>` : t.html`<b>${t.text("page-read-short")}</b>`}</button>`;
}

/** @param {Table} t @param {Card} card */
function One(t, card) {
  const ref = t.choiceState(card.card) ? String(card.card) : null;
  const { words, more } = priceOf(t, card);
  const says = `${cardWords(t, card.kind)} ${[words, more].filter(Boolean).join(", ")}`;
  return t.html`<li key=${card.card} data-idle=${t.decision && !ref ? "" : null}><button type="button" class="card goblin-card" key=${ref ? "ref" : "read"} data-ref=${ref} data-read=${ref ? null : ""} data-own=""
    data-kind=${card.kind} data-key=${`card-${card.card}`} data-from="pile"><span class="visually-hidden">${says}</span>${Face(t, card.kind)}</button>${Foot(t, card)}</li>`;
}

/** A card in the line of what is done. @param {Table} t @param {unknown} id */
function Named(t, id) {
  const card = cardOf(t, id);
  return card ? Chip(t, card.kind) : null;
}

/** What is mutated into what, or played, and what is paid with. @param {Table} t */
function Staging(t) {
  const pay = asks(t, "pay");
  if (!pay && !asks(t, "into")) return null;
  const params = t.decision?.params ?? {};
  const into = pay ? params.new : staged(t);
  const mutates = !pay || params.new !== undefined;
  const cost = pay ? param(t, "count") : param(t, "cost");
  const arrow = mutates
    ? t.html`<span class="staging__way">${Cog(t, cost, false)}<span aria-hidden="true">→</span></span>${into === undefined ? t.html`<span class="staging__open">?</span>` : Named(t, into)}`
    : null;
  const paid = pay
    ? t.html`<span class="staging__paid">${Array.from({ length: cost }, (_, i) => ([...t.picked][i] === undefined ? t.html`<span class="staging__open">${Sign(t, "hand")}</span>` : Named(t, [...t.picked][i])))}</span>`
    : null;
  return t.html`<div class="staging" role="group" aria-label=${t.text(mutates ? "page-staging-mutate" : "page-staging-play", { cost })}>${Named(t, params.card)}${arrow}${paid ? t.html`<span class="staging__for">${t.text("page-staging-pay")}</span>${paid}` : null}</div>`;
}

/** Cards of a hand that is only looked at. @param {Table} t @param {Card[]} cards @param {string} title */
const Looked = (t, cards, title) =>
  cards.length
    ? t.html`<div class="looked" role="group" aria-label=${title}><b>${title}</b>${cards.map(({ kind }) => Chip(t, kind))}</div>`
    : null;

/** With all eyes: everybody's hand. @param {Table} t */
const OpenHands = (t) =>
  t.html`<div class="open-hands">${t.seats.map(({ seat, called }) => Looked(t, t.everything?.seats[seat]?.hand ?? [], called))}</div>`;

/** @param {Table} t */
export function Hand(t) {
  if (t.everything) return OpenHands(t);
  const { own } = t;
  if (!own || t.you === null || t.outcome || t.public.phase === "clans") return null;
  const cards = t.public.phase === "draft" ? own.kept : own.hand;
  const partner = own.partner ? Looked(t, own.partner, t.text("page-partner-hand")) : null;
  if (!cards.length) return t.html`${partner}<p class="hand__none">${t.text("page-hand-none")}</p>`;
  return t.html`${Staging(t)}${partner}<ul role="list" class="hand__cards" data-many=${cards.length > 7 ? "" : null} style=${{ "--n": String(cards.length) }}>${cards.map((card) => One(t, card))}</ul>`;
}
