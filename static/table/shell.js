/** The whole table page: the same skeleton for every game. */

import { Band } from "./band.js";
import { cautionsFor } from "./decision.js";
import { html, Icon, wide } from "./html.js";
import { Later, moduleLater } from "./later.js";
import { Players } from "./players.js";
import { Prompt } from "./prompt.js";
import { Rail } from "./rail.js";
import { Sheet } from "./sheet.js";
import { TalkColumn, TalkSheet } from "./talk.js";
import { messageId } from "./texts.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 */

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function Shell(app, table) {
  const { texts, game } = app;
  const hand = table ? game.hand(table) : null;
  return html`
    ${hand ? html`<a class="skip-link" href="#hand">${texts.text("ui-table-to-hand")}</a>` : null}
    ${Prompt(app, table)}
    <main class="stage" id="stage" aria-label=${texts.text("ui-table-stage")} tabindex="-1">
      ${table ? game.stage(table) : Opening()}
    </main>
    ${game.plates ? null : Players(app, table)}
    ${hand ? html`<section class="hand" id="hand" tabindex="-1" aria-label=${texts.text("ui-table-hand")}>${hand}</section>` : null}
    ${wide.matches ? TalkColumn(app, table) : null}
    ${Proposed(app)} ${WhileAway(app, table)} ${Rail(app)} ${app.state.sheet ? null : Band(app)}
    ${table ? OpenSheet(app, table) : null}`;
}

/** What somebody proposes, once somebody does. @param {App} app */
const Proposed = (app) =>
  app.state.people?.proposal
    ? moduleLater(app, import.meta.resolve("./proposal.js"))?.Proposal(app)
    : null;

/** What happened meanwhile, for who comes back. @param {App} app @param {Table | null} table */
const WhileAway = (app, table) =>
  table && app.state.away !== null && app.state.you !== null && !app.replay
    ? moduleLater(app, import.meta.resolve("./away.js"))?.Away(app, table)
    : null;

/** Shown until the first view: the marks of a table that is being laid. */
function Opening() {
  return html`<div class="stage__opening" aria-hidden="true"><i></i><i></i><i></i></div>`;
}

/**
 * @param {App} app
 * @param {Table} table
 */
function OpenSheet(app, table) {
  switch (app.state.sheet) {
    case "talk":
      return wide.matches ? null : TalkSheet(app, table);
    case "more":
    case "score":
    case "carry":
    case "concede":
    case "end":
    case "back":
    case "report":
      return Later(app.state.sheet, app, table);
    case "aid":
      return Aid(app, table);
    case "caution":
      return CautionSheet(app, table);
    case "player":
      return PlayerSheet(app, table);
    default:
      return null;
  }
}

/** @param {App} app @param {Table} table */
function Aid(app, table) {
  const { texts, game, config } = app;
  const children = html`<div class="aid">${game.aid?.(table) ?? null}</div>
    <div class="sheet__actions">
      <a class="button" href=${`/rules/${config.game}`} target="_blank" rel="noopener">${Icon("rules")}${texts.text("ui-table-all-rules")}</a>
    </div>`;
  return Sheet(app, { name: "aid", title: texts.text("ui-table-aid"), wide: true, children });
}

/** @param {App} app @param {Table} table */
function PlayerSheet(app, table) {
  const seat = table.seats.find((s) => s.seat === app.state.subject);
  if (!seat) return null;
  const { points, facts } = app.game.panel(table, seat);
  const children =
    app.game.player?.(table, seat) ?? html`<p><b class="numeral">${points}</b> ${facts}</p>`;
  const body = html`<div class="player-sheet" data-seat=${seat.colour}>${children}</div>`;
  return Sheet(app, { name: `player-${seat.seat}`, title: seat.called, children: body });
}

/** @param {App} app @param {string} rule */
function RuleLink({ config, texts }, rule) {
  return html`<a class="caution__rule" href=${`/rules/${config.game}#${rule}`} target="_blank" rel="noopener"
    title=${texts.text("ui-table-read-rule", { rule })}>${rule}</a>`;
}

/**
 * A move that may be a mistake: says why, and asks again.
 * @param {App} app
 * @param {Table} table
 */
function CautionSheet(app, table) {
  const { texts, state, dispatch } = app;
  if (!table.decision) return null;
  const close = () => dispatch({ type: "sheet", sheet: null });
  const cautions = cautionsFor(table.decision, state.picked);
  const children = html`${cautions.map(
    ({ reason, rule, params }) => html`<p class="caution">
      ${texts.text(messageId("caution", reason), params)} ${RuleLink(app, rule)}</p>`,
  )}
    <div class="sheet__actions">
      <button type="button" class="button button--main" onClick=${close}>${texts.text("ui-table-caution-back")}</button>
      <button type="button" class="button" onClick=${app.submit}>${texts.text("ui-table-caution-do")}</button>
    </div>`;
  return Sheet(app, { name: "caution", title: texts.text("ui-table-caution"), children });
}
