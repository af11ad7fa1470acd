// The news sheet over the harbour: how the last round ended, until the viewer acts. What was loaded is drawn only while
// the page still holds it (`then`); later, and for newcomers, names and numbers stay.
import { Icon } from "../../../table/html.js";
import { cargo } from "../art/woodblock.js";
import { Drawn, ownLaid, WEIGHT } from "./goods.js";
import { gains, reasons, resultOf, sailedBare } from "./reasons.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").PortData} PortData */
/** @typedef {import("../view").PortThen} PortThen */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {{seat: number, kind: Kind, fate: "loaded" | "eaten" | "refused" | "confiscated" | "left" | "lost"}} Fate */

/** What is told of a port: for good, and while the page still holds it. @typedef {{data: PortData, then: PortThen | null}} Told */

/** The `port` entries of the last finished round, in the order they were resolved. @param {Table} t */
function lastRound(t) {
  const from = t.log.findLastIndex((entry) => entry.key === "ports" || entry.key === "all-laid");
  return from < 0 ? [] : t.log.slice(from).filter((entry) => entry.key === "port");
}

/** @param {import("../view").Entry} entry @returns {Told} */
export function readPort(entry) {
  const data = /** @type {any} */ (entry.data),
    then = /** @type {any} */ (entry.then ?? (entry.data.cargo ? entry.data : null));
  return { data, then };
}

/** Every good that came to a port, with what became of it. @param {PortData} data @param {PortThen} then @returns {Fate[]} */
export function fatesOf(data, then) {
  const among = (
    /** @type {import("../view").Good[]} */ list,
    /** @type {number} */ seat,
    /** @type {Kind} */ kind,
  ) => list.some((good) => good.seat === seat && good.kind === kind);
  const fate = (/** @type {number} */ seat, /** @type {Kind} */ kind) => {
    if (among(then.refused, seat, kind)) return "refused";
    if (among(then.confiscated, seat, kind)) return "confiscated";
    if (among(then.left, seat, kind)) return data.result === "typhoon" ? "lost" : "left";
    if (among(then.eaten, seat, kind) || (then.swallowed?.gold === seat && kind === "gold"))
      return "eaten";
    return data.result === "departed" || data.result === "loaded" ? "loaded" : "lost";
  };
  return data.seats.flatMap((seat) =>
    (then.cargo[seat] ?? []).map((kind) => ({ seat, kind, fate: fate(seat, kind) })),
  );
}

/** One good with its owner's crest and its fate: struck out and named when it was lost. @param {Table} t @param {Fate} good */
export function Chip(t, { seat, kind, fate }) {
  const owner = t.seats[seat];
  const words = t.text("page-fate", { seat, kind, fate });
  return t.html`<li class="chip-good" data-seat=${owner?.colour} data-fate=${fate} title=${words}><i class="crest" aria-hidden="true" />${Drawn(t, cargo(kind))}<b aria-hidden="true">${WEIGHT[kind]}</b><span class="visually-hidden">${words}</span></li>`;
}

/** How a port ended, in a line. @param {Table} t @param {Told} told */
function Head(t, { data, then }) {
  const weighed = then && data.result !== "empty" && data.result !== "typhoon" && !sailedBare(data);
  const load = weighed
    ? t.text("page-load", { load: then.load, capacity: data.capacity ?? 0 })
    : "";
  return t.html`<span class="news__head" data-port=${data.port} data-result=${data.result}><b>${data.port}</b><span>${load}</span><em>${t.text(`page-was-${resultOf(data)}`)}</em></span>`;
}

/** A name that gives way before anything else does. @param {Table} t @param {number} seat */
const Name = (t, seat) =>
  t.html`<i class="crest" aria-hidden="true" /><span class="news__name">${t.seats[seat]?.called}</span>`;

/** What was there, or, where that may not be read any more, who. @param {Table} t @param {Told} told */
function Goods(t, { data, then }) {
  if (!data.seats.length)
    return t.html`<p class="news__who" data-port=${data.port}>${t.text("page-nobody")}</p>`;
  if (!then)
    return t.html`<ul class="news__who" role="list" data-port=${data.port}>${data.seats.map((seat) => t.html`<li data-seat=${t.seats[seat]?.colour}>${Name(t, seat)}</li>`)}</ul>`;
  return t.html`<ul class="goods" role="list" data-port=${data.port}>${fatesOf(data, then).map((good) => Chip(t, good))}</ul>`;
}

/** Who gained what, and why goods were lost. @param {Table} t @param {Told[]} told */
function Words(t, told) {
  const lines = told.flatMap((port) =>
    reasons(t, port).map((words) => ({ port: port.data.port, words })),
  );
  return t.html`<ul class="news__gains" role="list">${gains(t, told).map(({ seat, points }) => t.html`<li data-seat=${t.seats[seat]?.colour} data-you=${seat === t.you ? "" : null}>${Name(t, seat)} <b>+${points}</b></li>`)}</ul>
    <ul class="news__why" role="list">${lines.map(({ port, words }) => t.html`<li><b>${port}</b> ${words}</li>`)}</ul>`;
}

/** Puts the sheet away until the next round. @param {Event} event */
const putAway = ({ currentTarget }) =>
  currentTarget instanceof Element && currentTarget.closest(".news")?.setAttribute("hidden", "");

/** @param {Table} t */
export function News(t) {
  const { phase, round } = t.public;
  const acted =
    phase === "port" || t.picked.size > 0 || (phase === "cargo" && ownLaid(t).length > 0);
  const told = lastRound(t).map(readPort);
  if (acted || !told.length) return null;
  told.sort((one, other) => one.data.port.localeCompare(other.data.port));
  return t.html`<aside class="news" key=${`${phase}-${round}`} aria-label=${t.text("page-news")}>
    <details open>
      <summary>${told.map((port) => Head(t, port))}</summary>
      ${Words(t, told)}
      <div class="news__goods">${told.map((port) => Goods(t, port))}</div>
    </details>
    <button type="button" class="news__close" onClick=${putAway} aria-label=${t.text("page-news-close")}>${Icon("cross")}</button>
  </aside>`;
}
