/** A pause, and seats for which a bot stands in: what people at the table do about it. */
import { html, Icon } from "./html.js";
import { post } from "./http.js";

/** @typedef {import("./state.js").App} App */

/**
 * Whoever sits lets a match go on that people at the table paused.
 * @param {App} app
 */
export function GoOn({ state, texts, ask, config }) {
  const { paused_by, is_host } = state.people ?? {};
  if (paused_by !== "table" || (state.you === null && !is_host)) return null;
  const goOn = () => ask(post(`/t/${config.slug}/continue`));
  return html`<button type="button" class="button button--glow" onClick=${goOn}>
    ${Icon("play")}${texts.text("ui-table-continue")}</button>`;
}

/**
 * The host pauses at once, others propose it; for whom a bot stands in takes the seat again.
 * @param {App} app
 * @param {number} you
 */
export function PauseButton(app, you) {
  const { texts, state, config, ask } = app;
  const { is_host, paused, proposal, seats } = state.people ?? {};
  if (seats?.[you]?.stands_in) return PlayAgain(app, you);
  if (paused || (proposal && !is_host)) return null;
  const pause = () => ask(post(`/t/${config.slug}/pause`));
  return html`<button type="button" class="button" onClick=${pause}>
    ${Icon("pause")}${texts.text(is_host ? "ui-table-pause" : "ui-table-pause-propose")}</button>`;
}

/** @param {App} app @param {number} you */
export function PlayAgain({ texts, config, ask }, you) {
  /** @type {[string, string][]} */
  const fields = [
    ["seat", String(you)],
    ["bot", "off"],
  ];
  const back = () => ask(post(`/t/${config.slug}/stand-in`, fields));
  return html`<button type="button" class="button button--glow" onClick=${back}>
    ${Icon("person")}${texts.text("ui-table-play-again")}</button>`;
}
