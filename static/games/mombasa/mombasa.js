// Mombasa on the page: an old chart on a walnut desk. the parts draw, the shell asks.
import { panel } from "./parts/panel.js";
import { Stage } from "./parts/stage.js";
import { label, sentence } from "./parts/words.js";

/** @typedef {import("./view").Table} Table */

/** Leaflets come when one is opened. @param {Table} t @returns {typeof import("./parts/leaflets.js") | null} */
const leaflets = (t) => t.later("parts/leaflets.js");

/** @type {import("../../table/types").GameModule<import("./view").Public, import("./view").Own>} */
export default {
  stage: Stage,
  hand: () => null,
  panel,
  player: (t, seat) => leaflets(t)?.player(t, seat),
  sentence,
  label,
  end: (t) => leaflets(t)?.end(t),
  aid: (t) => leaflets(t)?.aid(t),
  headings: ["round"],
  recent: true,
};
