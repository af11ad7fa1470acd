// A berth: the port's banner, the ship that lies here (or the storm), the ships that are gone and those to come.
import { bollard, deck, noRats, ship, sign, tally, typhoon } from "../art/woodblock.js";
import { arrivalAt, cardOf, Drawn, ownPort, portsOf, sizeOf } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").PortId} PortId */
/** @typedef {import("../view").Arrival} Arrival */
/** @typedef {import("../view").Gone} Gone */

const STATIC = {
  typhoon: typhoon(),
  noRats: noRats(),
  bollard: bollard(),
  deck: deck(),
  small: sign("small"),
  large: sign("large"),
};

/** @type {Map<string, string>} */
const ships = new Map();

/** The picture of an arrival. @param {Arrival} arrival */
export function pictureOf(arrival) {
  if (arrival.kind === "typhoon") return STATIC.typhoon;
  const drawn =
    ships.get(arrival.id) ?? ship({ capacity: arrival.capacity ?? 0, cat: arrival.kind === "cat" });
  ships.set(arrival.id, drawn);
  return drawn;
}

/** "holds 17" and the like, for the label of a berth. @param {Table} t @param {PortId} id */
export function arrivalWords(t, id) {
  const arrival = arrivalAt(t, id);
  return t.text(`page-berth-${arrival?.kind ?? "none"}`, {
    port: id,
    capacity: arrival?.capacity ?? 0,
  });
}

/** The board before a berth where no ordinary ship lies; it stands before the waves. @param {Table} t @param {PortId} id */
export function Notice(t, id) {
  const arrival = arrivalAt(t, id);
  if (!arrival || arrival.kind === "ship") return null;
  const picture = arrival.kind === "cat" ? Drawn(t, STATIC.noRats) : null;
  return t.html`<p class="notice-board" data-port=${id} aria-hidden="true"><span>${picture}${t.text(`page-notice-${arrival.kind}`)}</span></p>`;
}

/** @param {Table} t @param {PortId} id */
function Banner(t, id) {
  return t.html`<span class="nobori" aria-hidden="true"><b>${id}</b>${portsOf(t).length > 1 ? Drawn(t, STATIC[sizeOf(id)]) : null}</span>`;
}

/** @param {Table} t @param {PortId} id */
function Berth(t, id) {
  const arrival = arrivalAt(t, id);
  const picture =
    arrival &&
    t.html`<span class="bob" key=${arrival.id} data-kind=${arrival.kind}>${Drawn(t, pictureOf(arrival))}</span>`;
  return t.html`<span class="quay__berth" aria-hidden="true">${picture}</span>`;
}

/** How a berth stands: as a choice, or answered and still to be taken back. @param {Table} t @param {PortId} id */
function stateOf(t, id) {
  if (t.decision?.prompt === "port") return t.choiceState(id);
  return ownPort(t) === id ? "sent" : null;
}

/** What can be pressed: all of it. @param {Table} t @param {PortId} id */
const Press = (t, id) =>
  t.html`<button type="button" class="quay__press" data-ref=${id} data-key=${`quay-${id}`}><span class="visually-hidden">${arrivalWords(t, id)}</span></button>`;

/** What a berth is, when it is not a button. @param {Table} t @param {PortId} id @param {string | null} state */
const Words = (t, id, state) =>
  t.html`<span class="visually-hidden">${state === "sent" ? t.text("page-berth-yours", { port: id }) : arrivalWords(t, id)}</span>`;

/** Half the harbour; while ports are chosen, one large button lies over it. @param {Table} t @param {PortId} id */
export function Quay(t, id) {
  const state = stateOf(t, id);
  const storm = arrivalAt(t, id)?.kind === "typhoon";
  const sealed = state === "chosen" || state === "sending" || state === "sent";
  return t.html`<div key=${id} class="quay" data-port=${id} data-state=${state}>
    ${storm ? t.html`<span class="quay__storm" aria-hidden="true" />` : null}
    ${Banner(t, id)}
    <span class="seal" data-on=${sealed ? "" : null} aria-hidden="true"><svg viewBox="0 0 40 40"><use href="#kz-tick" /></svg></span>
    ${Berth(t, id)}
    <span class="quay__foam" aria-hidden="true" />
    <span class="bollards" aria-hidden="true">${Drawn(t, STATIC.bollard)}${Drawn(t, STATIC.bollard)}</span>
    ${state === null || state === "sent" ? Words(t, id, state) : Press(t, id)}
  </div>`;
}

/** @param {Table} t @param {Gone} gone */
function Tally(t, gone) {
  const words = t.text(`page-gone-${gone.result}`, {
    capacity: gone.capacity ?? 0,
    round: gone.round,
    cat: gone.id.startsWith("cat") ? "yes" : "no",
  });
  return t.html`<li class="tally" data-result=${gone.result} title=${words}>${Drawn(t, tally(gone.result, String(gone.capacity ?? "")))}<span class="visually-hidden">${words}</span></li>`;
}

/** Under the banner: the face-down deck, and a tally for each ship that is gone. @param {Table} t @param {PortId} id */
export function Fleet(t, id) {
  const port = t.public.ports[id];
  if (!port) return null;
  return t.html`<div class="fleet" data-port=${id}>
    <button type="button" class="fleet__deck" popovertarget=${`kz-deck-${id}`} aria-label=${t.text("page-deck", { port: id })}>${Drawn(t, STATIC.deck)}</button>
    <ul class="fleet__gone" role="list" aria-label=${t.text("page-gone", { port: id })}>${port.gone.map((gone) => Tally(t, gone))}</ul>
    <div class="fleet__card" id=${`kz-deck-${id}`} popover="auto"><p><b>${t.text("page-deck", { port: id })}</b></p>${ToComeList(t, port.to_come)}<p class="small">${t.text("page-deck-help")}</p></div>
  </div>`;
}

/** @param {Table} t @param {string[]} ids */
function ToComeList(t, ids) {
  const label = (/** @type {Arrival} */ card) =>
    card.kind === "ship"
      ? card.capacity
      : t.text(`page-card-${card.kind}`, { capacity: card.capacity ?? 0 });
  return t.html`<ul class="to-come" role="list">${ids.map(cardOf).map((card) => t.html`<li data-kind=${card.kind}>${label(card)}</li>`)}</ul>`;
}

/** The same list on the pier's face, where there is room. @param {Table} t @param {PortId} id */
export function ToCome(t, id) {
  return t.html`<div class="manifest" data-port=${id} aria-hidden="true"><span>${t.text("page-to-come")}</span>${ToComeList(t, t.public.ports[id]?.to_come ?? [])}</div>`;
}
