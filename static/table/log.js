/** The log: what happened, in each viewer's words, under the headings of its rounds. */
import { html, Icon, Rich, wide } from "./html.js";
import { messageId } from "./texts.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./texts.js").Texts} Texts
 * @typedef {{heading: boolean, seat: number | null, own: boolean, parts: import("./texts.js").Part[]}} Line
 */

/**
 * Lines of entries, kept as long as nobody's name changes.
 * @type {WeakMap<Entry, {stamp: string, line: Line}>}
 */
const kept = new WeakMap();

/**
 * An entry in words.
 * @param {Texts} texts
 * @param {Entry} entry
 * @param {string[]} headings keys that begin a part of the log
 * @returns {Line}
 */
export function lineOf(texts, entry, headings) {
  const { key, data, own } = entry;
  const seat = typeof data.seat === "number" ? data.seat : null;
  const mine = Boolean(own) && (seat === null || texts.people[seat]?.you === true);
  const args = { ...data, ...own, own: mine ? "yes" : "no" };
  const parts = texts.parts(textOf(texts, key), args);
  const secret =
    own && !mine ? texts.parts("ui-table-log-open", { what: Object.values(own).flat() }) : [];
  return { heading: headings.includes(key), seat, own: mine, parts: [...parts, ...secret] };
}

/** The text of an entry; what the kernel says itself is the same in every game.
 * @param {Texts} texts
 * @param {string} key
 */
function textOf(texts, key) {
  const own = messageId("log", key);
  return key === "undone" && !texts.has(own) ? "ui-table-undone" : own;
}

/**
 * @param {Texts} texts
 * @param {Entry} entry
 * @param {string[]} headings
 * @returns {Line}
 */
function keptLine(texts, entry, headings) {
  const stamp = texts.locale + texts.people.map(({ name, you }) => `${name}${you}`).join();
  const known = kept.get(entry);
  if (known?.stamp === stamp) return known.line;
  const line = lineOf(texts, entry, headings);
  kept.set(entry, { stamp, line });
  return line;
}

/**
 * The words of some entries, for screen readers.
 * @param {Texts} texts
 * @param {Entry[]} entries
 */
export function spoken(texts, entries) {
  const lines = entries.map((entry) => lineOf(texts, entry, []).parts);
  return lines.map((parts) => parts.map(({ text }) => text).join("")).join(" ");
}

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function Log(app, table) {
  const { texts, state } = app;
  const log = table?.log ?? [];
  const empty = html`<li class="log__empty" key="empty">${texts.text("ui-table-log-empty")}</li>`;
  return html`<ol class="log" role="list" tabindex="0" data-tail=${log.length}
    aria-label=${texts.text("ui-table-log")}>
    ${log.length ? log.map((entry, i) => [Since(app, i), LogLine(app, table, entry, i)]) : empty}
    ${state.telling ? html`<li class="log__wait" key="wait" aria-hidden="true"><i></i><i></i><i></i></li>` : null}
  </ol>`;
}

/**
 * Opens the log at one of its entries.
 * @param {App} app
 * @param {number} index
 */
export function showEntry({ dispatch }, index) {
  dispatch({ type: "tab", tab: "log" });
  if (!wide.matches) dispatch({ type: "sheet", sheet: "talk" });
  const line = document.querySelector(`.log [data-line="${index}"]`);
  if (!(line instanceof HTMLElement)) return;
  line.scrollIntoView({ block: "center" });
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
}

/**
 * Where the log went on while the viewer was away.
 * @param {App} app
 * @param {number} index
 */
function Since({ state, texts }, index) {
  if (index !== state.seen || index === 0) return null;
  return html`<li class="log__since" key="since">${texts.text("ui-table-since")}</li>`;
}

/**
 * @param {App} app
 * @param {Table | null} table
 * @param {Entry} entry
 * @param {number} index
 */
function LogLine(app, table, entry, index) {
  const { texts, game } = app;
  const line = keptLine(texts, entry, game.headings ?? ["round"]);
  const key = `line-${index}`;
  if (line.heading)
    return html`<li class="log__round" key=${key} data-line=${index}><h2>${Rich(line.parts)}</h2></li>`;
  const colour = line.seat === null ? null : table?.seats[line.seat]?.colour;
  return html`<li key=${key} data-line=${index} data-seat=${colour} class=${line.own ? "private" : null}>
    <i class=${colour ? "crest" : ""}></i>
    <span>${Words(app, line, index)}${line.own ? OnlyYou(app) : null}</span>
  </li>`;
}

/**
 * The line; in a finished match it leads to its moment.
 * @param {App} app
 * @param {Line} line
 * @param {number} index
 */
function Words(app, line, index) {
  const { state, config, replay } = app;
  if (replay) {
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      replay.toLine(index);
    };
    return html`<a class="log__moment" href=${`?line=${index}`} onClick=${go}>${Rich(line.parts)}</a>`;
  }
  if (state.shown?.view.status === "playing") return Rich(line.parts);
  const href = `/t/${config.slug}/replay?line=${index}`;
  return html`<a class="log__moment" href=${href}>${Rich(line.parts)}</a>`;
}

/** @param {App} app */
function OnlyYou({ texts }) {
  const label = texts.text("ui-table-only-you");
  return html` <em class="log__own" title=${label}>${Icon("eye")}<span>${label}</span></em>`;
}
