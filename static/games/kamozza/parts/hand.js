// section.hand: the seven goods as cargo tags, played ones as outlines, and the budget line.
import { cargo, mark } from "../art/woodblock.js";
import { Drawn, KINDS, ownLaid, WEIGHT } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Own} Own */
/** @typedef {import("../view").Kind} Kind */

const MARKS = { rat: mark("rat"), gold: mark("gold") };

/** Where one of the viewer's seven goods is. @param {Table} t @param {Own} own @param {Kind} kind */
function placeOf(t, own, kind) {
  if (ownLaid(t).includes(kind)) return "laid";
  if (own.hand.includes(kind)) return "hand";
  if (own.lost.includes(kind)) return "lost";
  const you = t.public.players[t.you ?? -1];
  return you?.up.some((up) => up.kind === kind && up.owner === t.you) ? "scored" : "captured";
}

/** Rat and gold carry a small sign. @param {Table} t @param {Kind} kind */
function Mark(t, kind) {
  if (kind !== "rat" && kind !== "gold") return null;
  return t.html`<span class="tag__sign" title=${t.text(`page-sign-${kind}`)}>${Drawn(t, MARKS[kind])}</span>`;
}

/** What a screen reader says of a tag. @param {Table} t @param {Kind} kind @param {string} place */
function wordsFor(t, kind, place) {
  const signed = kind === "rat" || kind === "gold";
  const sign = signed ? t.text(`page-sign-${kind}`) : "";
  return t.text("page-tag", { kind, weight: WEIGHT[kind], place, sign, signed });
}

/** One of the seven; a button while it is a choice, also one that is not to be had: it says why.
 *  @param {Table} t @param {Kind} kind @param {string} place */
function Tag(t, kind, place) {
  const asked = t.decision?.prompt === "cargo" && t.choiceState(kind) !== null;
  const fate = place === "hand" || place === "laid" ? null : t.text(`page-place-${place}`);
  const face = t.html`<span class="visually-hidden">${wordsFor(t, kind, place)}</span><span class="kz-art" aria-hidden="true"><span class="tag__weight">${WEIGHT[kind]}</span>${Drawn(t, cargo(kind, "tag__picture"))}${Mark(t, kind)}
    <span class="tag__name">${t.text(`name-${kind}`)}</span><span class="tag__fate">${fate}</span>
    <span class="tag__tick"><svg viewBox="0 0 40 40"><use href="#kz-tick" /></svg></span></span>`;
  return t.html`<li key=${kind}>${
    asked
      ? t.html`<button type="button" class="tag" data-kind=${kind} data-place=${place} data-ref=${kind}>${face}</button>`
      : t.html`<span class="tag" data-kind=${kind} data-place=${place} data-key=${kind}>${face}</span>`
  }</li>`;
}

/** Cards, rounds, and what one can still afford. @param {Table} t @param {Own} own */
function Budget(t, own) {
  const { mode, phase, round, rounds, players } = t.public;
  if (phase === "over" || players[t.you ?? -1]?.out) return null;
  const open = phase === "cargo" && !own.laid.length;
  const left = rounds - round + (open ? 1 : 0),
    cards = own.hand.length,
    spare = Math.min(left, cards - left);
  const plain = left === 1 && cards === 1;
  const rest = plain
    ? ""
    : mode === "variant"
      ? t.text("page-budget-variant")
      : t.text("page-budget-pairs", {
          spare: Math.max(0, spare),
          left,
          short: cards < left ? "yes" : "no",
        });
  return t.html`<p class="budget"><span>${t.text("page-budget", { cards, left, open: open ? "yes" : "no" })}</span> <span>${rest}</span></p>`;
}

/** With all eyes: everybody's hand, one line each. @param {Table} t */
function OpenHands(t) {
  const lines = t.seats.map(
    ({
      seat,
      called,
      colour,
    }) => t.html`<li data-seat=${colour}><span class="open-hand__name"><i class="crest" aria-hidden="true" />${called}</span>
    <ul class="goods" role="list">${KINDS.filter((kind) => t.everything?.seats[seat]?.hand.includes(kind)).map((kind) => t.html`<li class="chip-good" data-fate="loaded">${Drawn(t, cargo(kind))}<b aria-hidden="true">${WEIGHT[kind]}</b><span class="visually-hidden">${t.text(`name-${kind}`)}</span></li>`)}</ul></li>`,
  );
  return t.html`<ul class="open-hands" role="list">${lines}</ul>`;
}

/** @param {Table} t */
export function Hand(t) {
  if (t.everything) return OpenHands(t);
  const own = t.own;
  if (!own || t.you === null) return null;
  return t.html`<ul class="tags" role="list" data-asked=${t.decision?.prompt === "cargo" ? "" : null}>${KINDS.map((kind) => Tag(t, kind, placeOf(t, own, kind)))}</ul>${Budget(t, own)}`;
}
