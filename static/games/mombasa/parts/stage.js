// The stage: the round bar, and four panes. A phone shows one pane at a time, a wide page the map, the board and one more.
import { useRef, useState } from "preact/hooks";
import { sheet } from "../art/symbols.js";
import { Bases } from "./bases.js";
import { Board } from "./board.js";
import { Chart } from "./map.js";
import { Sign } from "./pieces.js";
import { me } from "./reading.js";
import { Tracks } from "./tracks.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {"map" | "tracks" | "market" | "board"} Pane */

const SHEET = { __html: sheet() };
const PANES = /** @type {Pane[]} */ (["map", "tracks", "market", "board"]);

/** The pane on which each question is answered; those that buttons answer change nothing. @type {Record<string, Pane>} */
const PANE_OF = {
  ...{ tile: "board", rest: "board", "tile-good": "board", plan: "board", slot: "board" },
  ...{
    crates: "board",
    bookkeeper: "board",
    merchant: "board",
    sell: "board",
    retrieve: "board",
    ink: "board",
  },
  ...{ company: "map", region: "map", column: "map", home: "map", mines: "map" },
  ...{ buy: "market", purchase: "market", book: "market", space: "market" },
  ...{ track: "tracks", "pay-line": "tracks" },
};

/** The pane that the open question wants. @param {Table} t @returns {Pane | null} */
export const wanted = (t) => (t.mine && t.decision ? (PANE_OF[t.decision.prompt] ?? null) : null);

/** Round by round: which one it is, and the pounds that still lie there. @param {Table} t */
function Rounds(t) {
  const { round, rounds, coins } = t.public;
  return t.html`<ol class="mm-rounds" role="list" aria-label=${t.text("page-round", { round, rounds })}>${coins.map(
    (n, i) =>
      t.html`<li data-now=${i + 1 === round ? "" : null} data-past=${i + 1 < round ? "" : null} aria-current=${i + 1 === round ? "step" : null}><b>${i + 1}</b>${n ? t.html`<span title=${t.text("page-round-pounds", { pounds: n })}>${Array.from({ length: n }, () => t.html`<i />`)}</span>` : null}</li>`,
  )}</ol>`;
}

/** What the last rounds change. @param {Table} t */
function Warning(t) {
  const { round, phase } = t.public;
  if (phase === "over" || round < 6) return null;
  return t.html`<span class="mm-warning">${t.text(round === 6 ? "page-warn-six" : "page-warn-seven")}</span>`;
}

/** @param {Table} t */
function Bar(t) {
  const player = me(t);
  const { phase, turn } = t.public;
  const words = t.text(`page-phase-${phase}`, { seat: turn ?? 0 });
  return t.html`<div class="mm-bar">${Rounds(t)}<span class="mm-bar__phase">${words}</span>${Warning(t)}
    ${player ? t.html`<span class="mm-bar__purse" title=${t.text("page-pounds", { pounds: player.pounds })}>${Sign(t, "pounds")}<b>${player.pounds}</b></span>` : null}</div>`;
}

/** The market comes when it is looked at, or somebody here may soon be asked about it. @param {Table} t @returns {typeof import("./market.js") | null} */
const market = (t) => t.later("parts/market.js");

/** @param {Table} t @param {Pane} pane @param {boolean} shown */
function Pane(t, pane, shown) {
  if (pane === "map") return t.html`${Chart(t)}${Bases(t)}`;
  if (pane === "tracks") return Tracks(t);
  if (pane === "board")
    return Board(t) ?? t.html`<p class="mm-none">${t.text("page-no-board")}</p>`;
  return shown || (me(t) && t.public.phase === "turns") ? market(t)?.Market(t) : null;
}

/** The pane that is shown: the one that was chosen for this question, else the one it wants. @param {Table} t */
function usePane(t) {
  const key = `${t.decision?.id ?? ""}.${t.decision?.prompt ?? ""}`;
  const last = useRef(/** @type {Pane} */ (me(t) ? "board" : "map"));
  const side = useRef(/** @type {Pane} */ ("tracks"));
  const [chosen, choose] = useState({ key: "", pane: last.current });
  last.current = chosen.key === key ? chosen.pane : (wanted(t) ?? last.current);
  if (last.current === "tracks" || last.current === "market") side.current = last.current;
  const show = (/** @type {Pane} */ pane) => choose({ key, pane });
  return { pane: last.current, side: side.current, show };
}

/** @param {{t: Table}} props */
function Panes({ t }) {
  const { pane, side, show } = usePane(t);
  const tab = (
    /** @type {Pane} */ one,
  ) => t.html`<button type="button" class="mm-tab" data-to=${one} data-on=${one === pane ? "" : null} data-side=${one === side ? "" : null}
    aria-pressed=${String(one === pane)} data-wanted=${one === wanted(t) && one !== pane ? "" : null} onClick=${() => show(one)}>${Sign(t, one)}<span>${t.text(`page-tab-${one}`)}</span></button>`;
  return t.html`<div class="mm" data-pane=${pane} data-side=${side} data-phase=${t.public.phase} data-prompt=${t.decision?.prompt ?? null} data-seated=${me(t) ? "" : null}>
    <svg class="mm-symbols" width="0" height="0" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${SHEET} />
    ${Bar(t)}
    ${PANES.map((one) => t.html`<section class="mm-pane" key=${one} data-name=${one} tabindex=${one === "map" ? null : "0"} aria-label=${t.text(`page-tab-${one}`)}>${Pane(t, one, one === pane || one === side)}</section>`)}
    <nav class="mm-tabs" aria-label=${t.text("page-tabs")}>${PANES.map(tab)}</nav>
  </div>`;
}

/** @param {Table} t */
export const Stage = (t) => t.html`<${Panes} t=${t} />`;
