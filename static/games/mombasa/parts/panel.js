// A player's panel and the dialog behind it: what is public about a seat.
import { Icon } from "../../../table/html.js";
import { Area, BookTrack, Diamonds, Powers, StartTile } from "./board.js";
import { cardWords, Post, Sign } from "./pieces.js";
import { COMPANIES, cardOf, SLOTS, symbolOf, worthOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

/** A small fact: a sign, a number, and words for those who do not see it. @param {Table} t @param {unknown} sign @param {number | string} number @param {string} words */
const Fact = (t, sign, number, words, cls = "") =>
  t.html`<span class=${cls} title=${words}>${sign}<span aria-hidden="true">${number}</span><span class="visually-hidden">${words}</span></span>`;

/** Slots in small, on wide pages. @param {Table} t @param {Player} player */
function Stubs(t, player) {
  const stubs = SLOTS.map((slot) => {
    const item = player.slots[slot];
    const card = item && cardOf(item.id);
    const rest = player.resting[slot].count;
    return t.html`<i class="mm-stub" data-slot=${slot} data-used=${item?.used ? "" : null} data-none=${card ? null : ""}><small>${rest || ""}</small>${card ? t.html`<b>${worthOf(card)}</b>${Sign(t, symbolOf(card, item?.good))}` : player.open.includes(slot) ? null : Sign(t, "lock")}</i>`;
  });
  return t.html`<span class="mm-stubs only-wide" aria-hidden="true">${stubs}</span>`;
}

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return { points: null };
  const first = seat === t.public.first && t.public.phase !== "over";
  const facts = t.html`
    ${Fact(t, Sign(t, "pounds"), player.pounds, t.text("page-pounds", { pounds: player.pounds }))}
    ${Fact(t, Icon("hand"), player.hand, t.text("page-hand-count", { count: player.hand }))}
    ${first ? Fact(t, Sign(t, "first_player"), "", t.text("page-first")) : null}
    ${Fact(t, Sign(t, "diamonds"), player.diamonds, t.text("page-diamonds", { space: player.diamonds }), "only-wide")}
    ${Fact(t, Sign(t, "ink"), player.ink, t.text("page-ink", { space: player.ink }), "only-wide")}
    ${Fact(t, Sign(t, "advance"), `${player.markers}/${player.owned}`, t.text("page-markers", { left: player.markers, of: player.owned }), "only-wide")}
    ${player.out && t.public.phase === "turns" ? Fact(t, Icon("check"), "", t.text("page-done"), "only-wide") : null}
    <span class="visually-hidden">${t.text("page-projected", { pounds: player.total })}</span>
    ${Stubs(t, player)}`;
  return { points: player.total, facts };
}

/** Where the projected total comes from. @param {Table} t @param {Player} player */
function Total(t, player) {
  const line = (
    /** @type {unknown} */ name,
    /** @type {unknown} */ sum,
    /** @type {number} */ pounds,
  ) => t.html`<tr><th scope="row">${name}</th><td>${sum}</td><td><b>${pounds}</b></td></tr>`;
  const shares = COMPANIES.map((company) => {
    const { value } = t.public.companies[company];
    return line(
      t.html`${Post(t, company)} ${t.text(`name-${company}`)}`,
      `${player.shares[company]} × ${value}`,
      player.shares[company] * value,
    );
  });
  return t.html`<table class="mm-total"><caption>${t.text("page-total-from")}</caption><tbody>
    ${line(t.html`${Sign(t, "pounds")} ${t.text("score-cash")}`, "", player.pounds)}${shares}
    ${line(t.html`${Sign(t, "diamonds")} ${t.text("score-diamonds")}`, player.diamonds, player.sums.diamonds)}
    ${line(t.html`${Sign(t, "ink")} ${t.text("score-books")}`, player.ink, player.sums.books)}</tbody>
    <tfoot>${line(t.text("ui-table-total"), "", player.total)}</tfoot></table>`;
}

/** @param {Table} t @param {string} label @param {string[] | undefined} cards */
const Cards = (t, label, cards) =>
  cards?.length
    ? t.html`<p>${t.text(label, { cards: t.list(cards.map((id) => cardWords(t, id))) })}</p>`
    : null;

/** @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  return t.html`<div class="mm-sheet">${Total(t, player)}
    <div class="mm-study">${Diamonds(t, player)}${BookTrack(t, player)}${Powers(t, player)}</div>
    ${Area(t, seat)}
    <p>${t.text("page-markers", { left: player.markers, of: player.owned })} ${t.text("page-hand-count", { count: player.hand })}</p>
    ${StartTile(t, player)}${Cards(t, "page-sold", player.sold)}${Cards(t, "page-open-hand", player.cards)}</div>`;
}
