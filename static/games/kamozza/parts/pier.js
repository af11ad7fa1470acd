// The pier: everybody still in, in the order of this round, with what lies before each of them.
import { Icon } from "../../../table/html.js";
import { bundle, cargo, lantern } from "../art/woodblock.js";
import { Drawn, isKind, ownLaid } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */

const STATIC = { bundle: bundle(), lantern: lantern() };

/** How many bundles others see before a seat: in the variant's open window, that one lies at all. @param {Table} t @param {number} seat */
function bundlesAt(t, seat) {
  const laid = t.public.players[seat]?.laid ?? 0;
  return (
    laid ||
    (t.public.mode === "variant" && t.public.phase === "cargo" && t.ready.includes(seat) ? 1 : 0)
  );
}

/** What a seat is doing, in one word. @param {Table} t @param {SeatInfo} seat */
function doing(t, seat) {
  const laid = bundlesAt(t, seat.seat);
  if (t.public.phase === "port") return t.ready.includes(seat.seat) ? "ready" : "thinking";
  if (laid) return "laid";
  return seat.awaited ? "choosing" : "later";
}

/** A claim over its owner's bundle; it need not be true, so it is drawn as breath, not as a sign. @param {Table} t @param {number} seat */
function Bubble(t, seat) {
  const claim = t.claims[seat];
  if (!claim) return null;
  const { cargo: kind, port } = claim.params;
  const picture = isKind(kind)
    ? Drawn(t, cargo(kind, "bubble__goods"))
    : port
      ? t.html`<b>${String(port)}</b>`
      : null;
  return t.html`<span class="bubble" title=${t.text("page-claim-help")}>${picture}<span class="bubble__text">${claim.text}</span></span>`;
}

/** What lies in a seat's bundles, as far as this viewer may know. @param {Table} t @param {number} number */
const knownAt = (t, number) =>
  t.everything?.seats[number]?.laid ?? (number === t.you ? ownLaid(t) : []);

/** Furoshiki, one for each card; one's own show what is inside. @param {Table} t @param {number} number @param {number} laid */
function Pile(t, number, laid) {
  if (!laid) return t.html`<span class="bundle__wait" />`;
  const known = knownAt(t, number);
  const inside = (/** @type {number} */ i) =>
    known[i] ? Drawn(t, cargo(known[i], "bundle__goods")) : null;
  return Array.from(
    { length: laid },
    (_, i) => t.html`<span class="bundle__one">${Drawn(t, STATIC.bundle)}${inside(i)}</span>`,
  );
}

/** @param {Table} t @param {number} number @param {number} turn */
function Seat(t, number, turn) {
  const seat = t.seats[number];
  if (!seat) return null;
  const laid = bundlesAt(t, number),
    what = doing(t, seat);
  const flag =
    number === t.public.start
      ? t.html`<svg class="bundle__start" viewBox="0 0 20 24" aria-hidden="true"><path d="M4 23V2M4 3h13l-4 5 4 5H4" /></svg>`
      : null;
  return t.html`<li key=${number} class="bundle" data-seat=${seat.colour} data-number=${number} data-doing=${what} data-awaited=${seat.awaited ? "" : null} data-you=${seat.you ? "" : null} data-key=${`pier-${number}`} title=${seat.name}>
    ${Bubble(t, number)}
    ${t.public.phase === "port" ? Drawn(t, STATIC.lantern) : null}
    <span class="bundle__pile" aria-hidden="true">${Pile(t, number, laid)}</span>
    <span class="bundle__name">${flag}<i class="crest" aria-hidden="true" /><span>${seat.called}</span></span>
    <span class="visually-hidden">${t.text("page-seat", { turn, doing: what, laid, start: number === t.public.start ? "yes" : "no" })}</span>
  </li>`;
}

/** How a seat ended: its rank and its points stand where its bundles lay. @param {Table} t @param {number} number */
function Placed(t, number) {
  const seat = t.seats[number],
    rank = t.outcome?.ranks[number] ?? 0;
  return t.html`<li key=${number} class="bundle placed" data-seat=${seat?.colour} data-you=${seat?.you ? "" : null} title=${seat?.name} data-rank=${rank}>
    <span class="placed__step"><b>${t.public.players[number]?.points}</b>${rank === 1 ? Icon("crown") : t.html`<small>${t.text("page-rank", { rank })}</small>`}</span>
    <span class="bundle__name"><i class="crest" aria-hidden="true" /><span>${seat?.called}</span></span>
  </li>`;
}

/** Everybody still in; when all is over everybody, the best first. @param {Table} t */
export function Seats(t) {
  const ranks = t.outcome?.ranks;
  if (!ranks)
    return t.html`<ol class="bundles" role="list" aria-label=${t.text("page-order")}>${t.public.order.map((number, i) => Seat(t, number, i + 1))}</ol>`;
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return t.html`<ol class="bundles" role="list" aria-label=${t.text("page-ranking")}>${order.map((number) => Placed(t, number))}</ol>`;
}
