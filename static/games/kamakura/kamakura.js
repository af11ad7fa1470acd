// Kamakura on the page: ink on paper. The parts draw, reveal.js moves, the shell asks.
import { Hand } from "./parts/hand.js";
import { aid, end } from "./parts/leaflets.js";
import { panel, playerSheet } from "./parts/panel.js";
import { Stage } from "./parts/stage.js";
import { declareType } from "./parts/type.js";
import { claims, label, sentence } from "./parts/words.js";

declareType();

/** Entries that are shown, not only told. */
const MOVES = new Set(["kept", "captured", "held", "turned", "discarded", "hit-not"]);

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
  player: playerSheet,
  sentence,
  label,
  reveal,
  claims,
  claimsUntil: ["turn"],
  end,
  aid,
  headings: ["turn"],
};
