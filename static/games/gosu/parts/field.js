// The field: on a phone one army at a time, the others a swipe or a tab away; where there is room, all of them.
import { useEffect, useRef, useState } from "preact/hooks";
import { Army, targetsIn } from "./army.js";
import { panel } from "./panel.js";
import { askedIn, asks, foesOf, partnerOf } from "./reading.js";
import { Sign } from "./signs.js";
import { Tray } from "./tray.js";
import { Quests, Well } from "./well.js";

/** @typedef {import("../view").Table} Table */

/** Armies in the order in which one swipes: the own first. @param {Table} t */
export function ordered(t) {
  const mate = partnerOf(t, t.you);
  return [...(t.you === null ? [] : [t.you]), ...(mate === null ? [] : [mate]), ...foesOf(t)];
}

/** Brings an army to where it can be seen. @param {HTMLElement | null} strip @param {number} seat @param {boolean} still */
function turnTo(strip, seat, still) {
  const army = strip?.querySelector(`#army-${seat}`);
  if (!strip || !(army instanceof HTMLElement)) return;
  strip.scrollTo({ left: army.offsetLeft - strip.offsetLeft, behavior: still ? "auto" : "smooth" });
}

/** @param {Table} t @param {number} seat @param {boolean} here @param {() => void} go */
function Tab(t, seat, here, go) {
  const player = t.public.players[seat];
  const count = targetsIn(t, seat);
  const info = t.seats[seat];
  const facts = info ? panel(t, info).facts : null;
  const words = t.text("page-tab", { seat, value: player?.value ?? 0, count });
  return t.html`<button type="button" class="tab" key=${seat} data-seat=${t.seats[seat]?.colour} aria-pressed=${String(here)} onClick=${go} data-asked=${count ? "" : null} data-awaited=${info?.awaited && !t.outcome ? "" : null}>
    <span class="visually-hidden">${words}</span><span class="tab__top" aria-hidden="true"><i class="crest"></i><span class="tab__name">${t.seats[seat]?.called}</span><span class="tab__might">${Sign(t, "might")}${player?.value}</span></span>
    <span class="tab__facts">${facts}${info?.conceded ? t.html`<span class="flag">${t.text("ui-table-conceded")}</span>` : null}</span>${t.says(seat)}</button>`;
}

/** The army that is in sight in a strip one swipes through. @param {HTMLElement} strip @param {number[]} seats */
function inSight(strip, seats) {
  const at = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  return seats[Math.min(seats.length - 1, at)] ?? 0;
}

/** @param {{t: Table}} props */
export function Field({ t }) {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  const seats = ordered(t);
  const [here, setHere] = useState(seats[0] ?? 0);
  const asked = askedIn(t);
  const victim = asks(t, "trap", "destroy") ? asked.find((seat) => foesOf(t).includes(seat)) : null;
  const first =
    victim ??
    asked.find((seat) => seat === here) ??
    asked[0] ??
    (t.decision ? seats[0] : undefined);
  useEffect(() => {
    if (first !== undefined) turnTo(strip.current, first, t.still);
  }, [t.decision?.id, first]);
  const scrolled = () => strip.current && setHere(inSight(strip.current, seats));
  const mate = partnerOf(t, t.you);
  const mine = seats.filter((seat) => seat === t.you || seat === mate);
  return t.html`<nav class="tabs-strip" aria-label=${t.text("page-tabs")}>${seats.map((seat) => Tab(t, seat, seat === here, () => turnTo(strip.current, seat, t.still)))}</nav>
    <div class="go-field" tabindex="0" role="group" aria-label=${t.text("page-tabs")} ref=${strip} onScroll=${scrolled} data-foes=${foesOf(t).length} data-teams=${mate === null ? null : ""}>
      <div class="field__mine">${mine.map((seat) => Army(t, seat))}</div><div class="field__foes">${foesOf(t).map((seat) => Army(t, seat))}</div></div>
    ${Well(t)}${Quests(t)}${Tray(t)}`;
}
