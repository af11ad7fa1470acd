// When all is over: everybody with score and open hand, the best first.
import { Crest, Laid } from "./cards.js";
import { Scroll } from "./scroll.js";

/** @typedef {import("../view").Table} Table */

/** @param {Table} t @param {number} seat */
function Line(t, seat) {
  const player = t.public.players[seat];
  const cards = player?.cards ?? [];
  return t.html`<li key=${seat} data-first=${t.outcome?.ranks[seat] === 1 ? "" : null}><span class="standing__name">${Crest(t, seat)}<b>${t.seats[seat]?.called}</b></span>
    <b class="standing__score">${player?.score}</b><span class="open-cards">${cards.map((kind) => Laid(t, kind))}</span></li>`;
}

/** @param {Table} t */
export function Over(t) {
  const ranks = t.outcome?.ranks ?? [];
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  const list = t.html`<ol class="standings" role="list">${order.map((seat) => Line(t, seat))}</ol>`;
  return Scroll(t, "quiet", list, t.text("page-end-open"));
}
