// The line over the stage: whose turns come next, how many cards are left, what has been discarded.
import { Crest, Laid, Sign } from "./cards.js";
import { decksOf, IN_DECK, KINDS, VALUE } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Kind} Kind */

/** The next four turns. @param {Table} t */
function Next(t) {
  const { next, phase } = t.public;
  if (phase !== "turn" || t.outcome || !next.length) return null;
  const words = t.text("page-next", { names: t.list(next.map((seat) => calledOf(t, seat))) });
  return t.html`<span class="bar__next" title=${words}><span class="visually-hidden">${words}</span>
    ${next.map((seat, i) => t.html`<span aria-hidden="true" data-now=${i === 0 ? "" : null}>${Crest(t, seat)}</span>`)}</span>`;
}

/** @param {Table} t @param {number} seat */
const calledOf = (t, seat) => t.seats[seat]?.called ?? "";

/** How often each kind lies in the discard pile. @param {Table} t @returns {Partial<Record<Kind, number>>} */
export function discarded(t) {
  /** @type {Partial<Record<Kind, number>>} */
  const counts = {};
  for (const kind of t.public.discard) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** All kinds with how many have gone of how many there are. @param {Table} t */
export function Counts(t) {
  const gone = discarded(t);
  const decks = decksOf(t);
  const line = (/** @type {Kind} */ kind) => t.html`<tr>
    <th scope="row"><span class="mini paper" aria-hidden="true"><svg><use href=${`#kk-${kind}`} /></svg></span>${t.text(`name-${kind}`)}${VALUE[kind] ? t.html` <b>${VALUE[kind]}</b>` : null}</th>
    <td>${gone[kind] ?? 0}</td><td>${IN_DECK[kind] * decks}</td></tr>`;
  return t.html`<table class="counts"><thead><tr><td></td><th scope="col">${t.text("page-counts-gone")}</th><th scope="col">${t.text("page-counts-all")}</th></tr></thead>
    <tbody>${KINDS.map(line)}</tbody></table>`;
}

/** The discard pile, newest first. @param {Table} t */
function Discard(t) {
  const { discard } = t.public;
  const top = discard.at(-1);
  const words = t.text("page-discard", { count: discard.length });
  return t.html`<button type="button" class="bar__pile" popovertarget="kk-discard" title=${words} aria-haspopup="dialog" data-discard="">
      ${top ? t.html`<span class="mini paper" aria-hidden="true"><svg><use href=${`#kk-${top}`} /></svg></span>` : Sign(t, "pile")}<b aria-hidden="true">${discard.length}</b><span class="visually-hidden">${words}</span></button>
    <div id="kk-discard" popover="auto" class="pile-sheet" role="dialog" aria-label=${words}>
      <h2>${words}</h2>
      ${discard.length ? t.html`<div class="pile-sheet__cards">${[...discard].reverse().map((kind) => Laid(t, kind))}</div>` : null}
      ${Counts(t)}
      <button type="button" class="button" popovertarget="kk-discard" popovertargetaction="hide">${t.text("page-close")}</button>
    </div>`;
}

/** So many turns before the match would end without a capture (KK-905) it is said. */
const WARNED = 10;

/** How many turns are left without a capture, once there are few. @param {Table} t @returns {number | null} */
export function calmLeft({ public: { calm, calm_limit: limit }, outcome }) {
  return outcome || limit - calm > WARNED ? null : limit - calm;
}

/** @param {Table} t */
export function Bar(t) {
  const { pile, turn } = t.public;
  const left = calmLeft(t);
  const words = t.text("page-pile", { count: pile });
  return t.html`<div class="bar">
    ${turn ? t.html`<span class="bar__turn">${t.text("page-turn", { turn })}</span>` : null}${Next(t)}
    ${left === null ? null : t.html`<span class="bar__calm">${t.text("page-calm", { left })}</span>`}
    <span class="bar__piles"><span class="bar__pile" title=${words} data-pile="">${Sign(t, "pile")}<b aria-hidden="true">${pile}</b><span class="visually-hidden">${words}</span></span>${Discard(t)}</span>
  </div>`;
}
