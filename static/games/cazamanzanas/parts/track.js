// Over the orchard: the bough of ripening apples with the cap, and what there is to count.
import { faster, paceNow } from "./shown.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Scene} Scene */

/** With two, three and four players the cap starts here (CM-016). @type {Record<number, number>} */
const STARTS = { 4: 2, 2: 3, 0: 4 };

/** From so few points left on they are said. */
const NEAR = 4;

/** @param {Table} t @param {string} id @param {string} cls */
export const Drawn = (t, id, cls) =>
  t.html`<svg class=${cls} aria-hidden="true" focusable="false"><use href=${`#cz-${id}`} /></svg>`;

/** @param {Table} t @param {number} space @param {number} cap @param {number | null} reach @param {number} last */
function Space(t, space, cap, reach, last) {
  const next = reach !== null && space > cap && space <= reach;
  const ripe = {
    "--ripe": `${Math.round((space / last) * 100)}%`,
    "--start": String(STARTS[space] ?? 0),
  };
  return t.html`<li key=${space} style=${ripe} data-start=${space in STARTS ? "" : null} data-past=${space < cap ? "" : null} data-next=${next ? "" : null}>
    ${space === cap ? Drawn(t, "cap", "cz-cap") : null}${reach !== null && space === reach ? Drawn(t, "cap", "cz-cap cz-cap--ghost") : null}${Drawn(t, "apple", "cz-bulb")}<b>${space}</b></li>`;
}

/** @param {Table} t @param {Scene} scene @param {number | null} reach */
export function Track(t, scene, reach) {
  const { last } = t.public.track;
  const left = last - (reach ?? scene.cap);
  const words = t.text(reach === null ? "page-ripe" : "page-ripe-then", {
    cap: scene.cap,
    last,
    reach,
    left,
  });
  const near =
    left <= NEAR && t.public.phase === "turn"
      ? t.html`<p class="cz-left" data-now=${left === 0 ? "" : null}>${t.text("page-left", { left, aimed: reach !== null })}</p>`
      : null;
  return t.html`<div class="cz-track" role="img" aria-label=${words} title=${words}><ol>${Array.from({ length: last + 1 }, (_, space) => Space(t, space, scene.cap, reach, last))}</ol>${near}</div>`;
}

/** A small fact: a drawing, a number, and words. @param {Table} t @param {unknown} drawing @param {string} short @param {string} words */
const Fact = (t, drawing, short, words) =>
  t.html`<li title=${words}>${drawing}<b aria-hidden="true">${short}</b><span class="visually-hidden">${words}</span></li>`;

/** How fast the film runs: a tap makes it faster. @param {Table} t */
function Pace(t) {
  const pace = paceNow();
  const words = t.text("page-pace", { pace });
  return t.html`<li class="cz-pace"><button type="button" onClick=${faster} aria-label=${words} title=${words}>${pace}×</button></li>`;
}

/** @param {Table} t @param {Scene} scene @param {boolean} film */
export function Counters(t, scene, film) {
  const { round, rounds, doublers, apples, blossoms } = t.public;
  const { supply, reserve } = apples;
  const shown = blossoms.shown.at(-1) ?? [];
  const pictures = shown.flatMap(
    (column) => t.public.branches.find((b) => b.column === column)?.picture ?? [],
  );
  const blossom = t.text("page-blossoms", { pictures, pile: blossoms.pile });
  return t.html`<ul class="cz-facts" role="list">
    ${Fact(t, null, t.text("page-round-short", { round, rounds }), t.text("page-round", { round, rounds }))}
    <li class="cz-blossoms" title=${blossom}>${pictures.map((picture) => Drawn(t, `p-${picture}`, "cz-mini"))}<span class="visually-hidden">${blossom}</span></li>
    ${Fact(t, Drawn(t, "apple", "cz-mini"), String(scene.spare), t.text("page-spare", { spare: scene.spare, supply, reserve }))}
    ${Fact(t, Drawn(t, "doubler", "cz-mini"), `${doublers.count}/${doublers.most}`, t.text("page-doublers", { count: doublers.count, most: doublers.most }))}${film && !t.still ? Pace(t) : null}
  </ul>`;
}
