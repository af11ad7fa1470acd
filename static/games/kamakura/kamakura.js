// Kamakura on the page: ink on paper. The parts draw, reveal.js moves, the shell asks.
import { crestRules } from "./art/art.js";
import { Hand } from "./parts/hand.js";
import { CLANS } from "./parts/reading.js";
import { panel } from "./parts/rows.js";
import { Stage } from "./parts/stage.js";

// Shippori Mincho speaks; it comes from its npm package beside the other libraries.
const files = new URL("../../@fontsource/shippori-mincho-b1/files/", import.meta.resolve("preact"));

/** Declares the face; the browser fetches it with the first word that is set in it. */
function declareType() {
  const source = `url("${new URL("shippori-mincho-b1-latin-700-normal.woff2", files)}")`;
  document.fonts.add(
    new FontFace("Shippori Mincho B1", source, { weight: "500 900", display: "swap" }),
  );
}

/** Gives the crests of all seats their pictures, wherever the shell shows one. */
function declareCrests() {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@layer games{${crestRules(CLANS)}}`);
  document.adoptedStyleSheets.push(rules);
}

declareType();
declareCrests();

/** @typedef {import("./view").Table} Table */

/** Leaflets come when one is opened. @param {Table} t @returns {typeof import("./parts/leaflets.js") | null} */
const leaflets = (t) => t.later("parts/leaflets.js");

/** Sentences come with the first turn; before it only a new hand is asked about in words of its own. @param {Table} t @returns {typeof import("./parts/words.js") | null} */
const words = (t) =>
  t.public.phase === "turn" || t.decision?.prompt === "claim" ? t.later("parts/words.js") : null;

/** Entries that are shown, not only told. */
const MOVES = new Set(["kept", "captured", "held", "hit-not"]);

/**
 * The reveal comes when there is something to reveal: a first visit need not wait for it.
 * @param {import("./view").Entry[]} entries
 * @param {import("./view").Reveal} r
 */
async function reveal(entries, r) {
  if (r.before.still || !entries.some(({ key }) => MOVES.has(key))) return;
  const film = await import("./reveal.js");
  await film.reveal(entries, r);
}

/** @type {import("../../table/types").GameModule<import("./view").Public, import("./view").Own>} */
export default {
  stage: Stage,
  hand: Hand,
  panel,
  plates: true,
  player: (t, seat) => leaflets(t)?.playerSheet(t, seat),
  sentence: (t) => words(t)?.sentence(t) ?? null,
  label: (t, choice, prompt) => words(t)?.label(t, choice, prompt) ?? null,
  reveal,
  claims: (t) => words(t)?.claims(t) ?? [],
  claimsUntil: ["turn"],
  end: (t) => leaflets(t)?.end(t),
  aid: (t) => leaflets(t)?.aid(t),
  headings: ["turn"],
  recent: true,
  habits: ["surrender", "pass-blades"],
};
