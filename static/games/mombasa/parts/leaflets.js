// Leaflets: the player aid, the dialog behind a player's panel, and what the score sheet shows besides the table: bars by source, and
// curves over the rounds.
import { Area, BookTrack, Diamonds, Powers, StartTile } from "./board.js";
import { cardWords, Post, Sign } from "./pieces.js";
import { BOX, COMPANIES } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Company} Company */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

const WIDE = 560;
const TALL = 220;
const EDGE = { left: 34, right: 96, top: 12, bottom: 26 };

/** @param {number} i @param {number} count */
const across = (i, count) =>
  EDGE.left + (i / Math.max(1, count - 1)) * (WIDE - EDGE.left - EDGE.right);

/** @param {number} n @param {number} most */
const up = (n, most) =>
  TALL - EDGE.bottom - (n / Math.max(1, most)) * (TALL - EDGE.top - EDGE.bottom);

/** A curve with its name at the end. @param {Table} t @param {number[]} values @param {number} most @param {Record<string, unknown>} of @param {string} name @param {number} place */
function Curve(t, values, most, { seat = null, company = null }, name, place) {
  const points = values.map(
    (n, i) => `${across(i, values.length).toFixed(1)} ${up(n, most).toFixed(1)}`,
  );
  const end = values.at(-1) ?? 0;
  return t.html`<g class="mm-curve" data-seat=${seat} data-company=${company} data-dash=${place}><path d=${`M${points.join("L")}`} />
    <text x=${WIDE - EDGE.right + 8} y=${up(end, most) + 4}><tspan class="mm-curve__n">${end}</tspan> ${name}</text></g>`;
}

/** @param {Table} t @param {string} title @param {number} most @param {unknown} curves @param {string} words */
function Plot(t, title, most, curves, words) {
  const count = t.public.history.length;
  const marks = t.public.history.map(
    (_, i) =>
      t.html`<text class="mm-axis" x=${across(i, count)} y=${TALL - 8} text-anchor="middle">${i + 1}</text>`,
  );
  const lines = [0, 0.5, 1].map(
    (part) =>
      t.html`<path class="mm-grid" d=${`M${EDGE.left} ${up(part * most, most)}H${WIDE - EDGE.right}`} /><text class="mm-axis" x=${EDGE.left - 6} y=${up(part * most, most) + 4} text-anchor="end">${Math.round(part * most)}</text>`,
  );
  return t.html`<figure class="mm-plot"><figcaption>${title}</figcaption><svg viewBox=${`0 0 ${WIDE} ${TALL}`} role="img" aria-label=${words}>${lines}${marks}${curves}</svg></figure>`;
}

/** Everybody's total, round by round. @param {Table} t */
function Totals(t) {
  const { history } = t.public;
  const most = Math.max(1, ...history.flatMap(({ totals }) => totals));
  const curves = t.seats.map(({ seat, called, colour }) =>
    Curve(
      t,
      history.map(({ totals }) => totals[seat] ?? 0),
      most,
      { seat: colour },
      called,
      seat,
    ),
  );
  const words = t.list(
    t.seats.map(({ seat }) =>
      t.text("page-curve", { seat, values: history.map(({ totals }) => totals[seat]).join(", ") }),
    ),
  );
  return Plot(t, t.text("page-plot-totals"), most, curves, words);
}

/** Each company's share value, round by round. @param {Table} t */
function Values(t) {
  const { history } = t.public;
  const most = Math.max(1, ...history.flatMap(({ values }) => Object.values(values)));
  const curves = COMPANIES.map((company, i) =>
    Curve(
      t,
      history.map(({ values }) => values[company]),
      most,
      { company },
      t.text(`page-short-${company}`),
      i,
    ),
  );
  const words = t.list(
    COMPANIES.map((company) =>
      t.text("page-curve-company", {
        company,
        values: history.map(({ values }) => values[company]).join(", "),
      }),
    ),
  );
  return Plot(t, t.text("page-plot-values"), most, curves, words);
}

/** Money that moved, by reason, out of the log. @param {Table} t @param {number} seat */
function flows(t, seat) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { key, data } of t.log) {
    if ((key !== "gain" && key !== "pay") || data.seat !== seat) continue;
    const why = `${key}-${data.why}`;
    sums[why] = (sums[why] ?? 0) + Number(data.pounds) * (key === "pay" ? -1 : 1);
  }
  return sums;
}

/** The moves behind the cash. @param {Table} t */
function Ledger(t) {
  const all = t.seats.map(({ seat }) => flows(t, seat));
  const reasons = [...new Set(all.flatMap((sums) => Object.keys(sums)))].sort();
  if (!reasons.length) return null;
  return t.html`<details class="mm-ledger"><summary>${t.text("page-ledger")}</summary><div class="scores" tabindex="0" role="group" aria-label=${t.text("page-ledger")}><table><thead><tr><td></td>${t.seats.map(({ called }) => t.html`<th scope="col">${called}</th>`)}</tr></thead>
    <tbody>${reasons.map((why) => t.html`<tr><th scope="row">${t.text(`page-flow-${why}`)}</th>${all.map((sums) => t.html`<td>${sums[why] ?? "–"}</td>`)}</tr>`)}</tbody></table></div></details>`;
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
        t.html`<i data-part=${part} style=${{ inlineSize: `${((points[seat] ?? 0) / most) * 100}%` }}>${(points[seat] ?? 0) >= most / 14 ? t.html`<b>${points[seat]}</b>` : null}</i>`,
    );
  return t.html`<figure class="mm-bars" aria-hidden="true"><figcaption>${t.text("page-sources")}</figcaption>
    ${t.seats.map(({ seat, called }) => t.html`<div><span>${called}</span><span class="mm-stack">${bar(seat)}</span><b>${outcome.scores[seat]}</b></div>`)}
    <p class="mm-key">${parts.map(({ part }) => t.html`<span><i data-part=${part} />${part in t.public.companies ? t.text(`name-${part}`) : t.text(`score-${part}`)}</span>`)}</p></figure>`;
}

/** Further parts of the score sheet. @param {Table} t */
export const end = (t) =>
  t.html`<div class="mm-end">${Bars(t)}${Shares(t)}${Totals(t)}${Values(t)}${Ledger(t)}</div>`;

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
  return t.html`<ul class="mm-aid" role="list">${lines.map((line, i) => Legend(t, Sign(t, signs[i] ?? "map"), t.text(`page-aid-${line}`)))}</ul>
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
export function player(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  return t.html`<div class="mm-sheet">${Total(t, player)}
    <div class="mm-study">${Diamonds(t, player)}${BookTrack(t, player)}${Powers(t, player)}</div>
    ${Area(t, seat)}
    <p>${t.text("page-markers", { left: player.markers, of: player.owned })} ${t.text("page-hand-count", { count: player.hand })}</p>
    ${StartTile(t, player)}${Cards(t, "page-sold", player.sold)}${Cards(t, "page-open-hand", player.cards)}</div>`;
}
