// section.hand: answers over a fan of cards; with more than eight cards two rows where there is little room.
import { Crest, HandCard, Laid } from "./cards.js";
import { answersPart, asks, classOf, handOf, paramList, worthOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */

/** Questions that are answered with cards of the hand. */
const WITH_CARDS = [
  "exchange",
  "turn",
  "weapon",
  "target",
  "discard",
  "defend",
  "defend-weapon",
  "sacrifice",
  "aid",
];

/** What a card of the hand stands for at this moment; of equal blades the first, since one is spent. @param {Table} t @param {Card} card @param {number} nth of its kind @returns {string | null} */
function refOf(t, { card, kind }, nth) {
  if (!t.decision) return null;
  if (asks(t, ...WITH_CARDS) && t.choiceState(card)) return String(card);
  if (asks(t, "turn") && kind === "barrage" && t.choiceState("barrage")) return "barrage";
  const blade = kind === "kunai" && nth === 0;
  if (asks(t, "blade", "counter") && blade && t.choiceState("kunai")) return "kunai";
  return null;
}

/** Cards that this answer holds already, from earlier steps. @param {Table} t @returns {number[]} */
const heldFast = (t) =>
  t.decision ? [...paramList(t, "soldier"), ...paramList(t, "weapons")] : [];

/** What the power would be with this card. @param {Table} t @param {Card} card */
function Worth(t, { card, kind }) {
  const worth = classOf(kind) === "weapon" ? worthOf(t, card) : null;
  if (worth === null) return null;
  return t.html`<span class="kcard__worth" title=${t.text("page-worth", { power: worth })} aria-hidden="true">${worth}</span>`;
}

/** @param {Table} t @param {Card} card @param {number} nth of its kind */
function One(t, card, nth) {
  const ref = refOf(t, card, nth);
  const worth = worthOf(t, card.card);
  const fast = heldFast(t).includes(card.card);
  const draggable = card.kind === "wall" && asks(t, "walls");
  const words = worth === null ? "" : t.text("page-worth", { power: worth });
  return t.html`<li key=${card.card} data-fast=${fast ? "" : null} data-idle=${t.decision && !ref && !fast && !draggable ? "" : null}>${HandCard(t, card.kind, { ref, key: `mine-${card.kind}-${nth}`, badge: Worth(t, card), draggable, words })}</li>`;
}

/** With all eyes: everybody's hand, one line each. @param {Table} t */
function OpenHands(t) {
  const lines = t.seats.map(
    ({
      seat,
      called,
      colour,
    }) => t.html`<li data-seat=${colour}><span class="open-hand__name">${Crest(t, seat)}${called}</span>
    <span class="open-cards">${(t.everything?.seats[seat]?.hand ?? []).map(({ kind }) => Laid(t, kind))}</span></li>`,
  );
  return t.html`<ul class="open-hands" role="list">${lines}</ul>`;
}

/** How many of the same kind lie before it. @param {Card[]} cards @param {number} i */
const sameBefore = (cards, i) =>
  cards.slice(0, i).filter(({ kind }) => kind === cards[i]?.kind).length;

/** How many lie side by side, for the sheet to reckon with. @param {number} count */
const fanned = (count) => ({ "--n": String(count), "--half": String(Math.ceil(count / 2)) });

/** @param {Table} t */
export function Hand(t) {
  if (t.everything) return OpenHands(t);
  if (!t.own || t.you === null) return null;
  const cards = handOf(t);
  const out = t.public.players[t.you]?.out;
  if (out || t.outcome) return null;
  const answers = t.public.phase === "turn" ? answersPart(t)?.Answers(t) : null;
  return t.html`${answers}<ul class="fan" role="list" style=${fanned(cards.length)} data-many=${cards.length > 8 ? "" : null}>${cards.map((card, i) => One(t, card, sameBefore(cards, i)))}</ul>`;
}
