// The unrolled scroll in the middle: what one is composing, or what happened last while others think.
import { Crest, Laid, Power, partWords, Sign } from "./cards.js";
import { asks, ownCard, param, paramList, worthWith } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {import("preact").ComponentChildren} Children */

/** @param {Table} t @param {string} kind @param {Children} inside @param {string} label */
export const Scroll = (t, kind, inside, label) =>
  t.html`<section class="emaki ${kind}" aria-label=${label}><span class="hills" aria-hidden="true" />${inside}</section>`;

/** A deed of a turn: what it does and costs, or why it is not to be had. @param {Table} t @param {string} choice @param {string} sign @param {string} words */
function Deed(t, choice, sign, words) {
  const state = t.choiceState(choice);
  if (!state) return null;
  const why = t.reason(choice);
  return t.html`<button type="button" class="deed" key=${choice} data-ref=${choice}><b>${Sign(t, sign)}${t.text(`choice-turn-${choice}`)}</b><small>${why ?? words}</small></button>`;
}

/** Whether laying nothing of a soldier shows that one has none ready (KK-709). @param {Table} t @param {string} deed */
export function tells(t, deed) {
  const second = t.options.restock_rule === "second";
  if (deed === "restock") return !second;
  return deed === "pass" || t.options.obligation !== "attack";
}

/** The warning stands once below the deeds it is about. @param {Table} t */
function Warning(t) {
  const telling = ["barrage", "restock", "pass"].filter(
    (deed) => t.decision?.choices.includes(deed) && tells(t, deed),
  );
  return telling.length
    ? t.html`<p class="deeds__warn">${Sign(t, "eye")}<span>${t.text("page-warn-shows")}</span></p>`
    : null;
}

/** The four things one may do. @param {Table} t */
function Deeds(t) {
  const draws = Math.max(0, 8 - (t.own?.hand.length ?? 0)) || 8;
  const armed = t.decision?.choices.some((choice) => typeof choice === "number") ?? false;
  return t.html`<div class="deeds" role="group" aria-label=${t.text("page-deeds")}>
    <p class="deed deed--attack" data-open=${armed ? "" : null}><b>${Sign(t, "swords")}${t.text("page-deed-attack")}</b><small>${t.text(armed ? "page-deed-attack-how" : "page-deed-attack-no")}</small></p>
    ${Deed(t, "barrage", "arrows", t.text("page-deed-barrage"))}
    ${Deed(t, "restock", "draw", t.text(t.options.restock_rule === "second" ? "page-deed-restock-second" : "page-deed-restock", { count: draws }))}
    ${Deed(t, "pass", "rest", t.text("page-deed-pass"))}
    ${Warning(t)}
  </div>`;
}

/** What may answer the attack, and whether it can come back. @param {Table} t @param {{power: number, dual: boolean, turnable: boolean, ninja: boolean}} attack */
function Says(t, { power, dual, turnable, ninja }) {
  const count = dual ? 2 : 1;
  return t.html`<ul class="kk-says" role="list">
    <li>${Sign(t, "shield")}<span>${t.text("page-says-answer", { count, power })}</span></li>
    <li>${Sign(t, "back")}<span>${t.text(turnable ? "page-says-turn" : "page-says-safe", { power: power + 1 })}</span></li>
    ${ninja ? t.html`<li>${Sign(t, "bars")}<span>${t.text("page-says-blade")}</span></li>` : null}
    ${dual ? t.html`<li>${Sign(t, "swords")}<span>${t.text("page-says-dual")}</span></li>` : null}
  </ul>`;
}

/** The attack as far as it is composed. @param {Table} t */
function Attack(t) {
  const soldier = ownCard(t, param(t, "soldier"));
  const weapons = paramList(t, "weapons").flatMap((id) => ownCard(t, id) ?? []);
  if (!soldier) return null;
  const power = param(t, "power");
  const ghost = weapons.length < 2 ? Ghost(t, weapons.length) : null;
  const parts = weapons.map((weapon) => partWords(t, weapon.kind, worthWith(soldier, weapon)));
  return t.html`<div class="compose__top"><div class="compose__cards" data-stroke="from">${Laid(t, soldier.kind)}${weapons.map(({ kind }) => Laid(t, kind))}${ghost}</div>
    ${power ? t.html`<div class="compose__power">${Power(t, power, t.list(parts))}<small>${parts.join(" + ")}</small></div>` : null}</div>
    ${power ? Says(t, { power, dual: weapons.length > 1, turnable: Boolean(t.decision?.params.turnable), ninja: soldier.kind === "ninja" }) : null}`;
}

/** The place of a weapon that may still come. @param {Table} t @param {number} laid */
const Ghost = (t, laid) =>
  t.html`<span class="ghost" aria-hidden="true">${t.text(laid ? "page-ghost-second" : "page-ghost-first")}</span>`;

/** Barrages on their way to be aimed. @param {Table} t */
function Aiming(t) {
  const staged = [...t.picked].some((choice) => String(choice).includes(".")) ? 1 : 0;
  const shots = paramList(t, "shots").length + staged;
  const left = param(t, "left") - staged;
  const quiver = Array.from(
    { length: shots + left },
    (_, i) =>
      t.html`<span class="quiver__one" data-on=${i < shots ? "" : null}>${Laid(t, "barrage")}</span>`,
  );
  return t.html`<div class="quiver" data-stroke="from">${quiver}</div><p class="compose__words">${t.text("page-aiming", { shots, left })}</p>`;
}

/** What lies in the middle while the viewer composes a turn. @param {Table} t */
function Composing(t) {
  const inside = asks(t, "weapon", "target")
    ? Attack(t)
    : asks(t, "shot", "pay")
      ? Aiming(t)
      : asks(t, "turn")
        ? Deeds(t)
        : null;
  return inside ? Scroll(t, "compose", inside, t.text("page-compose")) : null;
}

/** Entries since the heading before the last one. @param {Table} t */
function lately(t) {
  const { log } = t;
  const heads = log.flatMap(({ key }, i) => (key === "turn" ? [i] : []));
  const from = heads.at(-1) === log.length - 1 ? (heads.at(-2) ?? 0) : (heads.at(-1) ?? 0);
  return log.slice(from).slice(-5);
}

/** A line of the log in words. @param {Table} t @param {import("../view").Entry} entry */
export function lineWords(t, { key, data, own }) {
  const mine = Boolean(own) && t.seats[Number(data.seat)]?.you;
  return t.text(`log-${key}`, { ...data, ...own, own: mine ? "yes" : "no" });
}

/** What happened last, in a few lines: on a phone the log is behind a button. @param {Table} t */
function Tale(t) {
  const known = lately(t).filter(({ key }) => t.has(`log-${key}`));
  if (!known.length) return null;
  const lines = known.map((entry) =>
    entry.key === "turn"
      ? t.html`<li class="tale__turn">${lineWords(t, entry)}</li>`
      : t.html`<li>${typeof entry.data.seat === "number" ? Crest(t, entry.data.seat) : t.html`<i />`}<span>${lineWords(t, entry)}</span></li>`,
  );
  return Scroll(
    t,
    "quiet",
    t.html`<ol class="tale" role="list">${lines}</ol>`,
    t.text("page-lately"),
  );
}

/** @param {Table} t */
export const Middle = (t) => (t.decision ? Composing(t) : null) ?? Tale(t);
