/** Log and chat: the side column where there is room, a sheet from below where there is not. */
import { Chat } from "./chat.js";
import { html, Icon } from "./html.js";
import { Log } from "./log.js";
import { besides, showModal } from "./sheet.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 */

/**
 * A record has no chat.
 * @param {App} app
 * @returns {("log" | "chat")[]}
 */
function tabsOf({ replay }) {
  return replay ? ["log"] : ["log", "chat"];
}

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function TalkColumn(app, table) {
  return html`<section class="talk" aria-label=${app.texts.text("ui-table-talk")}>${Talk(app, table)}</section>`;
}

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function TalkSheet(app, table) {
  const close = () => app.dispatch({ type: "sheet", sheet: null });
  return html`<dialog class="sheet sheet--talk" key="talk" ref=${showModal} onClose=${close}
    onClick=${besides(close)}
    aria-label=${app.texts.text("ui-table-talk")}>
    <div class="talk">${Talk(app, table, close)}</div>
  </dialog>`;
}

/**
 * @param {App} app
 * @param {Table | null} table
 * @param {() => void} [close]
 */
function Talk(app, table, close) {
  const { tab } = app.state;
  return html`<div class="tabs">
      <div class="tabs__list" role="tablist">${tabsOf(app).map((name) => Tab(app, name))}</div>
      ${close ? CloseTalk(app, close) : null}
    </div>
    <div class="talk__panel" role="tabpanel" id="talk-panel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "log" ? Log(app, table) : Chat(app, table)}
    </div>`;
}

/** @param {App} app @param {() => void} close */
function CloseTalk({ texts }, close) {
  return html`<button type="button" class="button button--square button--quiet" onClick=${close}
    aria-label=${texts.text("ui-table-close")}>${Icon("cross")}</button>`;
}

/** @param {App} app @param {"log" | "chat"} name */
function Tab({ state, texts, dispatch }, name) {
  const chosen = state.tab === name;
  const unread = name === "chat" && state.unread > 0 ? state.unread : null;
  return html`<button type="button" role="tab" id=${`tab-${name}`} aria-selected=${String(chosen)}
    aria-controls="talk-panel" tabindex=${chosen ? 0 : -1} data-count=${unread}
    onClick=${() => dispatch({ type: "tab", tab: name })}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => turnTab(event, dispatch)}
  >${texts.text(`ui-table-${name}`)}</button>`;
}

/**
 * Arrow keys go from tab to tab.
 * @param {KeyboardEvent} event
 * @param {App["dispatch"]} dispatch
 */
function turnTab(event, dispatch) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const current = /** @type {HTMLElement} */ (event.currentTarget);
  if (!document.getElementById("tab-chat")) return;
  const tab = current.id === "tab-log" ? "chat" : "log";
  dispatch({ type: "tab", tab });
  document.getElementById(`tab-${tab}`)?.focus();
}
