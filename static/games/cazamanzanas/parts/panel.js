// A player's panel, and the dialog behind it: deck, the portal that waits, and the discards that all may look through.
import { Icon } from "../../../table/html.js";
import { LaidCard } from "./hand.js";
import { Drawn } from "./track.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */

/** @param {Table} t @param {unknown} drawing @param {string} words @param {number | string} number @param {string | null} [cls] */
const Fact = (t, drawing, words, number, cls = null) =>
  t.html`<span class=${cls} title=${words}>${drawing}<span aria-hidden="true">${number}</span><span class="visually-hidden">${words}</span></span>`;

/** @param {Table} t @param {SeatInfo} seat */
export function panel(t, { seat }) {
  const player = t.public.players[seat];
  if (!player || t.public.phase === "opening") return { points: null };
  const { hand, deck, discard, portal, counts } = player;
  const facts = t.html`${Fact(t, Icon("hand"), t.text("page-hand", { count: hand }), hand)}
    ${Fact(t, Icon("facedown"), t.text("page-deck", { count: deck }), deck)}
    ${Fact(t, Drawn(t, "pile", "cz-mini"), t.text("page-discard", { count: discard.length }), discard.length, "cz-roomy")}
    ${portal ? Fact(t, Drawn(t, "portal", "cz-mini"), t.text("page-portal-aside"), "") : null}`;
  return { points: counts ? counts[0] + counts[1] : null, facts };
}

/** @param {Table} t @param {string} heading @param {import("../view").Face[]} faces */
const Cards = (t, heading, faces) =>
  t.html`<h3>${heading}</h3>${faces.length ? t.html`<ul class="gcards" role="list">${faces.map((face, i) => t.html`<li key=${i}>${LaidCard(t, face)}</li>`)}</ul>` : t.html`<p>${t.text("page-none")}</p>`}`;

/** Hunters that are known to all, after the end. @param {Table} t @param {import("../view").Player} player */
function Hunters(t, { hunters, counts }) {
  if (!hunters || !counts) return null;
  const lines = hunters.map((colour) => {
    const apples = t.public.baskets.find((basket) => basket.colour === colour)?.apples ?? 0;
    return t.html`<li key=${colour}>${t.text("page-basket-of", { colour, apples })}</li>`;
  });
  return t.html`<h3>${t.text("page-hunters")}</h3><ul>${lines}</ul>`;
}

/** @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  const { hand, deck, discard, portal, cards } = player;
  return t.html`<div class="cz-player"><p>${t.text("page-hand", { count: hand })} · ${t.text("page-deck", { count: deck })}</p>
    <p>${t.text(portal ? "page-portal-aside" : "page-portal-laid")}</p>${Hunters(t, player)}
    ${cards ? Cards(t, t.text("page-last-hand"), cards) : null}${Cards(t, t.text("page-discard", { count: discard.length }), [...discard].reverse())}</div>`;
}
