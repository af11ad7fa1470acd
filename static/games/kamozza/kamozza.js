// Kamozza on the page: a harbour in the manner of a woodblock print. The parts draw, reveal.js moves, the shell asks.
import { Hand } from "./parts/hand.js";
import { Harbour } from "./parts/harbour.js";
import { aid, end, nothing } from "./parts/leaflets.js";
import { panel, playerSheet } from "./parts/panel.js";
import { declareType } from "./parts/type.js";
import { claims, sentence } from "./parts/words.js";

declareType();

/**
 * The reveal comes when there is something to reveal: a first visit need not wait for it.
 * @param {import("./view").Entry[]} entries
 * @param {import("./parts/reveal/film.js").Reveal} r
 */
async function reveal(entries, r) {
  if (!entries.some(({ key }) => key === "port")) return;
  const film = await import("./reveal.js");
  await film.reveal(entries, r);
}

/** @type {import("../../table/types").GameModule<import("./view").Public, import("./view").Own>} */
export default {
  stage: Harbour,
  hand: Hand,
  panel,
  player: playerSheet,
  sentence,
  reveal,
  claims,
  claimsUntil: ["ports", "all-laid"],
  nothing,
  end,
  aid,
  headings: ["round"],
};
