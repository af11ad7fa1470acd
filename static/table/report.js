/** The sheet in which somebody says what is wrong, with what the page knows of itself. */
import { faults } from "./faults.js";
import { html, Icon } from "./html.js";
import { post } from "./http.js";
import { Sheet } from "./sheet.js";
import { newest } from "./store.js";

/** @typedef {import("./state.js").App} App */

const MOST = 2000;

/**
 * What goes along: only what this page was told.
 * @param {Pick<App, "config" | "state" | "replay">} app
 * @returns {[string, string][]}
 */
export function circumstances({ config, state, replay }) {
  const moment = newest(state);
  return [
    ["mode", config.mode],
    ["move", String(replay?.frames[replay.at]?.move ?? 0)],
    ["version", String(moment?.view.version ?? 0)],
    ["log", String(moment?.log.length ?? 0)],
    ["faults", JSON.stringify(faults)],
  ];
}

/** @param {App} app */
export function Report(app) {
  const { texts, config, dispatch, tell } = app;
  const close = () => dispatch({ type: "sheet", sheet: null });
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const text = String(form.get("text") ?? "");
    const answer = await post(`/t/${config.slug}/report`, [["text", text], ...circumstances(app)]);
    if (!answer.ok) return tell(answer.message ?? texts.text("ui-table-no-answer"), "bad");
    close();
    tell(texts.text("ui-table-report-thanks"));
  };
  const children = html`<form class="back" onSubmit=${send}>
    <p>${texts.text("ui-table-report-how")}</p>
    <label class="field"><span>${texts.text("ui-table-report-text")}</span>
      <textarea class="input report__text" name="text" rows="5" maxlength=${MOST} required></textarea></label>
    <div class="sheet__actions">
      <button type="button" class="button" onClick=${close}>${texts.text("ui-table-close")}</button>
      <button type="submit" class="button button--main">${Icon("send")}${texts.text("ui-table-report-send")}</button>
    </div>
  </form>`;
  return Sheet(app, { name: "report", title: texts.text("ui-table-report"), children });
}
