/** How much time is left for an answer. */
import { useEffect, useState } from "preact/hooks";
import { html, Icon } from "./html.js";

const SECOND = 1000;
const SHORT = 10;

/**
 * Seconds until a moment of the server's clock, never below 0.
 * @param {string} until
 * @param {number} now the page's clock
 * @param {number} ahead by how many milliseconds the server's is ahead of it
 */
export function secondsLeft(until, now, ahead) {
  return Math.max(0, Math.ceil((Date.parse(until) - now - ahead) / SECOND));
}

/**
 * Minutes and seconds, with hours before them; from two days on, days and hours.
 * @param {number} seconds
 */
export function clockFace(seconds) {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = hours ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/**
 * A clock that runs down by itself; screen readers hear the last ten seconds come, not every one.
 * @param {{until: string, ahead: number, waits: boolean, texts: import("./texts.js").Texts}} props
 *   waits: whether the table goes on waiting when the time is over
 */
export function Countdown({ until, ahead, waits, texts }) {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now(), ahead));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, Date.now(), ahead));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [until, ahead]);
  const short = left <= SHORT;
  return html`<span class="time-left" data-short=${short ? "" : null}>
    ${Icon("clock")}<span aria-hidden=${left ? "true" : null}>${left || !waits ? clockFace(left) : texts.text("ui-table-late")}</span>
    <span class="visually-hidden" role="status">${short && left > 0 ? texts.text("ui-table-time-short") : ""}</span>
  </span>`;
}
