/** The whole table page: the same skeleton for every game. */

import { cautionsFor } from "./decision.js";
import { html, Icon, wide } from "./html.js";
import { Later } from "./later.js";
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
    <a class="skip-link" href="#hand">${texts.text("ui-table-to-hand")}</a>
    ${Prompt(app, table)}
    <main class="stage" id="stage" aria-label=${texts.text("ui-table-stage")} tabindex="-1">
      ${table ? game.stage(table) : Opening()}
    </main>
    ${Players(app, table)}
    ${hand ? html`<section class="hand" id="hand" tabindex="-1" aria-label=${texts.text("ui-table-hand")}>${hand}</section>` : null}
    ${wide.matches ? TalkColumn(app, table) : null}
    ${Rail(app)} ${Band(app)}
    ${table ? OpenSheet(app, table) : null}`;
}

/** Shown until the first view: the marks of a table that is being laid. */
function Opening() {
  return html`<div class="stage__opening" aria-hidden="true"><i></i><i></i><i></i></div>`;
}

/**
 * One line over the stage: a lost connection, a move that is not known to be stored, a refusal.
 * @param {App} app
 */
function Band({ state, texts, dispatch }) {
  const { notice, phase, trouble, match } = state;
  if (phase === "lost")
    return Toast("wait", texts.text(trouble ? "ui-table-lost-unstored" : "ui-table-lost"));
  if (trouble) return Toast("wait", texts.text("ui-table-not-stored"));
  if (state.outdated && !state.picked.length && match)
    return Toast("note", texts.text("ui-table-outdated"), ReloadButton(texts));
  if (!notice) return null;
  const close = () => dispatch({ type: "notice", notice: null });
  return Toast(
    notice.tone,
    notice.text,
    html`${notice.rule ? html`<b class="toast__rule">${notice.rule}</b>` : null}
    <button type="button" class="button button--square" onClick=${close}
      aria-label=${texts.text("ui-table-close")}>${Icon("cross")}</button>`,
  );
}

/** @param {import("./texts.js").Texts} texts */
function ReloadButton(texts) {
  return html`<button type="button" class="button" onClick=${() => location.reload()}>
    ${texts.text("ui-table-reload")}</button>`;
}

/**
 * @param {string} tone
 * @param {string} text
 * @param {unknown} [more]
 */
function Toast(tone, text, more) {
  return html`<div class="table-toast"><div class="toast" data-tone=${tone} role="alert">
    ${tone === "wait" ? html`<i class="toast__wait" aria-hidden="true"></i>` : null}
    <span>${text}</span>${more}</div></div>`;
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
      ${texts.text(messageId("caution", reason), params)} <b class="caution__rule">${rule}</b></p>`,
  )}
    <div class="sheet__actions">
      <button type="button" class="button button--main" onClick=${close}>${texts.text("ui-table-caution-back")}</button>
      <button type="button" class="button" onClick=${app.submit}>${texts.text("ui-table-caution-do")}</button>
    </div>`;
  return Sheet(app, { name: "caution", title: texts.text("ui-table-caution"), children });
}
