/** What happened while the viewer was away: first what was done to them, then all else. */
import { html, Icon, Rich } from "./html.js";
import { moreWords } from "./later.js";
import { lineOf } from "./log.js";

/**
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {import("./state.js").App} App
 */

const MOST = 4;

/**
 * Whether an entry names the seat beside who did it, or holds something for that seat alone.
 * @param {Iterable<string>} params those whose numbers are seats
 * @returns {(entry: Entry, seat: number) => boolean}
 */
export function naming(params) {
  const names = [...params].filter((name) => name !== "seat");
  return ({ data, own }, seat) =>
    Boolean(own) || names.some((name) => [data[name]].flat().includes(seat));
}

/**
 * The entries since `from`, the viewer's own deeds and headings left out.
 * @param {Entry[]} log
 * @param {number} from
 * @param {number} you
 * @param {string[]} headings
 * @param {(entry: Entry, seat: number) => boolean} touches
 * @returns {{yours: Entry[], others: Entry[]}}
 */
export function digest(log, from, you, headings, touches) {
  const news = log
    .slice(from)
    .filter(({ key, data }) => data.seat !== you && !headings.includes(key));
  return {
    yours: news.filter((entry) => touches(entry, you)),
    others: news.filter((entry) => !touches(entry, you)),
  };
}

/**
 * @param {App} app
 * @param {import("./types.js").Table} table
 */
export function Away(app, table) {
  const { state, game, texts, dispatch } = app;
  if (state.away === null || state.you === null) return null;
  if (!texts.has("ui-table-away-you")) {
    moreWords(app).then(app.redraw.bind(app), () => undefined);
    return null;
  }
  const headings = game.headings ?? ["round"];
  const touches = game.touches ?? naming(texts.seatParams);
  const { yours, others } = digest(table.log, state.away, state.you, headings, touches);
  if (!yours.length && !others.length) return null;
  const close = () => dispatch({ type: "away", away: null });
  const open = () => {
    close();
    dispatch({ type: "tab", tab: "log" });
    dispatch({ type: "sheet", sheet: "talk" });
  };
  return html`<aside class="proposal away" role="region" aria-label=${texts.text("ui-table-since")}>
    <p role="status"><b>${texts.text("ui-table-since")}</b></p>
    ${Part(app, "ui-table-away-you", yours)} ${Part(app, "ui-table-away-rest", others)}
    <div class="proposal__actions">
      <button type="button" class="button button--main" onClick=${close}>${Icon("check")}${texts.text("ui-table-away-close")}</button>
      <button type="button" class="button" onClick=${open}>${Icon("log")}${texts.text("ui-table-log")}</button>
    </div>
  </aside>`;
}

/**
 * The last entries of a part, and how many there were before them.
 * @param {App} app
 * @param {string} title
 * @param {Entry[]} entries
 */
function Part({ texts, game }, title, entries) {
  if (!entries.length) return null;
  const lines = entries.slice(-MOST).map((entry) => lineOf(texts, entry, game.headings ?? []));
  const more = entries.length - lines.length;
  return html`<div><small>${texts.text(title)}</small>
    ${more ? html`<small>${texts.text("ui-table-away-more", { count: more })}</small>` : null}
    <ul class="away__lines">${lines.map(({ parts }, index) => html`<li key=${index}>${Rich(parts)}</li>`)}</ul></div>`;
}
