// GOSU on the page: the goblin court. The parts draw, reveal.js moves, the shell asks.
import { Hand } from "./parts/hand.js";
import { panel } from "./parts/panel.js";
import { Stage } from "./parts/stage.js";
import { label, sentence } from "./parts/words.js";

// Grenze names the goblins; it comes from its npm package beside the other libraries.
const files = new URL("../../@fontsource/grenze/files/", import.meta.resolve("preact"));

/** Declares the face; the browser fetches it with the first word that is set in it. */
function declareType() {
  const source = `url("${new URL("grenze-latin-700-normal.woff2", files)}")`;
  document.fonts.add(new FontFace("Grenze", source, { weight: "500 900", display: "swap" }));
}

declareType();

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
