/** Chat, and table talk with one click: claims that need not be true. */
import { html, Icon } from "./html.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./protocol.js").Talk} ChatLine
 */

const LONGEST = 500;

/**
 * What a chat line says.
 * @param {import("./texts.js").Texts} texts
 * @param {ChatLine} line
 */
export function saidIn(texts, { text, claim }) {
  return claim ? texts.text(claim.key, claim.params) : (text ?? "");
}

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function Chat(app, table) {
  const { texts, state } = app;
  const empty = html`<li class="log__empty" key="empty">${texts.text("ui-table-chat-empty")}</li>`;
  return html`<ol class="log log--chat" role="list" tabindex="0" data-tail=${state.chat.length}
      aria-label=${texts.text("ui-table-chat")}>
      ${state.chat.length ? state.chat.map((line) => ChatLine(app, table, line)) : empty}
    </ol>
    ${Claims(app, table)} ${Say(app)}`;
}

/**
 * @param {App} app
 * @param {Table | null} table
 * @param {ChatLine} line
 */
function ChatLine({ texts, state }, table, line) {
  const seat = line.seat === null ? null : table?.seats[line.seat];
  const mine = line.seat !== null && line.seat === state.you;
  const name = mine ? texts.text("ui-table-you-name") : line.name;
  return html`<li key=${line.id} data-seat=${seat?.colour} class=${line.claim ? "claim" : null}>
    <i class="crest"></i>
    <span><b>${name}</b> <span class="said">${saidIn(texts, line)}</span>
      ${line.claim ? html`<em class="claim__note">${texts.text("ui-table-claim-note")}</em>` : null}
    </span>
  </li>`;
}

/**
 * @param {App} app
 * @param {Table | null} table
 */
function Claims({ game, texts, send, state }, table) {
  const claims = table && state.you !== null && !table.past ? (game.claims?.(table) ?? []) : [];
  if (!claims.length) return null;
  return html`<div class="claims" role="group" aria-label=${texts.text("ui-table-claims")}>
    ${claims.map((claim) => {
      const say = () => send({ type: "chat", claim });
      const text = texts.text(claim.key, claim.params);
      return html`<button type="button" class="chip claims__chip" key=${text} onClick=${say}>${text}</button>`;
    })}
  </div>`;
}

/** @param {App} app */
function Say({ texts, send, replay }) {
  if (replay) return null;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text) send({ type: "chat", text });
    form.reset();
  };
  const label = texts.text("ui-table-say");
  return html`<form class="say" onSubmit=${submit}>
    <input class="input" name="text" aria-label=${label} placeholder=${label}
      maxlength=${LONGEST} autocomplete="off" enterkeyhint="send" />
    <button class="button button--square" aria-label=${texts.text("ui-table-send")}>${Icon("send")}</button>
  </form>`;
}
