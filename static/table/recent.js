/** What happened since the viewer's own last deed, newest first, in one or two lines, where the log is not in sight. */
import { html, Icon, Rich, wide } from "./html.js";
import { lineOf } from "./log.js";

/**
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {import("./state.js").App} App
 */

const MOST = 3;

/**
 * The last entries after the viewer's own last deed, headings left out, oldest first.
 * @param {Entry[]} log
 * @param {string[]} headings
 * @param {number | null} you
 */
export function recent(log, headings, you) {
  /** @type {Entry[]} */
  const found = [];
  for (let index = log.length - 1; index >= 0 && found.length < MOST; index -= 1) {
    const entry = /** @type {Entry} */ (log[index]);
    if (you !== null && entry.data.seat === you && !headings.includes(entry.key)) break;
    if (!headings.includes(entry.key)) found.unshift(entry);
  }
  return found;
}

/**
 * A tap opens the log.
 * @param {App} app
 * @param {import("./types.js").Table | null} table
 */
export function Recent(app, table) {
  const { game, state, texts, dispatch } = app;
  if (!table || !game.recent || wide.matches || state.telling || app.replay) return null;
  const headings = game.headings ?? ["round"];
  const entries = recent(table.log, headings, state.you);
  if (!entries.length) return null;
  const open = () => {
    dispatch({ type: "tab", tab: "log" });
    dispatch({ type: "sheet", sheet: "talk" });
  };
  const lines = entries.reverse().map((entry) => Rich(lineOf(texts, entry, headings).parts));
  return html`<button type="button" class="recent" onClick=${open}
    title=${texts.text("ui-table-recent")}>
    ${Icon("log")}<span>${lines.map((line, index) => html`<span key=${index}>${line} </span>`)}</span>
  </button>`;
}
