// The news sheet over the harbour: how the last round ended, until the viewer acts. What was loaded is drawn only while
// the page still holds it (`then`); later, and for newcomers, names and numbers stay.
import { Icon } from "../../../table/html.js";
import { cargo } from "../art/woodblock.js";
import { Drawn, ownLaid, WEIGHT } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").PortData} PortData */
/** @typedef {import("../view").PortThen} PortThen */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {{seat: number, kind: Kind, fate: "loaded" | "eaten" | "refused" | "confiscated" | "left" | "lost"}} Fate */

/** The `port` entries of the last finished round, in the order they were resolved. @param {Table} t */
function lastRound(t) {
  const from = t.log.findLastIndex((entry) => entry.key === "ports" || entry.key === "all-laid");
  return from < 0 ? [] : t.log.slice(from).filter((entry) => entry.key === "port");
}

/** @param {import("../view").Entry} entry @returns {{data: PortData, then: PortThen | null}} */
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
    if (among(then.left, seat, kind)) return "left";
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

/** Without the goods: who was here. @param {Table} t @param {PortData} data */
const Who = (t, data) =>
  t.html`<p class="news__who">${data.seats.length ? t.names(data.seats) : t.text("page-nobody")}</p>`;

/** @param {Table} t @param {import("../view").Entry} entry */
function Report(t, entry) {
  const { data, then } = readPort(entry);
  const title =
    then && data.result !== "empty" && data.result !== "typhoon"
      ? t.text("page-load", { load: then.load, capacity: data.capacity ?? 0 })
      : "";
  const goods =
    then && data.seats.length
      ? t.html`<ul class="goods" role="list">${fatesOf(data, then).map((good) => Chip(t, good))}</ul>`
      : Who(t, data);
  return t.html`<section class="news__port" data-port=${data.port} data-result=${data.result}><p class="news__head"><b>${data.port}</b><span>${title}</span><em>${t.text(`page-was-${data.result}`)}</em></p>${goods}</section>`;
}

/** Puts the sheet away until the next round. @param {Event} event */
const putAway = ({ currentTarget }) =>
  currentTarget instanceof Element && currentTarget.closest(".news")?.setAttribute("hidden", "");

/** @param {Table} t */
export function News(t) {
  const { phase, round } = t.public;
  const acted =
    phase === "port" || t.picked.size > 0 || (phase === "cargo" && ownLaid(t).length > 0);
  const reports = lastRound(t);
  if (acted || !reports.length) return null;
  const close = t.html`<button type="button" class="news__close" onClick=${putAway} aria-label=${t.text("page-news-close")}>${Icon("cross")}</button>`;
  return t.html`<aside class="news" key=${`${phase}-${round}`} aria-label=${t.text("page-news")}>${reports.map((entry) => Report(t, entry))}${close}</aside>`;
}
