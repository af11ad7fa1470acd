// GOSU on the page: the goblin court. The parts draw, reveal.js moves, the shell asks.
import { Hand } from "./parts/hand.js";
import { panel } from "./parts/panel.js";
import { Stage } from "./parts/stage.js";
import { label, sentence } from "./parts/words.js";

/** @typedef {import("./view").Table} Table */

/** Leaflets come when one is opened. @param {Table} t @returns {typeof import("./parts/leaflets.js") | null} */
const leaflets = (t) => t.later("parts/leaflets.js");

/** Entries that are shown, not only told. */
const SHOWN = new Set(["battle", "destroy", "trap", "release", "bounce", "jump"]);

/**
 * The reveal comes when there is something to reveal.
 * @param {import("./view").Entry[]} entries
 * @param {import("./view").Reveal} r
 */
async function reveal(entries, r) {
  if (r.before.still || !entries.some(({ key }) => SHOWN.has(key))) return;
  const film = await import("./reveal.js");
  await film.reveal(entries, r);
}

/** @type {import("../../table/types").GameModule<import("./view").Public, import("./view").Own>} */
export default {
  stage: Stage,
  hand: Hand,
  panel,
  player: (t, seat) => leaflets(t)?.playerSheet(t, seat),
  sentence,
  label,
  reveal,
  end: (t) => leaflets(t)?.end(t),
  aid: (t) => leaflets(t)?.aid(t),
  headings: ["round"],
  recent: true,
};
