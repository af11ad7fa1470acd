// A player's panel: score on its road, cards in hand, opponents.
import { Crest, Sign } from "./cards.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

/** The score as ticks up to what is needed. @param {Table} t @param {Player} player */
function Road(t, { score }) {
  const { goal } = t.public;
  const ticks = Array.from(
    { length: goal },
    (_, i) => t.html`<i data-on=${i < score ? "" : null} />`,
  );
  return t.html`<span class="road" aria-hidden="true" data-goal=${goal}>${ticks}</span>`;
}

/** Whom this player may attack, in teams. @param {Table} t @param {Player} player */
function Engaged(t, { engaged }) {
  if (!engaged.length) return null;
  const words = t.text("page-engaged", { seats: engaged });
  return t.html`<span class="engaged" title=${words}>${Sign(t, "swords")}${engaged.map((seat) => Crest(t, seat))}<span class="visually-hidden">${words}</span></span>`;
}

/** How somebody went out, in one word. @param {Table} t @param {Player} player */
export const Out = (t, { out }) =>
  out ? t.html`<span class="out-word">${t.text(`page-out-${out}`)}</span>` : null;

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return { points: null };
  const cards = t.text("page-hand", { count: player.hand });
  const facts = t.html`<span class="of-goal" title=${t.text("page-goal", { score: player.score, goal: t.public.goal })}><span aria-hidden="true">/${t.public.goal}</span><span class="visually-hidden">${t.text("page-goal", { score: player.score, goal: t.public.goal })}</span></span>
    <span class="in-hand" title=${cards}>${Sign(t, "cards")}<span aria-hidden="true">${player.hand}</span><span class="visually-hidden">${cards}</span></span>
    ${TeamMark(t, player)}${Engaged(t, player)}${Out(t, player)}${Road(t, player)}`;
  return { points: player.score, facts };
}

/** Which side a player is on: a word, not only a place. @param {Table} t @param {Player} player */
function TeamMark(t, { team }) {
  if (team === null) return null;
  const mine = t.you !== null && t.public.players[t.you]?.team === team;
  const words = t.text(mine ? "page-team-mine" : "page-team", { team: team + 1 });
  return t.html`<span class="team" data-team=${team} title=${words}><span aria-hidden="true">${team ? "▲" : "●"}</span><span class="visually-hidden">${words}</span></span>`;
}
