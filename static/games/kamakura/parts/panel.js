// A player's panel and the dialog behind it: score on its road, cards in hand, opponents, all that is public.
import { Crest, cardWords, Laid, Land, Sign, Spoils } from "./cards.js";
import { SLOTS } from "./reading.js";

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
const Out = (t, { out }) =>
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

/** Open cards, when all is over. @param {Table} t @param {Player} player */
function Cards(t, { cards }) {
  if (!cards?.length) return null;
  return t.html`<h3>${t.text("page-row-hand")}</h3><div class="open-cards" role="list">${cards.map(
    (kind) =>
      t.html`<span role="listitem" aria-label=${cardWords(t, kind)}>${Laid(t, kind)}</span>`,
  )}</div>`;
}

/** The dialog behind a panel. @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  return t.html`<div class="kk-sheet">
    <p class="kk-sheet__score"><b class="numeral">${player.score}</b> ${t.text("page-goal", { score: player.score, goal: t.public.goal })} ${t.text("page-hand", { count: player.hand })} ${Out(t, player)}</p>
    ${player.engaged.length ? t.html`<p>${t.text("page-engaged", { seats: player.engaged })}</p>` : null}
    <h3>${t.text("page-row-lands")}</h3>
    <div class="lands">${SLOTS.map((slot) => Land(t, seat, slot, { named: true }))}</div>
    ${player.captured.length ? t.html`<h3>${t.text("page-row-captured")}</h3>${Spoils(t, seat)}` : null}
    ${Cards(t, player)}
  </div>`;
}
