// Cazamanzanas on the page: a storybook orchard at dusk. The parts draw, reveal.js lets apples fall, the shell asks.
import { Stage } from "./parts/board.js";
import { Hand } from "./parts/hand.js";
import { panel, playerSheet } from "./parts/panel.js";
import { label, sentence } from "./parts/words.js";

// Fraunces speaks; it comes from its npm package beside the other libraries.
const files = new URL("../../@fontsource-variable/fraunces/files/", import.meta.resolve("preact"));

/** Declares the face; the browser fetches it with the first word that is set in it. */
function declareType() {
  const source = `url("${new URL("fraunces-latin-wght-normal.woff2", files)}")`;
  document.fonts.add(new FontFace("Fraunces", source, { weight: "100 900", display: "swap" }));
}

declareType();

/** @typedef {import("./view").Table} Table */

/** Leaflets come when one is opened. @param {Table} t @returns {typeof import("./parts/leaflets.js") | null} */
const leaflets = (t) => t.later("parts/leaflets.js");

/** Entries that are shown, not only told. */
const SHOWN = new Set([
  ...["laid", "portals", "bombed", "rotated", "wasted", "fall", "refilled", "shift", "apples"],
  ...["hunters"],
]);

/**
 * The film comes when there is something to show: a first visit need not wait for it.
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
  player: playerSheet,
  sentence,
  label,
  reveal,
  end: (t) => leaflets(t)?.end(t),
  aid: (t) => leaflets(t)?.aid(t),
  headings: ["round"],
  recent: true,
  twice: true,
  settings: [{ key: "cover", initial: false }],
};
