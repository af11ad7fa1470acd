// What lies in dialogs and comes when one is opened: a player's board, the player aid, and the game's part of the score sheet: captures as a table, all hands and lands open.
import { Counts } from "./bar.js";
import { Crest, cardWords, Laid, Land, Spoils } from "./cards.js";
import { LANDS, SLOTS } from "./reading.js";
import { facing, Out } from "./rows.js";
import { OpenLands } from "./setup.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Player} Player */
/** @typedef {import("../view").SeatInfo} SeatInfo */

/** The sheet of these leaflets: it comes with the first of them. @param {Table} t */
const Style = (t) => t.html`<link rel="stylesheet" href=${t.asset("sheets/leaflets.css")} />`;

/** What each soldier can do. @param {Table} t */
const Soldiers = (t) =>
  t.html`<ul class="abilities" role="list">${["samurai", "ninja", "geisha"].map(
    (kind) =>
      t.html`<li><span class="mini paper" aria-hidden="true"><svg><use href=${`#kk-${kind}`} /></svg></span><span><b>${t.text(`name-${kind}`)}</b> ${t.text(`text-${kind}`)}</span></li>`,
  )}</ul>`;

/** What each answer costs and keeps. @param {Table} t */
function Keeps(t) {
  const rows = ["defend", "sacrifice", "surrender", "blade", "turn", "wall"];
  return t.html`<table class="keeps"><thead><tr><th scope="col">${t.text("page-keeps-answer")}</th><th scope="col">${t.text("page-keeps-costs")}</th><th scope="col">${t.text("page-keeps-keeps")}</th></tr></thead>
    <tbody>${rows.map((row) => t.html`<tr><th scope="row">${t.text(`page-keeps-${row}`)}</th><td>${t.text(`page-keeps-${row}.costs`)}</td><td>${t.text(`page-keeps-${row}.keeps`)}</td></tr>`)}</tbody></table>`;
}

/** One screen. @param {Table} t */
export function aid(t) {
  const { mode, goal } = t.public;
  const duty = t.options.obligation === "attack" ? "page-duty-attack" : "page-duty-soldier";
  return t.html`${Style(t)}<div class="kk-aid">
    <h3>${t.text("page-aid-duty")}</h3><p>${t.text(duty)}</p>
    <h3>${t.text("page-aid-soldiers")}</h3>${Soldiers(t)}
    <h3>${t.text("page-aid-answers")}</h3>${Keeps(t)}
    <h3>${t.text("page-aid-cards")}</h3>${Counts(t)}
    <p>${t.text("page-aid-yumi")}</p>
    <h3>${t.text("page-aid-win")}</h3><p>${t.text(mode === "teams" ? "page-aid-win-teams" : "page-aid-win-ffa", { goal })}</p>
    ${mode === "teams" ? t.html`<p>${t.text("page-aid-ask")}</p>` : null}
  </div>`;
}

/** What four lands of one's own are worth: everybody begins with it (KK-801). */
const START = LANDS.reduce((sum, _, i) => sum + i + 1, 0);

/**
 * Captures in order, with the turn they fell on and the scores of both after it.
 * @param {Table["log"]} log
 * @param {boolean} holdings whether a land that is lost lowers the score
 */
export function capturesOf(log, holdings) {
  let turn = 0;
  /** @type {Record<number, number>} */
  const scores = {};
  const change = (/** @type {number} */ seat, /** @type {number} */ by) => {
    scores[seat] = (scores[seat] ?? START) + by;
    return scores[seat];
  };
  return log.flatMap(({ key, data }) => {
    const [seat, other, value] = [Number(data.seat), Number(data.other), Number(data.value)];
    if (key === "turn") turn = Number(data.turn ?? turn + 1);
    if (key === "aside" && holdings)
      for (const land of [data.values ?? []].flat()) change(seat, -Number(land));
    if (key !== "captured") return [];
    const after = [change(seat, value), change(other, holdings ? -value : 0)];
    return [{ turn, seat, other, slot: Number(data.slot), value, after }];
  });
}

/** @param {Table} t */
function Captures(t) {
  const captures = capturesOf(t.log, t.options.score_mode !== "captures");
  if (!captures.length) return null;
  const row = (
    /** @type {typeof captures[number]} */ { turn, seat, other, slot, value, after },
  ) => t.html`<tr>
    <td>${turn}</td><td>${Crest(t, seat)} ${t.seats[seat]?.called}</td><td>${t.text(`name-${LANDS[value - 1] ?? "farm"}`)} ${value}</td><td>${Crest(t, other)} ${t.text("page-at", { seat: other, slot })}</td>
    <td class="captures__scores"><span>${Crest(t, seat)}${after[0]}</span> <span>${Crest(t, other)}${after[1]}</span></td></tr>`;
  return t.html`<h3>${t.text("page-end-captures")}</h3><div class="captures" tabindex="0" role="group" aria-label=${t.text("page-end-captures")}><table>
    <thead><tr><th scope="col">${t.text("page-end-turn")}</th><th scope="col">${t.text("page-end-by")}</th><th scope="col">${t.text("page-end-land")}</th><th scope="col">${t.text("page-end-from")}</th><th scope="col">${t.text("page-end-scores")}</th></tr></thead>
    <tbody>${captures.map(row)}</tbody></table></div>`;
}

/** @param {Table} t */
export function end(t) {
  const open = t.seats.map(
    ({
      seat,
      called,
      colour,
    }) => t.html`<section data-seat=${colour}><h3>${Crest(t, seat)} ${called}</h3>
    ${OpenLands(t, seat)}<div class="open-cards">${(t.public.players[seat]?.cards ?? []).map((kind) => Laid(t, kind))}</div></section>`,
  );
  return t.html`${Style(t)}<div class="kk-end">${Captures(t)}<h3>${t.text("page-end-open")}</h3><div class="kk-end__open">${open}</div></div>`;
}

/** Open cards, when all is over. @param {Table} t @param {Player} player */
function Cards(t, { cards }) {
  if (!cards?.length) return null;
  return t.html`<h3>${t.text("page-row-hand")}</h3><div class="open-cards" role="list">${cards.map(
    (kind) =>
      t.html`<span role="listitem" aria-label=${cardWords(t, kind)}>${Laid(t, kind)}</span>`,
  )}</div>`;
}

/** With whom a player plays, and against whom, in teams. @param {Table} t @param {Player} player @param {number} seat */
function Side(t, { team, engaged }, seat) {
  if (team === null) return null;
  const mates = t.public.players.flatMap((other, i) => (other.team === team ? [i] : []));
  const mine = t.you !== null && mates.includes(t.you);
  const own = t.text("page-team-self", { seats: mates });
  const relation = seat === t.you ? own : t.text(mine ? "page-team-mate" : "page-team-foe");
  const words = t.you === null ? t.text("page-team", { team: team + 1 }) : relation;
  return t.html`<p>${words}${engaged.length ? ` ${facing(t, engaged, seat)}` : ""}</p>`;
}

/** The dialog behind a panel. @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  return t.html`${Style(t)}<div class="kk-sheet">
    <p class="kk-sheet__score"><b class="numeral">${player.score}</b> ${t.text("page-goal", { score: player.score, goal: t.public.goal })} · ${t.text("page-hand", { count: player.hand })} ${Out(t, player)}</p>
    ${Side(t, player, seat)}
    <h3>${t.text("page-row-lands")}</h3>
    <div class="lands">${SLOTS.map((slot) => Land(t, seat, slot, { named: true }))}</div>
    ${player.captured.length ? t.html`<h3>${t.text("page-row-captured")}</h3>${Spoils(t, seat)}` : null}
    ${Cards(t, player)}
  </div>`;
}
