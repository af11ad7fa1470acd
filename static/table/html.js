/** htm bound to Preact, and the small parts that every module of the shell uses. */
import htm from "htm";
import { h } from "preact";

/** @type {import("./types.js").Html} */
export const html = /** @type {any} */ (htm.bind(h));

/** Address of the release's static files; set once by main. */
export const place = { base: "/static/" };

/** An icon of the shell: decoration, never the only name of a thing. */
export function Icon(/** @type {string} */ id) {
  const sheet = `${place.base}art/icons.svg#${id}`;
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href=${sheet} /></svg>`;
}

/**
 * A marked text with its names in bold.
 * @param {import("./texts.js").Part[]} parts
 */
export function Rich(parts) {
  return parts.map(({ text, seat }) => (seat === null ? text : html`<b>${text}</b>`));
}

/** Whether the page is wide enough for the side column; the same width as in table.css. */
export const wide = globalThis.matchMedia?.("(min-width: 62rem)") ?? { matches: true };

/** Whether the system asks for less motion. */
export const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)") ?? {
  matches: false,
};
