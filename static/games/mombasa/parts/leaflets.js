// Leaflets: the player aid, the dialog behind a player's panel, and what the score sheet shows besides the table: bars by source, and
// curves over the rounds.
import { Area, BookTrack, Diamonds, Powers, StartTile } from "./board.js";
import { cardWords, Post, Sign } from "./pieces.js";
import { Totals, Values } from "./plots.js";
import { BOX, COMPANIES, cardOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Company} Company */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

/** The sheet of these leaflets: it comes with the first of them. @param {Table} t */
const Style = (t) => t.html`<link rel="stylesheet" href=${t.asset("sheets/leaflets.css")} />`;

// ---------------------------------------------------------------- the end

/**
 * What each source grew by: the reason that a line of the log gives, and how much.
 * @type {Record<string, (key: string, data: Record<string, any>) => [string, number] | null>}
 */
const SOURCES = {
  cash: (key, { why, pounds }) => {
    if (key !== "gain" && key !== "pay") return null;
    return [`${key}-${why}`, key === "pay" ? -pounds : pounds];
  },
  shares: (key, { company, count, card }) => {
    if (key === "advance" || key === "post") return [`${key}.${company}`, count ?? 1];
    const bought = key === "bought" ? cardOf(card) : null;
    return bought?.company ? [`share.${bought.company}`, bought.shares ?? 0] : null;
  },
  diamonds: (key, { why, count }) => (key === "diamonds" ? [`gain-${why}`, count] : null),
  books: (key, { flipped }) => {
    if (key === "book") return ["book", 1];
    return key === "ink" ? [flipped === "yes" ? "ink-turned" : "ink-met", 1] : null;
  },
};

/** What one seat did for a source, added up by reason. @param {Table} t @param {string} source @param {number} seat */
export function deedsFor(t, source, seat) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { key, data } of t.log) {
    const [why, n] = (data.seat === seat ? SOURCES[source]?.(key, data) : null) ?? [];
    if (why !== undefined && n !== undefined) sums[why] = (sums[why] ?? 0) + n;
  }
  return sums;
}

/** A reason in words. @param {Table} t @param {string} why */
function reason(t, why) {
  const [id, company] = why.split(".");
  return t.text(`page-flow-${id}`, company ? { company } : {});
}

/** The moves behind one source. @param {Table} t @param {string} source */
function Ledger(t, source) {
  const all = t.seats.map(({ seat }) => deedsFor(t, source, seat));
  const reasons = [...new Set(all.flatMap((sums) => Object.keys(sums)))].sort();
  if (!reasons.length) return null;
  const title = t.text(`page-ledger-${source}`);
  const row = (/** @type {string} */ why) =>
    t.html`<tr><th scope="row">${reason(t, why)}</th>${all.map((sums) => t.html`<td>${sums[why] ?? "–"}</td>`)}</tr>`;
  return t.html`<details class="mm-ledger"><summary>${title}</summary><div class="scores" tabindex="0" role="group" aria-label=${title}><table><thead><tr><td></td>${t.seats.map(({ called }) => t.html`<th scope="col">${called}</th>`)}</tr></thead>
    <tbody>${reasons.map(row)}</tbody></table></div></details>`;
}

/** Shares behind each sum. @param {Table} t */
function Shares(t) {
  const lines = (t.outcome?.sheet ?? []).filter(({ key }) => key === "shares");
  const row = (/** @type {Record<string, any>} */ { company, value, shares }) =>
    t.html`<tr><th scope="row">${Post(t, company)} ${t.text(`name-${company}`)}</th>${shares.map((/** @type {number} */ n) => t.html`<td>${n} × ${value}</td>`)}</tr>`;
  return t.html`<h3>${t.text("page-shares-behind")}</h3><div class="scores" tabindex="0" role="group" aria-label=${t.text("page-shares-behind")}><table><thead><tr><td></td>${t.seats.map(({ called }) => t.html`<th scope="col">${called}</th>`)}</tr></thead><tbody>${lines.map(({ params }) => row(params))}</tbody></table></div>`;
}

/** Bars of all sources, seat by seat. @param {Table} t */
function Bars(t) {
  const { outcome } = t;
  if (!outcome) return null;
  const most = Math.max(1, ...outcome.scores);
  const parts = outcome.sheet.map(({ key, params, points }) => ({
    part: String(params.company ?? key),
    points,
  }));
  const bar = (/** @type {number} */ seat) =>
    parts.map(
      ({ part, points }) =>
        t.html`<i data-part=${part} style=${{ inlineSize: `${((points[seat] ?? 0) / most) * 100}%` }}>${(points[seat] ?? 0) >= most / 8 ? t.html`<b>${points[seat]}</b>` : null}</i>`,
    );
  return t.html`<figure class="mm-bars" aria-hidden="true"><figcaption>${t.text("page-sources")}</figcaption>
    ${t.seats.map(({ seat, called }) => t.html`<div><span>${called}</span><span class="mm-stack">${bar(seat)}</span><b>${outcome.scores[seat]}</b></div>`)}
    <p class="mm-key">${parts.map(({ part }) => t.html`<span><i data-part=${part} />${part in t.public.companies ? t.text(`name-${part}`) : t.text(`score-${part}`)}</span>`)}</p></figure>`;
}

/** Further parts of the score sheet. @param {Table} t */
export const end = (t) =>
  t.html`${Style(t)}<div class="mm-end">${Bars(t)}${Shares(t)}<div class="mm-ledgers">${Object.keys(SOURCES).map((source) => Ledger(t, source))}</div>${Totals(t)}${Values(t)}</div>`;

// ---------------------------------------------------------------- aid and players

/** One row of the legend. @param {Table} t @param {unknown} sign @param {string} words */
const Legend = (t, sign, words) =>
  t.html`<li><span class="mm-aid__sign" aria-hidden="true">${sign}</span><span>${words}</span></li>`;

/** The player aid. @param {Table} t */
export function aid(t) {
  const lines = ["plan", "goods", "expansion", "bookkeeper", "merchant", "bonus", "end", "score"];
  const signs = [
    "board",
    "goods",
    "expansion",
    "bookkeeper",
    "merchant",
    "advance",
    "lock",
    "pounds",
  ];
  const used = new Set(
    COMPANIES.flatMap((c) =>
      (BOX.tracks[t.public.companies[c].track]?.powers ?? []).map(({ power }) => power),
    ),
  );
  return t.html`${Style(t)}<ul class="mm-aid" role="list">${lines.map((line, i) => Legend(t, Sign(t, signs[i] ?? "map"), t.text(`page-aid-${line}`)))}</ul>
    <h3>${t.text("page-aid-powers")}</h3><ul class="mm-aid" role="list">${[...used].map((power) => t.html`<li><b>${t.text(`name-${power}`)}</b><span>${t.text(`text-${power}`)}</span></li>`)}</ul>`;
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
  return t.html`<table class="mm-total"><caption>${t.text(t.outcome ? "page-total-end" : "page-total-from")}</caption><tbody>
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
export function player(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  return t.html`${Style(t)}<div class="mm-sheet">${Total(t, player)}
    <div class="mm-study">${Diamonds(t, player)}${BookTrack(t, player)}${Powers(t, player)}</div>
    ${Area(t, seat)}
    <p>${t.text("page-markers", { left: player.markers, of: player.owned })} ${t.text("page-hand-count", { count: player.hand })}</p>
    ${StartTile(t, player)}${Cards(t, "page-sold", player.sold)}${Cards(t, "page-open-hand", player.cards)}</div>`;
}
