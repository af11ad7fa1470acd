// A player's panel and the dialog behind it: what lies open, what lies face down, how many cards are in hand.
import { Icon } from "../../../table/html.js";
import { cargo } from "../art/woodblock.js";
import { Drawn, KINDS, WEIGHT } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Player} Player */
/** @typedef {{kind: Kind, owner: number}} Up */

/** A small fact: an icon, a number, and words for those who do not see it. @param {Table} t @param {string} icon @param {string} words @param {number | string} [number] */
const Fact = (t, icon, words, number = "", cls = "") =>
  t.html`<span class=${cls} title=${words}>${Icon(icon)}<span aria-hidden="true">${number}</span><span class="visually-hidden">${words}</span></span>`;

/** The goods that lie open, lightest first; a captured gold carries its owner's colour. @param {Table} t @param {number} seat @param {Up[]} up */
function Fan(t, seat, up) {
  if (!up.length) return null;
  const sorted = [...up].sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]);
  const goods = sorted.map(
    ({ kind, owner }) =>
      t.html`<i data-seat=${owner === seat ? null : t.seats[owner]?.colour} data-captured=${owner === seat ? null : ""}>${Drawn(t, cargo(kind))}</i>`,
  );
  return t.html`<span class="fan" title=${t.text("page-up", { kinds: sorted.map(({ kind }) => kind) })}><span aria-hidden="true">${goods}</span><span class="visually-hidden">${t.text("page-up", { kinds: sorted.map(({ kind }) => kind) })}</span></span>`;
}

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, seat) {
  const player = t.public.players[seat.seat];
  if (!player) return { points: null };
  const { hand, lost, up, out, points } = player;
  const facts = t.html`
    ${out ? Fact(t, "cross", t.text("page-out", { round: out }), t.text("page-out-short"), "fact-out") : Fact(t, "hand", t.text("page-hand", { count: hand }), hand, "fact-hand")}
    ${seat.seat === t.public.start && t.public.phase !== "over" ? Fact(t, "start", t.text("page-start"), "", "fact-start") : null}
    ${lost ? Fact(t, "facedown", t.text("page-lost", { count: lost }), lost, "only-roomy") : null}
    ${Fan(t, seat.seat, up)}`;
  return { points, facts };
}

/** A row of goods with weights, or a word when there is none. @param {Table} t @param {string} label @param {Up[]} goods */
function Row(t, label, goods) {
  const items = goods.map(
    ({ kind, owner }) =>
      t.html`<li data-captured=${owner < 0 ? null : ""} data-seat=${t.seats[owner]?.colour}>${Drawn(t, cargo(kind))}<b>${WEIGHT[kind]}</b><span>${t.text(`name-${kind}`)}</span>${owner < 0 ? null : t.html`<small><i class="crest" aria-hidden="true" />${t.text("page-captured", { owner })}</small>`}</li>`,
  );
  return t.html`<dt>${label}</dt><dd>${items.length ? t.html`<ul class="wares" role="list">${items}</ul>` : t.text("page-none")}</dd>`;
}

/** @param {readonly Kind[]} kinds @returns {Up[]} */
const plain = (kinds) =>
  KINDS.filter((kind) => kinds.includes(kind)).map((kind) => ({ kind, owner: -1 }));

/** The kinds of a seat's lost goods that this viewer may see, or null. @param {Table} t @param {number} seat @param {Player} player */
const lostKinds = (t, seat, player) =>
  player.lost_kinds ??
  t.everything?.seats[seat]?.lost ??
  (seat === t.you ? t.own?.lost : null) ??
  null;

/** The kinds in a seat's hand that this viewer may see, or null. @param {Table} t @param {number} seat @param {Player} player */
const handKinds = (t, seat, player) =>
  player.left ?? t.everything?.seats[seat]?.hand ?? (seat === t.you ? t.own?.hand : null) ?? null;

/** All that is open about a seat, as rows of goods. @param {Table} t @param {number} seat */
export function wares(t, seat) {
  const player = t.public.players[seat];
  if (!player) return null;
  const lost = lostKinds(t, seat, player),
    hand = handKinds(t, seat, player);
  const up = [...player.up]
    .sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])
    .map((good) => (good.owner === seat ? { ...good, owner: -1 } : good));
  return t.html`${Row(t, t.text("page-row-up", { points: player.points }), up)}
    ${lost ? Row(t, t.text("page-row-lost"), plain(lost)) : t.html`<dt>${t.text("page-row-lost")}</dt><dd>${t.text("page-lost", { count: player.lost })}</dd>`}
    ${hand ? Row(t, t.text(player.left && player.laid ? "page-row-left" : "page-row-hand"), plain(hand)) : t.html`<dt>${t.text("page-row-hand")}</dt><dd>${t.text("page-hand", { count: player.hand })}</dd>`}`;
}

/** The dialog behind a panel. @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, seat) {
  const player = t.public.players[seat.seat];
  if (!player) return null;
  const [round, position] = player.stamp;
  return t.html`<dl class="ledger">${wares(t, seat.seat)}</dl>
    <p class="meta ledger__stamp">${t.text(round ? "page-stamp" : "page-stamp-never", { round, position })}${player.out ? ` ${t.text("page-out", { round: player.out })}` : ""}</p>`;
}
