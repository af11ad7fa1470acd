// main.stage: the harbour. Sky and sea, one or two berths, waves before the hulls, the pier with everybody's bundles.
import { pierWood, scenery, sheet, waves } from "../art/woodblock.js";
import { Drawn, portsOf } from "./goods.js";
import { News } from "./news.js";
import { Seats } from "./pier.js";
import { Fleet, Notice, Quay, ToCome } from "./quay.js";

/** @typedef {import("../view").Table} Table */

const STATIC = { sheet: sheet(), scenery: scenery(), waves: waves(), wood: pierWood() };

/** "Round 2 of 4" with a dot for each. @param {Table} t */
function Round(t) {
  const { round, rounds } = t.public;
  const dots = Array.from(
    { length: rounds },
    (_, i) => t.html`<i data-on=${i < round ? "" : null} />`,
  );
  return t.html`<p class="round"><span>${t.text("page-round", { round, rounds })}</span><span class="round__dots" aria-hidden="true">${dots}</span></p>`;
}

/** @param {Table} t */
export function Harbour(t) {
  const ports = portsOf(t);
  return t.html`<div class="harbour" data-phase=${t.public.phase} data-quays=${ports.length}>
    ${Drawn(t, STATIC.sheet, "kz-sheet")}
    ${Drawn(t, STATIC.scenery)}
    <div class="waves waves--back">${Drawn(t, STATIC.waves)}</div>
    <div class="quays">${ports.map((id) => Quay(t, id))}</div>
    <div class="waves">${Drawn(t, STATIC.waves)}</div>
    ${ports.map((id) => Notice(t, id))}
    ${Round(t)}
    ${ports.map((id) => Fleet(t, id))}
    <div class="pier">${Drawn(t, STATIC.wood)}${Seats(t)}${ports.map((id) => ToCome(t, id))}</div>
    ${News(t)}
  </div>`;
}
