// section.hand: the two hunters under their cover, the cards, and the portal that waits.
import { Icon } from "../../../table/html.js";
import { asks, asksForCell, colourOf, faceName, param, shortName } from "./reading.js";
import { Drawn } from "./track.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Face} Face */
/** @typedef {import("../view").HandCard} HandCard */

/** @param {Table} t @param {number} points */
function Points(t, points) {
  return t.html`<span class="gcard__points" aria-hidden="true">${Array.from({ length: points }, (_, i) => t.html`<span key=${i}>${Drawn(t, "apple", "cz-mini")}</span>`)}</span>`;
}

/** A card's front. @param {Table} t @param {Face} face */
export const CardFace = (t, face) =>
  t.html`<span class="gcard__sky" aria-hidden="true">${Drawn(t, face.kind, "gcard__art")}</span><span class="gcard__name" aria-hidden="true">${shortName(t, face)}</span>${Points(t, face.points)}<span class="visually-hidden">${t.text("page-hand-card", { name: faceName(t, face), points: face.points })}</span>`;

/** A card that lies somewhere and is no choice. @param {Table} t @param {Face} face */
export const LaidCard = (t, face) =>
  t.html`<span class="gcard gcard--small" data-seat=${colourOf(t, face.set)}>${CardFace(t, face)}</span>`;

/** A card in its present part; each part is an element of its own, so that no mark of another stays on it. @param {Table} t @param {HandCard} card */
function One(t, card) {
  const asked = asks(t, "card", "dead-hand", "refill");
  const played = asksForCell(t) && param(t, "card") === card.card;
  const other = asksForCell(t) && t.mine && !played;
  const away = asks(t, "refill") && t.picked.has(card.card);
  const face = t.html`${CardFace(t, card)}${away ? t.html`<span class="gcard__away">${Icon("cross")}${t.text("page-away")}</span>` : null}`;
  const seat = colourOf(t, card.set);
  if (asked)
    return t.html`<button type="button" key="asked" class="gcard" data-seat=${seat} data-ref=${String(card.card)} data-away=${away ? "" : null}>${face}</button>`;
  if (other)
    return t.html`<button type="button" key="other" class="gcard" data-seat=${seat} data-key=${String(card.card)} data-other="" onClick=${() => t.instead("card", card.card)}>${face}</button>`;
  return t.html`<span key="laid" class="gcard" data-seat=${seat} data-key=${String(card.card)} data-played=${played ? "" : null}>${face}</span>`;
}

/** The viewer's hunters; a tap lays a cover over them and over the marks at their baskets. @param {Table} t */
function Hunters(t) {
  const cover = t.setting("cover");
  const hunters = t.own?.hunters ?? [];
  const colours = t.list(hunters.map(({ colour }) => t.text(`name-${colour}`)));
  const words = cover ? t.text("page-cover-lift") : t.text("page-cover-lay", { names: colours });
  const symbolOf = (/** @type {string} */ colour) =>
    t.public.baskets.find((basket) => basket.colour === colour)?.symbol;
  const one = (/** @type {{colour: string}} */ { colour }) =>
    cover
      ? t.html`<span key=${colour} class="hunter" data-cover="">${Drawn(t, "leaf", "hunter__art")}</span>`
      : t.html`<span key=${colour} class="hunter" data-colour=${colour}>${Drawn(t, `hunter-${symbolOf(colour)}`, "hunter__art")}</span>`;
  return t.html`<button type="button" class="hunters" aria-pressed=${String(cover)} onClick=${() => t.set("cover", !cover)}>
    <span class="visually-hidden">${words}</span><span class="hunters__pair" aria-hidden="true">${hunters.map(one)}</span><small>${Icon(cover ? "facedown" : "eye")}${t.text(cover ? "page-covered" : "page-only-you")}</small></button>`;
}

/** The second portal, as long as it waits. @param {Table} t */
function Waiting(t) {
  if (t.you === null || !t.public.players[t.you]?.portal) return null;
  return t.html`<figure class="beside" data-seat=${t.seats[t.you]?.colour}><span aria-hidden="true">${Drawn(t, "portal", "beside__art")}</span><figcaption>${t.text("page-portal-waits")}</figcaption></figure>`;
}

/** With all eyes: everybody's hand and hunters, one line each. @param {Table} t */
function OpenHands(t) {
  const symbolOf = (/** @type {string} */ colour) =>
    t.public.baskets.find((basket) => basket.colour === colour)?.symbol;
  const lines = t.seats.map(({ seat, called, colour }) => {
    const own = t.everything?.seats[seat];
    return t.html`<li data-seat=${colour}><span class="open-hand__name"><i class="crest" aria-hidden="true" />${called}</span>
      <span class="open-hand__hunters">${(own?.hunters ?? []).map((h) => t.html`<span class="hunter" data-colour=${h.colour} role="img" aria-label=${t.text(`name-${h.colour}`)}>${Drawn(t, `hunter-${symbolOf(h.colour)}`, "hunter__art")}</span>`)}</span>
      <span class="open-hand__cards">${(own?.hand ?? []).map((card) => LaidCard(t, card))}</span></li>`;
  });
  return t.html`<ul class="open-hands" role="list">${lines}</ul>`;
}

/** @param {Table} t */
export function Hand(t) {
  if (t.public.phase === "opening") return null;
  if (t.everything) return OpenHands(t);
  if (!t.own || t.you === null || t.outcome) return null;
  const cards = t.own.hand.map((card) => t.html`<li key=${card.card}>${One(t, card)}</li>`);
  return t.html`<div class="cz-hand">${Hunters(t)}<ul class="gfan" role="list">${cards}</ul>${Waiting(t)}</div>`;
}
