// The market: card display, book display, majorities as a live chart, bonus spaces and bonus tiles.
import { BookPiece, Crest, Deed, Gains, gainWords, Sign } from "./pieces.js";
import { BOX, cardOf, LETTERS, MAJORITIES, param, refFor, symbolOf, worthOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */

/** What a card of the display costs the viewer, or anybody without discounts. @param {Table} t @param {string} id @param {number} column */
function priceOf(t, id, column) {
  const asked = param(t, "costs")?.[id] ?? t.own?.prices[id];
  return asked ?? (cardOf(id)?.cost ?? 0) + (BOX.market.surcharge[column] ?? 0);
}

/** @param {Table} t @param {string | null} id @param {number} column */
function Offer(t, id, column) {
  if (!id)
    return t.html`<span class="mm-deed mm-deed--none" role="img" aria-label=${t.text("page-space-empty")} />`;
  const price = priceOf(t, id, column);
  const words = t.text("page-card-price", { card: id, price, sale: cardOf(id)?.sale ?? 0 });
  return Deed(t, id, { ref: refFor(t, id, "buy", "purchase"), key: id, price, words });
}

/** How many cards of each letter are left in the pile. @param {Table} t */
const Pile = (t) =>
  t.html`<small>${t.text("page-pile")} ${Object.entries(t.public.pile).map(([letter, n]) => (n ? t.html`<span>${letter}<b>${n}</b></span> ` : null))}</small>`;

/** @param {Table} t */
function Cards(t) {
  const columns = t.public.market.map(
    (
      column,
      k,
    ) => t.html`<div class="mm-stall" role="group" aria-label=${t.text("page-column", { surcharge: BOX.market.surcharge[k] ?? 0 })}>
      <span class="mm-stall__extra" aria-hidden="true">+${BOX.market.surcharge[k]}</span>${column.map((id) => Offer(t, id, k))}</div>`,
  );
  return t.html`<section class="mm-stalls"><h3>${t.text("page-cards")} ${Pile(t)}</h3><div class="mm-stalls__row">${columns}</div></section>`;
}

/** @param {Table} t @param {import("../view").Letter} letter */
function Shelf(t, letter) {
  const { shelf, supply, pounds } = t.public.books[letter];
  const words = t.text("page-shelf", { letter, supply, pounds });
  return t.html`<div class="mm-shelf" role="group" aria-label=${words}><span class="mm-shelf__letter" title=${words} aria-hidden="true">${letter}${pounds ? t.html`<span class="mm-gain"><b>${pounds}</b>${Sign(t, "pounds")}</span>` : null}<small>${supply}</small></span>
    ${shelf.map((id) => (id ? BookPiece(t, id, { ref: refFor(t, id, "book"), key: id, words: t.text(`name-${id}`) }) : t.html`<span class="mm-book mm-book--none" />`))}</div>`;
}

/** @param {Table} t */
const Books = (t) =>
  t.html`<section class="mm-shelves"><h3>${t.text("page-books")}</h3>${LETTERS.map((letter) => Shelf(t, letter))}</section>`;

/** The marker that lies on a space. @param {Table} t @param {string} id */
function Marker(t, id) {
  const seat = t.public.marks[id];
  return seat === undefined
    ? null
    : t.html`<span class="mm-marker" aria-hidden="true">${Crest(t, seat)}</span>`;
}

/** Whose marker lies there, in words. @param {Table} t @param {string} id */
const takenWords = (t, id) => {
  const seat = t.public.marks[id];
  return seat === undefined ? "" : ` ${t.text("page-taken", { seat })}`;
};

/** A space or tile: a button while a marker is placed. @param {Table} t @param {string} id @param {string} cls @param {string} words @param {unknown} inner */
function Spot(t, id, cls, words, inner) {
  const ref = refFor(t, id, "space");
  const said = words + takenWords(t, id);
  const taken = t.public.marks[id] === undefined ? null : "";
  return ref === null
    ? t.html`<div class=${cls} role="img" aria-label=${said} title=${said} data-taken=${taken}>${inner}${Marker(t, id)}</div>`
    : t.html`<button type="button" class=${cls} title=${said} data-ref=${ref} data-taken=${taken}><span class="visually-hidden">${said}</span><span class="mm-inner" aria-hidden="true">${inner}</span>${Marker(t, id)}</button>`;
}

/** @param {Table} t @param {string} kind */
function Majority(t, kind) {
  const id = `maj_${kind}`;
  const values = t.public.majorities[kind] ?? [];
  const top = Math.max(1, ...values);
  const bars = values.map(
    (n, seat) =>
      t.html`<span class="mm-tally" data-seat=${t.seats[seat]?.colour} data-most=${n === top && values.filter((v) => v === top).length === 1 ? "" : null}><b>${n}</b><i style=${{ blockSize: `${Math.round((n / Math.max(top, 4)) * 100)}%` }} />${Crest(t, seat)}</span>`,
  );
  const each = t.list(values.map((n, seat) => t.text("page-has", { seat, n })));
  const effect = BOX.spaces[id]?.effect ?? [];
  const words = t.text("page-majority", { majority: id, each, gains: gainWords(t, effect) });
  return Spot(
    t,
    id,
    "mm-majority",
    words,
    t.html`<span class="mm-majority__bars" aria-hidden="true">${bars}</span><span class="mm-majority__what" aria-hidden="true">${Sign(t, kind)}${Gains(t, effect)}</span>`,
  );
}

/** @param {Table} t @param {string} id @param {number} cost @param {unknown} inner @param {string} [more] */
const Plate = (t, id, cost, inner, more = "") =>
  Spot(
    t,
    id,
    `mm-plate ${more}`,
    t.text("page-plate", { plate: id, cost }),
    t.html`<span class="mm-plate__sign" aria-hidden="true">${inner}</span><small aria-hidden="true">${t.text(`name-${id}`)}</small>${cost ? t.html`<span class="mm-plate__cost" aria-hidden="true">−${cost}</span>` : null}`,
  );

/** A bonus tile beside the board. @param {Table} t @param {string} id */
function Tile(t, id) {
  const card = /** @type {Card & {cost: number}} */ (cardOf(id));
  return Plate(
    t,
    id,
    card.cost,
    t.html`<b>${worthOf(card)}</b>${Sign(t, symbolOf(card))}`,
    "mm-plate--tile",
  );
}

/** @param {Table} t */
function Bonus(t) {
  const plates = Object.entries(BOX.spaces).filter(([id]) => id.startsWith("std_"));
  return t.html`<section class="mm-bonus"><h3>${t.text("page-majorities")}</h3>
    <div class="mm-majorities">${MAJORITIES.map((kind) => Majority(t, kind))}</div>
    <h3>${t.text("page-bonus")}</h3>
    <div class="mm-plates">${plates.map(([id, { cost, effect }]) => Plate(t, id, cost, Gains(t, effect)))}${t.public.beside.map((id) => Tile(t, id))}</div></section>`;
}

/** @param {Table} t */
export const Market = (t) => t.html`<div class="mm-market">${Cards(t)}${Books(t)}${Bonus(t)}</div>`;
