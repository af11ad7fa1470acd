// Everybody's row: plate with score and hand, four lands, what was taken. The rows that a battle concerns come first.
import { Crest, Land, Sign, Spoils } from "./cards.js";
import { fighters, legOf, othersOf, SLOTS, targetOf, volleyPart } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

/** Lands under attack, as targets. @param {Table} t @returns {string[]} */
export function attackedAt(t) {
  const leg = legOf(t.public.battle);
  const shots = t.public.volley?.shots.filter(({ state }) => state === "flying") ?? [];
  return [...(leg ? [`${leg.defender}.${leg.slot}`] : []), ...shots.map(({ at }) => at)];
}

/** How many barrages one has aimed at a place so far. @param {Table} t @param {string} at */
const aimedAt = (t, at) =>
  [t.decision?.params.shots ?? []].flat().filter((/** @type {unknown} */ shot) => shot === at)
    .length;

/** Whether a barrage just answered is to fly back there. @param {Table} t @param {string} at */
const backAt = (t, at) =>
  t.answers.filter(({ prompt, choices }) => prompt === "back" && choices.includes(at)).length;

/** A land with all that is the matter with it. @param {Table} t @param {number} seat @param {number} slot @param {boolean} named */
export function Place(t, seat, slot, named = false) {
  const at = `${seat}.${slot}`;
  const flying =
    t.public.volley?.shots.filter((shot) => shot.at === at && shot.state === "flying").length ?? 0;
  const ref = t.choiceState(at) ? at : null;
  const aimed = aimedAt(t, at) + backAt(t, at);
  const badge =
    aimed > 0
      ? t.html`<span class="land__aimed" title=${t.text("page-aimed", { count: aimed })}><span aria-hidden="true">${aimed > 1 ? `×${aimed}` : "✓"}</span><span class="visually-hidden">${t.text("page-aimed", { count: aimed })}</span></span>`
      : null;
  const more = t.html`${flying ? volleyPart(t)?.Arrows(t, flying, slot) : null}${badge}`;
  return Land(t, seat, slot, { ref, more, named, attacked: attackedAt(t).includes(at) });
}

/** @param {Table} t @param {number} seat @param {boolean} concerned */
function Row(t, seat, concerned) {
  const { players, owner } = t.public;
  const player = players[seat];
  const mate = t.you !== null && player?.team !== null && player?.team === players[t.you]?.team;
  return t.html`<section key=${`row-${seat}`} class="foe" aria-label=${t.seats[seat]?.called} data-seat=${t.seats[seat]?.colour} data-row=${seat}
    data-concerned=${concerned ? "" : null} data-owner=${seat === owner && !t.outcome ? "" : null} data-out=${player?.out ? "" : null} data-mate=${mate ? "" : null}>
    ${t.plate(seat)}
    <div class="lands">${SLOTS.map((slot) => Place(t, seat, slot))}</div>
    ${Spoils(t, seat)}
  </section>`;
}

/** Opponents before teammates, as they sit. @param {Table} t @param {number[]} seats */
function ordered(t, seats) {
  const { mode, players } = t.public;
  const team = t.you === null ? 0 : players[t.you]?.team;
  if (mode !== "teams") return seats;
  const side = (/** @type {number} */ seat) => (players[seat]?.team === team ? 1 : 0);
  return [...seats].sort((a, b) => side(a) - side(b));
}

/** The others. @param {Table} t */
export function Rows(t) {
  const fighting = fighters(t);
  const asked = targetsAsked(t);
  const concerned = fighting.length ? [...new Set([...fighting, ...asked])] : othersOf(t);
  const others = othersOf(t);
  const first = concerned.filter((seat) => others.includes(seat));
  const rest = others.filter((seat) => !first.includes(seat));
  return t.html`<div class="foes" data-count=${first.length} data-rest=${rest.length} data-fight=${fighting.length ? "" : null}>
    ${ordered(t, first).map((seat) => Row(t, seat, true))}
    ${rest.length ? t.html`<div class="others">${ordered(t, rest).map((seat) => Row(t, seat, false))}</div>` : null}
  </div>`;
}

/** Seats whose lands may be chosen now. @param {Table} t */
const targetsAsked = (t) => [
  ...new Set((t.decision?.choices ?? []).flatMap((choice) => targetOf(choice)?.seat ?? [])),
];

/** The viewer's own row, large. @param {Table} t */
export function OwnRow(t) {
  if (t.you === null) return null;
  const { you } = t;
  const under = attackedAt(t).some((at) => targetOf(at)?.seat === you);
  return t.html`<section class="own" aria-label=${t.text("page-own")} data-seat=${t.seats[you]?.colour} data-row=${you} data-under=${under ? "" : null}
    data-owner=${you === t.public.owner && !t.outcome ? "" : null} data-out=${t.public.players[you]?.out ? "" : null}>
    ${t.plate(you)}
    <div class="lands">${SLOTS.map((slot) => Place(t, you, slot, true))}</div>
    ${Spoils(t, you)}
  </section>`;
}

/** The score as ticks up to what is needed. @param {Table} t @param {Player} player */
function Road(t, { score }) {
  const { goal } = t.public;
  const ticks = Array.from(
    { length: goal },
    (_, i) => t.html`<i data-on=${i < score ? "" : null} />`,
  );
  return t.html`<span class="road" aria-hidden="true" data-goal=${goal}>${ticks}</span>`;
}

/** Who may attack each other, in a sentence. @param {Table} t @param {number[]} seats @param {number} seat */
export const facing = (t, seats, seat) =>
  t.text(seat === t.you ? "page-engaged-mine" : "page-engaged", { seats });

/** Whom this player may attack, in teams. @param {Table} t @param {Player} player @param {number} seat */
function Engaged(t, { engaged }, seat) {
  if (!engaged.length) return null;
  const words = facing(t, engaged, seat);
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
    ${TeamMark(t, player, seat)}${Engaged(t, player, seat)}${Out(t, player)}${Road(t, player)}`;
  return { points: player.score, facts };
}

/** Which side a player is on, for the viewer; for who only watches, its number. @param {Table} t @param {Player} player @param {number} seat */
function sideOf(t, { team, engaged }, seat) {
  if (t.you === null) return t.text("page-team", { team: Number(team) + 1 });
  if (t.public.players[t.you]?.team === team) return seat === t.you ? "" : t.text("page-side-mate");
  return t.text(engaged.includes(t.you) ? "page-side-facing" : "page-side-foe");
}

/** The side in a word. @param {Table} t @param {Player} player @param {number} seat */
function TeamMark(t, player, seat) {
  const words = player.team === null ? "" : sideOf(t, player, seat);
  return words ? t.html`<span class="team" data-team=${player.team}>${words}</span>` : null;
}
