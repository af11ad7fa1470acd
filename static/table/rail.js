/** The navigation of the table: log, chat, rules, replay, everything else. */
import { html, Icon, wide } from "./html.js";

/** @typedef {import("./state.js").App} App */

/** @param {App} app */
export function Rail(app) {
  const { texts, state, config, replay } = app;
  return html`<nav class="rail" aria-label=${texts.text("ui-table-nav")}>
    ${TalkButton(app, "log", null)}
    ${replay ? null : TalkButton(app, "chat", state.unread || null)}
    ${SheetButton(app, "aid", "rules", "ui-table-rules")}
    ${
      replay
        ? html`<a href=${`/t/${config.slug}`}>${Icon("arrow")}<span>${texts.text("ui-table-back")}</span></a>`
        : html`<a href=${`/t/${config.slug}/replay`}>${Icon("replay")}<span>${texts.text("ui-table-replay")}</span></a>`
    }
    ${SheetButton(app, "more", "settings", "ui-table-more")}
  </nav>`;
}

/**
 * @param {App} app
 * @param {"log" | "chat"} tab
 * @param {number | null} count
 */
function TalkButton({ texts, dispatch }, tab, count) {
  const open = () => {
    dispatch({ type: "tab", tab });
    if (wide.matches) document.getElementById(`tab-${tab}`)?.focus();
    else dispatch({ type: "sheet", sheet: "talk" });
  };
  return html`<button type="button" data-count=${count} onClick=${open}>
    ${Icon(tab)}<span>${texts.text(`ui-table-${tab}`)}</span>
    ${count ? html`<span class="visually-hidden">${texts.text("ui-table-unread", { count })}</span>` : null}
  </button>`;
}

/**
 * @param {App} app
 * @param {"aid" | "more"} sheet
 * @param {string} icon
 * @param {string} text
 */
function SheetButton({ texts, dispatch, state }, sheet, icon, text) {
  const claims = sheet === "more" ? state.people?.claims.length || null : null;
  return html`<button type="button" data-count=${claims} onClick=${() => dispatch({ type: "sheet", sheet })}>
    ${Icon(icon)}<span>${texts.text(text)}</span>
  </button>`;
}
