/** Short words over the stage, or over an open sheet: they go by themselves or say what to do. */
import { html, Icon } from "./html.js";
import { sendingOf } from "./table.js";

/** @typedef {import("./state.js").App} App */

/**
 * One line over the stage: a lost connection, a move that is not known to be stored, a refusal.
 * @param {App} app
 */
export function Band({ state, texts, dispatch }) {
  const { notice, phase, trouble, match } = state;
  if (phase === "lost")
    return Toast("wait", texts.text(trouble ? "ui-table-lost-unstored" : "ui-table-lost"));
  if (trouble && !sendingOf(state)) return Toast("wait", texts.text("ui-table-not-stored"));
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
export function ReloadButton(texts) {
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
