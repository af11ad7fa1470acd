/** How it ended: points by their sources, ranks, what broke a tie, and a check of the seed. */

import { html, Icon } from "./html.js";
import { formField } from "./http.js";
import { RematchLink } from "./prompt.js";
import { seedFits } from "./sha256.js";
import { Sheet } from "./sheet.js";
import { messageId } from "./texts.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Outcome} Outcome
 */

/**
 * Seats in the order of their ranks.
 * @param {Outcome} outcome
 */
export function ranking({ ranks }) {
  return ranks.map((_, seat) => seat).sort((a, b) => Number(ranks[a]) - Number(ranks[b]) || a - b);
}

/**
 * @param {App} app
 * @param {Table} table
 */
export function ScoreSheet(app, table) {
  const { outcome } = table;
  const children = html`${outcome ? [Scores(app, table, outcome), Notes(app, outcome)] : null} ${EndActions(app)}
    ${app.game.end?.(table) ?? null} ${SeedCheck(app)}`;
  return Sheet(app, {
    name: "score",
    title: app.texts.text("ui-table-score-sheet"),
    wide: true,
    children,
  });
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Outcome} outcome
 */
function Scores({ texts, game }, table, outcome) {
  const order = ranking(outcome);
  const cell = (/** @type {number | null | undefined} */ n) =>
    n === null || n === undefined ? "" : texts.number(n);
  const field = (/** @type {Outcome["sheet"][number]} */ line, /** @type {number} */ seat) => {
    const none = line.points[seat] === 0 ? game.nothing?.(table, line, seat) : null;
    if (!none) return cell(line.points[seat]);
    return html`<span title=${none.words}><span aria-hidden="true">${none.sign}</span><span class="visually-hidden">${none.words}</span></span>`;
  };
  return html`<div class="scores" tabindex="0" role="group" aria-label=${texts.text("ui-table-score-sheet")}><table>
    <thead><tr><td></td>${order.map((seat) => ScoreHead(texts, table, outcome, seat))}</tr></thead>
    <tbody>${outcome.sheet.map(
      (line) => html`<tr>
      <th scope="row">${texts.text(messageId("score", line.key), line.params)}</th>
      ${order.map((seat) => html`<td data-none=${line.points[seat] ? null : ""}>${field(line, seat)}</td>`)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${texts.text("ui-table-total")}</th>
      ${order.map((seat) => html`<td class="numeral">${cell(outcome.scores[seat])}</td>`)}</tr></tfoot>
  </table></div>`;
}

/**
 * @param {import("./texts.js").Texts} texts
 * @param {Table} table
 * @param {Outcome} outcome
 * @param {number} number
 */
function ScoreHead(texts, table, outcome, number) {
  const seat = table.seats[number];
  const rank = outcome.ranks[number];
  return html`<th scope="col" data-seat=${seat?.colour} data-first=${rank === 1 ? "" : null}>
    <span class="scores__rank">${rank === 1 ? Icon("crown") : texts.text("ui-table-rank", { rank })}</span>
    <span class="scores__name"><i class="crest"></i><span title=${seat?.called}>${seat?.called ?? ""}</span></span>
    ${seat?.conceded ? html`<span class="scores__gone">${Icon("conceded")}${texts.text("ui-table-conceded")}</span>` : null}
    ${rank === 1 ? html`<span class="visually-hidden">${texts.text("ui-table-winner")}</span>` : null}
  </th>`;
}

/** @param {App} app @param {Outcome} outcome */
function Notes({ texts }, { notes }) {
  if (!notes.length) return null;
  return html`<ul class="score-notes">
    ${notes.map(({ key, params }) => html`<li>${texts.text(messageId("note", key), params)}</li>`)}
  </ul>`;
}

/** @param {App} app */
function RematchForm({ config, texts }) {
  const field = formField();
  return html`<form method="post" action=${`/t/${config.slug}/rematch`}>
    ${field ? html`<input type="hidden" name=${field.name} value=${field.value} />` : null}
    <button class="button button--main">${Icon("swap")}${texts.text("ui-table-rematch")}</button>
  </form>`;
}

/** @param {App} app */
function EndActions(app) {
  const { config, texts, state } = app;
  return html`<div class="sheet__actions">
    ${RematchLink(app, "button--main") ?? (state.you === null ? null : RematchForm(app))}
    <a class="button" href=${`/t/${config.slug}/replay?move=0`}>${Icon("replay")}${texts.text("ui-table-watch-again")}</a>
    <a class="button button--quiet" href="/">${texts.text("ui-table-home")}</a>
  </div>`;
}

/**
 * The seed, and whether it is the one whose hash stood at the start.
 * @param {App} app
 */
function SeedCheck({ state, texts }) {
  const seed = state.shown?.view.seed;
  const hash = state.match?.seed_hash;
  if (!seed || !hash) return null;
  const fits = seedFits(seed, hash);
  return html`<details class="seed">
    <summary>${Icon("key")}${texts.text("ui-table-seed")}</summary>
    <p>${texts.text("ui-table-seed-why")}</p>
    <dl>
      <dt>${texts.text("ui-table-seed-value")}</dt><dd><code>${seed}</code></dd>
      <dt>${texts.text("ui-table-seed-hash")}</dt><dd><code>${hash}</code></dd>
    </dl>
    <p class="seed__verdict" data-tone=${fits ? "good" : "bad"}>
      ${Icon(fits ? "check" : "cross")}${texts.text(fits ? "ui-table-seed-fits" : "ui-table-seed-unfit")}
    </p>
  </details>`;
}
