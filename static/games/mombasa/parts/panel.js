// A player's panel: what is public about a seat, in small.
import { Icon } from "../../../table/html.js";
import { Sign } from "./pieces.js";
import { cardOf, SLOTS, symbolOf, worthOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Player} Player */

/** A small fact: a sign, a number, and words for those who do not see it. @param {Table} t @param {unknown} sign @param {number | string} number @param {string} words */
const Fact = (t, sign, number, words, cls = "") =>
  t.html`<span class=${cls} title=${words}>${sign}<span aria-hidden="true">${number}</span><span class="visually-hidden">${words}</span></span>`;

/** Slots in small, on wide pages. @param {Table} t @param {Player} player */
function Stubs(t, player) {
  const stubs = SLOTS.map((slot) => {
    const item = player.slots[slot];
    const card = item && cardOf(item.id);
    const rest = player.resting[slot].count;
    return t.html`<i class="mm-stub" data-slot=${slot} data-used=${item?.used ? "" : null} data-none=${card ? null : ""}><small>${rest || ""}</small>${card ? t.html`<b>${worthOf(card)}</b>${Sign(t, symbolOf(card, item?.good))}` : player.open.includes(slot) ? null : Sign(t, "lock")}</i>`;
  });
  return t.html`<span class="mm-stubs only-wide" aria-hidden="true">${stubs}</span>`;
}

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return { points: null };
  const first = seat === t.public.first && t.public.phase !== "over";
  const facts = t.html`
    ${Fact(t, Sign(t, "pounds"), player.pounds, t.text("page-pounds", { pounds: player.pounds }))}
    ${Fact(t, Icon("hand"), player.hand, t.text("page-hand-count", { count: player.hand }))}
    ${first ? Fact(t, Sign(t, "first_player"), "", t.text("page-first")) : null}
    ${Fact(t, Sign(t, "diamonds"), player.diamonds, t.text("page-diamonds", { space: player.diamonds }), "only-wide")}
    ${Fact(t, Sign(t, "ink"), player.ink, t.text("page-ink", { space: player.ink }), "only-wide")}
    ${Fact(t, Sign(t, "advance"), `${player.markers}/${player.owned}`, t.text("page-markers", { left: player.markers, of: player.owned }), "only-wide")}
    ${player.out && t.public.phase === "turns" ? Fact(t, Icon("check"), "", t.text("page-done"), "only-wide") : null}
    <span class="visually-hidden">${t.text("page-projected", { pounds: player.total })}</span>
    ${Stubs(t, player)}`;
  return { points: player.total, facts };
}
