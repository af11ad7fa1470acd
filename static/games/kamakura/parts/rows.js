// Everybody's row: plate, four lands, what was taken. The rows that a battle concerns come first.
import { Land, Spoils } from "./cards.js";
import { fighters, legOf, othersOf, SLOTS, targetOf } from "./reading.js";
import { Arrows } from "./volley.js";

/** @typedef {import("../view").Table} Table */

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
  const more = t.html`${flying ? Arrows(t, flying, slot) : null}${badge}`;
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
