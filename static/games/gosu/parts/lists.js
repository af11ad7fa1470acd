// Lists of cards with their words, opened from piles and clans; one can look for clans and levels.
import { useState } from "preact/hooks";
import { Portrait, Power, romans } from "./cards.js";
import { LEVELS, printed, ROMAN } from "./reading.js";
import { Cog, Emblem, Mark } from "./signs.js";

/** @typedef {import("../view").Table} Table */

/** One card as a line: picture, what it costs, what it does. @param {Table} t @param {string} kind @param {number} [count] */
export function Line(t, kind, count = 1) {
  const { clan, levels, mutation, keywords, signs } = printed(kind);
  return t.html`<li class="line" key=${kind} data-clan=${clan}><span class="line__art" aria-hidden="true">${Portrait(t, kind, "#face")}<span class="line__seal">${Emblem(t, clan)}</span></span>
    <div><b>${t.text(`name-${kind}`)}</b> <small>${t.text("page-line", { clan, level: romans(levels), cost: mutation ?? -1 })}${count > 1 ? ` ×${count}` : ""}</small><p>${Power(t, kind)}</p></div>
    <span class="line__signs" aria-hidden="true">${Cog(t, mutation, keywords.includes("zombie"))}${signs.slice(0, 2).map((sign) => Mark(t, sign))}</span></li>`;
}

/** How often each kind lies there, in order of first sight. @param {string[]} kinds @returns {[string, number][]} */
export function counted(kinds) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/**
 * @typedef {object} ListProps
 * @property {Table} t
 * @property {string} id
 * @property {string} title
 * @property {string} [lead]
 * @property {string[]} kinds
 * @property {boolean} filters
 */

/** @param {ListProps} props */
export function CardList({ t, id, title, lead = "", kinds, filters }) {
  const [open, setOpen] = useState(false);
  const [clan, setClan] = useState("");
  const [level, setLevel] = useState(0);
  const clans = [...new Set(kinds.map((kind) => printed(kind).clan))];
  const fits = (/** @type {string} */ kind) =>
    (!clan || printed(kind).clan === clan) && (!level || printed(kind).levels.includes(level));
  const press = (
    /** @type {boolean} */ on,
    /** @type {() => void} */ act,
    /** @type {unknown} */ words,
  ) =>
    t.html`<button type="button" class="chip" aria-pressed=${String(on)} onClick=${act}>${words}</button>`;
  const bar = t.html`<div class="go-filters" role="group" aria-label=${t.text("page-filters")}>
    ${clans.map((one) => press(clan === one, () => setClan(clan === one ? "" : one), t.html`${Emblem(t, one)} ${t.text(`name-${one}`)}`))}
    ${[...LEVELS].reverse().map((one) => press(level === one, () => setLevel(level === one ? 0 : one), t.text("page-level", { level: ROMAN[one] })))}</div>`;
  const inside =
    () => t.html`<h2>${title}</h2>${lead ? t.html`<p>${lead}</p>` : null}${filters && kinds.length > 5 ? bar : null}
    <ul role="list" class="lines">${counted(kinds.filter(fits)).map(([kind, count]) => Line(t, kind, count))}</ul>
    <button type="button" class="button" popovertarget=${id} popovertargetaction="hide">${t.text("page-close")}</button>`;
  const toggled = (/** @type {ToggleEvent} */ event) => setOpen(event.newState === "open");
  return t.html`<div id=${id} popover="auto" class="go-sheet" role="dialog" aria-label=${title} onToggle=${toggled}>${open ? inside() : null}</div>`;
}
