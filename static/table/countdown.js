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

/** @param {number} seconds */
export function clockFace(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A clock that runs down by itself; screen readers hear the last ten seconds come, not every one.
 * @param {{until: string, ahead: number, texts: import("./texts.js").Texts}} props
 */
export function Countdown({ until, ahead, texts }) {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now(), ahead));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, Date.now(), ahead));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [until, ahead]);
  const short = left <= SHORT;
  return html`<span class="countdown" data-short=${short ? "" : null}>
    ${Icon("clock")}<span aria-hidden="true">${clockFace(left)}</span>
    <span class="visually-hidden" role="status">${short && left > 0 ? texts.text("ui-table-time-short") : ""}</span>
  </span>`;
}
