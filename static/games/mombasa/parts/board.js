// The own board: purse, diamond track, book track, slots with the resting decks above them, and the hand.
import { BookPiece, Crest, cardWords, Deed, Face, Gains, gainWords, Sign } from "./pieces.js";
import {
  asks,
  BOX,
  inSlot,
  laidNow,
  me,
  meets,
  param,
  reached,
  refFor,
  restingOf,
  SLOTS,
} from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Player} Player */
/** @typedef {import("../view").SlotId} SlotId */
/** @typedef {import("../view").Item} Item */

const USES = /** @type {const} */ (["crates", "bookkeeper", "merchant", "sell"]);
const TILE_USES = /** @type {const} */ (["crates", "bookkeeper", "merchant"]);

/** @param {Table} t @param {Player} player @param {number} seat */
function Purse(t, player, seat) {
  return t.html`<header class="mm-purse">
    <span class="mm-purse__coins" title=${t.text("page-pounds", { pounds: player.pounds })}>${Sign(t, "pounds")}<b aria-hidden="true">${player.pounds}</b><span class="visually-hidden">${t.text("page-pounds", { pounds: player.pounds })}</span></span>
    <span>${Sign(t, "diamonds")}${t.text("page-worth", { pounds: player.sums.diamonds })}</span>
    <span>${Sign(t, "ink")}${t.text("page-worth", { pounds: player.sums.books })}</span>
    <span class="mm-purse__markers" title=${t.text("page-markers", { left: player.markers, of: player.owned })}>
      ${Array.from({ length: player.owned }, (_, i) => t.html`<span data-out=${i < player.markers ? null : ""} aria-hidden="true">${Crest(t, seat)}</span>`)}
      <span class="visually-hidden">${t.text("page-markers", { left: player.markers, of: player.owned })}</span></span>
  </header>`;
}

/** @param {Table} t @param {Player} player */
export function Diamonds(t, { diamonds }) {
  const { length, values } = BOX.diamond_track;
  const slot = BOX.slots.left.diamonds;
  const words = t.text("page-diamond-track", { space: diamonds, worth: reached(values, diamonds) });
  const beads = Array.from({ length: length + 1 }, (_, space) => {
    const worth = values.find(([from]) => from === space)?.[1];
    return t.html`<i data-got=${space <= diamonds ? "" : null} data-here=${space === diamonds ? "" : null} data-worth=${worth ? "" : null} data-slot=${space === slot ? "" : null}>${space === diamonds ? Sign(t, "diamonds") : null}${worth ? t.html`<b>${worth}</b>` : space === slot ? t.html`<b>+</b>` : null}</i>`;
  });
  return t.html`<div class="mm-beads" role="img" aria-label=${words} title=${words}>${beads}</div>`;
}

/** One space of the book track. @param {Table} t @param {Player} player @param {number} index */
function BookSpace(t, player, index) {
  const { letters, values } = BOX.book_track;
  const space = index + 1;
  const worth = values.find(([from]) => from === space)?.[1];
  const book = player.books[index];
  const ahead = book && space > player.ink && !book.flipped;
  const piece = book
    ? BookPiece(t, book.id, {
        flipped: book.flipped,
        met: ahead ? meets(player, book.id) : null,
        key: `${book.id}`,
      })
    : t.html`<span class="mm-book mm-book--none">${letters[index]}</span>`;
  return t.html`<li data-walked=${space <= player.ink ? "" : null}>${piece}
    ${worth ? t.html`<b class="mm-worth">${worth}</b>` : null}
    ${space === BOX.slots.right.books ? t.html`<i class="mm-unlock" title=${t.text("page-opens-right")} />` : null}
    ${space === player.ink ? t.html`<span class="mm-jar" role="img" aria-label=${t.text("page-jar")}>${Sign(t, "ink")}</span>` : null}</li>`;
}

/** @param {Table} t @param {Player} player */
export function BookTrack(t, player) {
  const words = t.text("page-book-track", { space: player.ink, worth: player.sums.books });
  return t.html`<ol class="mm-booktrack" role="list" aria-label=${words}>${[...BOX.book_track.letters].map((_, i) => BookSpace(t, player, i))}</ol>`;
}

// ---------------------------------------------------------------- slots

/** A resting deck; a button while one may be taken back. @param {Table} t @param {number} seat @param {SlotId} slot @param {number} count */
function Deck(t, seat, slot, count) {
  const cards = restingOf(t, seat, slot);
  const ref = refFor(t, slot, "retrieve");
  const words = t.text("page-deck", {
    slot,
    count,
    cards: cards.length ? t.list(cards.map((id) => cardWords(t, id))) : "–",
  });
  const inner = count
    ? cards.map(
        (id) => t.html`<span class="mm-rest__card" data-key=${`${id}`}>${Face(t, id)}</span>`,
      )
    : t.html`<span class="mm-rest__none" />`;
  return ref === null
    ? t.html`<div class="mm-rest" role="img" aria-label=${words} title=${words}>${inner}${count > 1 ? t.html`<b class="mm-count" aria-hidden="true">${count}</b>` : null}</div>`
    : t.html`<button type="button" class="mm-rest" data-ref=${ref}><span class="visually-hidden">${words}</span><span class="mm-inner" aria-hidden="true">${inner}</span>${count > 1 ? t.html`<b class="mm-count" aria-hidden="true">${count}</b>` : null}</button>`;
}

/** What lies in a slot, or that something may be laid there. @param {Table} t @param {Player} player @param {number} seat @param {SlotId} slot */
function Plate(t, player, seat, slot) {
  const item = inSlot(t, seat, slot);
  const open = player.open.includes(slot);
  const ref = seat === t.you ? refFor(t, slot, "slot") : null;
  if (ref !== null && !item) {
    const words = t.text("page-slot", { slot });
    return t.html`<button type="button" class="mm-empty" data-ref=${ref}><span class="visually-hidden">${words}</span><span aria-hidden="true">${open ? t.text("page-lay-here") : Sign(t, "lock")}</span></button>`;
  }
  if (!item)
    return t.html`<span class="mm-empty" role="img" aria-label=${t.text(open ? "page-slot-free" : "page-slot-locked", { slot })}>${open ? null : Sign(t, "lock")}</span>`;
  return Deed(t, item.id, {
    ref: refFor(t, item.id, ...USES),
    key: item.id,
    good: item.good,
    used: item.used,
  });
}

/** @param {Table} t @param {Player} player @param {number} seat @param {SlotId} slot */
const Berth = (t, player, seat, slot) =>
  t.html`<div class="mm-berth" data-slot=${slot} role="group" aria-label=${t.text("page-berth", { slot })}>${Deck(t, seat, slot, player.resting[slot].count)}<span class="mm-chain" aria-hidden="true" />
    <div class="mm-brass">${Plate(t, player, seat, slot)}<span class="mm-brass__name" aria-hidden="true" /></div></div>`;

/** Bonus tiles in the action area, and those for the next planning. @param {Table} t @param {Player} player */
function Tiles(t, player) {
  if (!player.tiles.length && !player.held.length) return null;
  const here = player.tiles.map((item) =>
    Deed(t, item.id, {
      ref: refFor(t, item.id, ...TILE_USES),
      key: item.id,
      good: item.good,
      used: item.used,
    }),
  );
  const held = player.held.map((id) =>
    Deed(t, id, { key: id, words: t.text("page-held", { tile: id }) }),
  );
  return t.html`<div class="mm-tiles" role="group" aria-label=${t.text("page-tiles")}>${here}${held}</div>`;
}

// ---------------------------------------------------------------- hand

/** Cards in hand that are not laid yet; while three are laid to rest, those in the order of the slots. @param {Table} t */
function Hand(t) {
  const laid = Object.values(laidNow(t));
  const cards = (t.own?.hand ?? []).filter((id) => !laid.includes(id));
  const chosen = asks(t, "slot") ? param(t, "card") : null;
  return t.html`<section class="mm-hand" aria-label=${t.text("ui-table-hand")}><h3>${t.text("page-your-hand", { count: cards.length })}</h3>
    <div class="mm-fan" data-count=${cards.length}>${cards.map(
      (id) =>
        t.html`<span class="mm-fan__card" key=${id} data-rank=${rank(t, id)} data-up=${id === chosen ? "" : null}>${Deed(t, id, { ref: refFor(t, id, "plan", "rest"), key: id })}</span>`,
    )}</div></section>`;
}

/** The place of a card among the staged ones, when their order counts. @param {Table} t @param {string} id */
function rank(t, id) {
  const place = asks(t, "rest") ? [...t.picked].indexOf(id) : -1;
  return place < 0 ? null : String(place + 1);
}

/** A starting tile to choose: its gain, and the cards that go to rest. @param {Table} t @param {string} id */
function Start(t, id) {
  const { rest, bonus } = BOX.starting_tiles[id] ?? { rest: [], bonus: [] };
  const words = t.text("page-start-tile", { tile: id, cards: rest, gains: gainWords(t, bonus) });
  const inner = t.html`<span class="mm-start__cards">${rest.map((card) => Deed(t, card))}</span><span class="mm-start__gain">${gainWords(t, bonus)}</span>`;
  return t.html`<button type="button" class="mm-start" data-ref=${refFor(t, id, "tile")}><span class="visually-hidden">${words}</span><span class="mm-inner" aria-hidden="true">${inner}</span></button>`;
}

/** @param {Table} t */
function Offers(t) {
  if (!asks(t, "tile") || !t.own?.offer) return null;
  return t.html`<div class="mm-starts">${t.own.offer.map((id) => Start(t, id))}</div>`;
}

/** Slots, resting decks and bonus tiles of one seat. @param {Table} t @param {number} seat */
export function Area(t, seat) {
  const player = /** @type {Player} */ (t.public.players[seat]);
  return t.html`<div class="mm-slots">${SLOTS.map((slot) => Berth(t, player, seat, slot))}${Tiles(t, player)}</div>`;
}

/** @param {Table} t */
export function Board(t) {
  const player = me(t);
  if (!player || t.you === null) return null;
  return t.html`<div class="mm-board">${Offers(t)}
    ${Area(t, t.you)}${Hand(t)}
    <section class="mm-study" aria-label=${t.text("page-study")}>${Purse(t, player, t.you)}${Diamonds(t, player)}${BookTrack(t, player)}${Powers(t, player)}</section></div>`;
}

/** Powers that were reached, with what they do. @param {Table} t @param {Player} player */
export function Powers(t, { powers }) {
  const list = Object.entries(powers);
  if (!list.length) return null;
  return t.html`<p class="mm-powers">${list.map(([power, level]) => t.html`<span title=${t.text(`text-${power}`)}>${t.text(`name-${power}`)}${level > 1 ? ` ${level}` : ""}</span>`)}</p>`;
}

/** Gains of a starting tile that somebody has. @param {Table} t @param {Player} player */
export const StartTile = (t, { tile }) =>
  tile
    ? t.html`<p>${t.text(`name-${tile}`)}: ${Gains(t, BOX.starting_tiles[tile]?.bonus ?? [])}</p>`
    : null;
