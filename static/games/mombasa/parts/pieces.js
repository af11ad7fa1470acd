// Pieces that lie in more than one place: symbols, posts, cards, books, crests.
import { outline, shape, trim } from "../art/symbols.js";
import { BOX, cardOf, symbolOf, worthOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Effect} Effect */
/** @typedef {import("../view").Item} Item */

/** A symbol in a line of text. @param {Table} t @param {string} name */
export const Sign = (t, name, cls = "") =>
  t.html`<svg class="mm-sign ${cls || `mm-op-${name}`}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href=${`#mm-${name}`} /></svg>`;

/** A symbol inside a larger drawing; x and y are its middle. @param {string} name @param {number} x @param {number} y @param {number} size */
export const glyph = (name, x, y, size, cls = `mm-op-${name}`) =>
  `<svg x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" viewBox="0 0 24 24" class="${cls}"><use href="#mm-${name}"/></svg>`;

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/** A trading post as a drawing around 0 0. @param {string} company @param {number} size */
export const token = (company, size) =>
  `<g class="mm-token" data-company="${company}"><g transform="scale(${size / 100}) translate(-50 -50)"><path class="mm-token__shadow" d="${outline[company]}" transform="translate(3 7)"/><path class="mm-token__body" d="${outline[company]}"/></g>${glyph(company, 0, 0, round(size * (company === "cairo" ? 0.46 : 0.54)), "mm-token__sign")}</g>`;

/** A post in a line of text. @param {Table} t @param {string} company */
export const Post = (t, company) =>
  t.html`<svg class="mm-post" viewBox="-54 -54 108 114" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: token(company, 100) }} />`;

/** @param {Table} t @param {number} seat */
export const Crest = (t, seat) =>
  t.html`<i class="crest" data-seat=${t.seats[seat]?.colour} aria-hidden="true" />`;

/** What a symbol is called in texts. @param {string} op */
const FACE_OF = (op) => (op === "expand" ? "expansion" : op);

/** Gains as symbols, each with its number. @param {Table} t @param {Effect[]} list */
export const Gains = (t, list) =>
  list.map(
    ({ op, n }) =>
      t.html`<span class="mm-gain">${n ? t.html`<b>${n}</b>` : null}${Sign(t, FACE_OF(op))}</span>`,
  );

/** Gains in words. @param {Table} t @param {Effect[]} list */
export const gainWords = (t, list) =>
  t.list(
    list.map(({ op, n, company }) =>
      t.text(`page-gain-${op}`, { n: n ?? 0, to: company ?? "any", company: company ?? "" }),
    ),
  );

// ---------------------------------------------------------------- cards

/** @type {Map<string, {__html: string}>} */
const drawn = new Map();

/** The face of a card, drawn once. @param {string} id @param {string | null} good */
function faceOf(id, good) {
  const key = `${id}.${good ?? ""}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = { __html: draw(/** @type {Card} */ (cardOf(id)), good) };
  drawn.set(key, made);
  return made;
}

/** @param {Card} card @param {string | null} good */
function draw(card, good) {
  const { type, bonus = [] } = card;
  const slim = type === "expansion" && bonus.length > 0;
  const emblem =
    type === "share"
      ? `<g transform="translate(50 70)">${token(card.company ?? "", 54)}</g>`
      : glyph(symbolOf(card, good), 50, slim ? 66 : 74, slim ? 46 : 54, "mm-card__emblem");
  const unit = { merchant: "diamonds", bookkeeper: "book_points" }[/** @type {string} */ (type)];
  return `<path class="mm-card__shadow" d="${shape[type]}"/><path class="mm-card__body" d="${shape[type]}"/><g clip-path="url(#mm-clip-${type})"><rect class="mm-card__wash" width="100" height="44"/>${trim[type]}</g>${emblem}<text class="mm-card__value" x="25" y="36" text-anchor="middle">${worthOf(card)}</text>${unit ? glyph(unit, 52, 25, 20) : ""}${bonus.map((e) => extra(e, slim ? 107 : 120)).join("")}<path class="mm-card__edge" d="${shape[type]}"/>`;
}

/** @param {Effect} effect @param {number} y */
const extra = ({ op, n }, y) =>
  `<g transform="translate(50 ${y})" class="mm-card__bonus"><rect x="-27" y="-14" width="54" height="26" rx="13"/><text x="-9" y="6" text-anchor="middle">+${n}</text>${glyph(op, 12, -1, 20)}</g>`;

/** @param {Table} t @param {string} id */
export const Face = (t, id, /** @type {string | null} */ good = null) =>
  t.html`<svg class="mm-face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${faceOf(id, good)} />`;

/** What a card is called; a tile of any good with the good that was named. @param {Table} t @param {string} id @param {string | null} [good] */
export const cardWords = (t, id, good) =>
  good ? t.text("page-tile-as", { tile: id, good }) : t.text(`name-${id}`);

/**
 * A card, as a button where it can be chosen.
 * @param {Table} t
 * @param {string} id
 * @param {{ref?: string | null, key?: string, good?: string | null, used?: boolean, price?: number, words?: string}} [how]
 */
export function Deed(t, id, { ref = null, key, good = null, used = false, price, words } = {}) {
  const card = /** @type {Card} */ (cardOf(id));
  const name = words ?? cardWords(t, id, good);
  const said = used ? t.text("page-used-card", { card: name }) : name;
  const inner = t.html`${Face(t, id, good)}
    ${price === undefined ? null : t.html`<span class="mm-price" aria-hidden="true">${price}</span>`}
    ${used ? t.html`<span class="mm-used" aria-hidden="true">${t.text("page-used")}</span>` : null}`;
  const looks = { type: card.type, good: symbolOf(card, good) };
  return ref === null
    ? t.html`<span class="mm-deed" role="img" aria-label=${said} title=${said} data-key=${key} data-type=${looks.type} data-good=${looks.good} data-used=${used ? "" : null}>${inner}</span>`
    : t.html`<button type="button" class="mm-deed" title=${said} data-ref=${ref} data-key=${key} data-type=${looks.type} data-good=${looks.good} data-used=${used ? "" : null}><span class="visually-hidden">${said}</span><span class="mm-inner" aria-hidden="true">${inner}</span></button>`;
}

// ---------------------------------------------------------------- books

/** @param {Table} t @param {{kind: string, good?: string, min: number}} need */
const Need = (t, { kind, good, min }) =>
  t.html`<span><b>${min}</b>${kind === "any_good" ? Sign(t, "goods") : Sign(t, kind === "good" ? (good ?? "") : kind)}</span>`;

/**
 * A book: what it needs above, what it gives below.
 * @param {Table} t
 * @param {string} id
 * @param {{ref?: string | null, flipped?: boolean, met?: boolean | null, key?: string, words?: string}} [how]
 */
export function BookPiece(t, id, { ref = null, flipped = false, met = null, key, words } = {}) {
  const book = BOX.books[id];
  if (!book) return null;
  const name = words ?? t.text(flipped ? "page-book-flipped" : "page-book", { book: id });
  const inner = t.html`<span class="mm-book__need">${book.need.map((need) => Need(t, need))}</span><span class="mm-book__gain">${Gains(t, book.reward)}</span>`;
  const shown = {
    letter: book.letter,
    flipped: flipped ? "" : null,
    met: met === null ? null : String(met),
  };
  return ref === null
    ? t.html`<span class="mm-book" role="img" aria-label=${name} title=${name} data-key=${key} data-letter=${shown.letter} data-flipped=${shown.flipped} data-met=${shown.met}>${inner}</span>`
    : t.html`<button type="button" class="mm-book" title=${name} data-ref=${ref} data-key=${key} data-letter=${shown.letter} data-flipped=${shown.flipped} data-met=${shown.met}><span class="visually-hidden">${name}</span><span class="mm-inner" aria-hidden="true">${inner}</span></button>`;
}
