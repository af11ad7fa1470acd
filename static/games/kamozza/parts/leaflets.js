// The player aid and the games' part of the score sheet.
import { cargo, mark, tally } from "../art/woodblock.js";
import { Drawn, KINDS, WEIGHT } from "./goods.js";
import { wares } from "./panel.js";

/** @typedef {import("../view").Table} Table */

const MARKS = { rat: mark("rat"), gold: mark("gold") };

/** The seven weights. @param {Table} t */
function Weights(t) {
  const items = KINDS.map(
    (kind) =>
      t.html`<li>${Drawn(t, cargo(kind))}<b>${WEIGHT[kind]}</b><span>${t.text(`name-${kind}`)}</span></li>`,
  );
  return t.html`<ul class="wares wares--all" role="list">${items}</ul>`;
}

/** One screen: steps of a round, rats and gold, ties, weights. @param {Table} t */
export function aid(t) {
  const { mode, ports } = t.public;
  const steps =
    mode === "main"
      ? ["cargo-main", "port", "order", "load-main", "spent"]
      : ports.B
        ? ["cargo-variant", "port", "order", "confiscate", "load-variant", "spent"]
        : ["cargo-variant", "confiscate", "load-variant", "spent"];
  return t.html`<div class="aid">
    <h3>${t.text("page-aid-round")}</h3>
    <ol class="aid__steps">${steps.map((step) => t.html`<li>${t.text(`page-aid-${step}`)}</li>`)}</ol>
    <h3>${t.text("page-aid-rats")}</h3>
    <p class="aid__line">${Drawn(t, MARKS.rat)}${t.text(`page-aid-rats-${mode}`)}</p>
    ${t.options.typhoons === "on" ? t.html`<p class="aid__line">${Drawn(t, tally("typhoon", ""))}${t.text("page-aid-typhoon")}</p>` : null}
    ${t.options.cat_ship && t.options.cat_ship !== "off" ? t.html`<p class="aid__line">${Drawn(t, tally("departed", "25"))}${t.text("page-aid-cat")}</p>` : null}
    <h3>${t.text("page-aid-win")}</h3>
    <p>${t.text("page-aid-ties")}</p>
    ${mode === "main" ? t.html`<p>${t.text("page-aid-out")}</p>` : null}
    <h3>${t.text("page-aid-goods")}</h3>${Weights(t)}
  </div>`;
}

/** Signs of goods without points: gone down or eaten, never laid, taken by a rat. */
const SIGNS = { lost: "✕", hand: "–", taken: "→" };

/** Why a kind brought a seat nothing; all is open when the match is over (KZ-R20).
 *  @param {Table} t @param {import("../../../table/types").ScoreLine} line @param {number} seat */
export function nothing(t, { key, params }, seat) {
  const player = t.public.players[seat],
    kind = params.kind;
  if (key !== "cargo" || !player?.lost_kinds) return null;
  const why = player.lost_kinds.some((lost) => lost === kind)
    ? "lost"
    : player.left?.some((left) => left === kind)
      ? "hand"
      : "taken";
  return { sign: SIGNS[why], words: t.text(`page-nothing-${why}`) };
}

/** What the signs of the score sheet mean. @param {Table} t */
function Legend(t) {
  const signs = /** @type {(keyof typeof SIGNS)[]} */ (
    t.public.mode === "main" ? ["lost", "hand"] : ["lost", "hand", "taken"]
  );
  return t.html`<p class="end-signs" aria-hidden="true">${signs.map((why) => t.html`<span><b>${SIGNS[why]}</b> ${t.text(`page-nothing-${why}`)}</span>`)}</p>`;
}

/** Everybody's goods, best rank first; eliminated players are marked. @param {Table} t */
export function end(t) {
  const ranks = t.outcome?.ranks ?? [];
  const order = t.seats.map(({ seat }) => seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  return t.html`${Legend(t)}<div class="end-goods">${order.map(
    (seat) => t.html`<section data-seat=${t.seats[seat]?.colour}>
    <h3><i class="crest" aria-hidden="true" />${t.seats[seat]?.called}${t.public.players[seat]?.out ? t.html` <small>${t.text("page-out", { round: t.public.players[seat].out })}</small>` : null}</h3>
    <dl class="ledger">${wares(t, seat)}</dl></section>`,
  )}</div>`;
}
