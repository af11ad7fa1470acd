// What a player's panel shows: value, hand, tokens, victory points, and how the player stands.
import { Sign, Token } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Player} Player */
/** @typedef {import("../view").SeatInfo} SeatInfo */

/** Victory points as skulls. @param {Table} t @param {Player} player */
function Points(t, { points }) {
  const words = t.text("page-points", { points, goal: t.public.goal });
  return t.html`<span class="trophies" title=${words}>${Array.from({ length: t.public.goal }, (_, i) => t.html`<i data-won=${i < points ? "" : null} aria-hidden="true">${Sign(t, "skull")}</i>`)}<span class="visually-hidden">${words}</span></span>`;
}

/** Tokens in hand, the used ones faint. @param {Table} t @param {Player} player @param {boolean} first has the Advantage Token */
function Tokens(t, { unused, dragoons }, first) {
  const words = t.text("page-tokens", { unused, dragoons, advantage: first ? "yes" : "no" });
  const two = [0, 1].map((i) => Token(t, "activation", i >= unused));
  return t.html`<span class="tokens" title=${words}><span class="visually-hidden">${words}</span><span aria-hidden="true">${two}${Array.from({ length: dragoons }, () => Token(t, "dragoon"))}${first ? Token(t, "advantage") : null}</span></span>`;
}

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return { points: null };
  const cards = t.text("page-hand", { count: player.hand });
  const mark = player.passed ? "passed" : player.behind ? "behind" : null;
  const facts = t.html`${Points(t, player)}<span class="in-hand" title=${cards}>${Sign(t, "hand")}<span aria-hidden="true">${player.hand}</span><span class="visually-hidden">${cards}</span></span>
    ${Tokens(t, player, t.public.advantage === seat)}${mark && !t.outcome ? t.html`<span class="flag" data-flag=${mark}>${t.text(`page-mark-${mark}`)}</span>` : null}`;
  return { points: player.value, facts };
}
