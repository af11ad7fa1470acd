// A soldier's battle: the chain as seals on a thread, two lanes that keep their sides and swap titles, and
// between them the number that must be met.
import { Crest, Laid, Power, Sign, shortSum, sumWords } from "./cards.js";
import { legOf } from "./reading.js";
import { Scroll } from "./scroll.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Battle} Battle */
/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Armed} Armed */
/** @typedef {{seat: number, key: string, index: number, sign: string | null, kind: string | null, params: Record<string, unknown>}} Step */

/** Which entries are steps of a battle, and their sign where no card stands for them. @type {Readonly<Record<string, string | null>>} */
const STEPS = {
  ...{ attack: null, defend: null, blade: null, counter: null },
  ...{ sacrifice: "three", turned: "back", "not-turned": "shield", surrender: "flag" },
  ...{ "blade-none": "rest", "counter-none": "rest" },
  ...{ asked: "ask", "aid-none": "rest", "aid-taken": "cards" },
};

/** @param {string} key @param {Record<string, unknown>} data */
function kindOf(key, data) {
  if (key === "blade" || key === "counter") return "kunai";
  return key === "attack" || key === "defend" ? String(data.soldier) : null;
}

/** The steps of the battle on the table, from the log. @param {Table["log"]} log @returns {Step[]} */
export function stepsOf(log) {
  const start = log.findLastIndex(({ key }) => key === "attack");
  if (start < 0) return [];
  return log.slice(start).flatMap(({ key, data }, i) => {
    if (!(key in STEPS)) return [];
    const seat = Number(data.seat);
    const sign = STEPS[key] ?? null;
    return [{ seat, key, index: start + i, sign, kind: kindOf(key, data), params: data }];
  });
}

/** @param {Table} t @param {Step} step */
function Seal(t, step) {
  const words = t.text(`page-step-${step.key}`, step.params);
  const more = t.has(`page-step-${step.key}.more`)
    ? t.text(`page-step-${step.key}.more`, step.params)
    : "";
  const picture = step.kind
    ? t.html`<svg aria-hidden="true"><use href=${`#kk-${step.kind}`} /></svg>`
    : Sign(t, step.sign ?? "rest");
  return t.html`<li key=${step.index} data-seat=${t.seats[step.seat]?.colour}><button type="button" class="seal" onClick=${() => t.showEntry(step.index)} title=${t.text("page-step-open")}>
    <span class="seal__dot paper" aria-hidden="true">${picture}<span class="seal__whose">${Crest(t, step.seat)}</span></span>
    <b>${words}</b><small>${more}</small></button></li>`;
}

/** The step that is being waited for: the same whoever is asked and whatever they hold. @param {Table} t */
function Open(t) {
  const [seat] = t.awaited.seats;
  if (seat === undefined || t.outcome) return null;
  const step = t.awaited.prompt ?? "defend";
  return t.html`<li key="open" aria-current="step" data-seat=${t.seats[seat]?.colour}><span class="seal"><span class="seal__dot" aria-hidden="true">?<span class="seal__whose">${Crest(t, seat)}</span></span>
    <b>${t.has(`page-open-${step}`) ? t.text(`page-open-${step}`) : "?"}</b><small>${t.seats[seat]?.called}</small></span></li>`;
}

/** @param {Table} t */
const Chain = (t) =>
  t.html`<ol class="chain" role="list" aria-label=${t.text("page-chain")} data-tail="">${stepsOf(t.log).map((step) => Seal(t, step))}${Open(t)}</ol>`;

/** Where a card on the table comes from: of one's own hand, the card of that kind that has just gone. @param {Table} t @param {number} by @param {Kind} kind @param {number} nth */
function fromOf(t, by, kind, nth) {
  if (by !== t.you) return null;
  const left = (t.own?.hand ?? []).filter((card) => card.kind === kind).length;
  return `mine-${kind}-${left + nth}`;
}

/** A soldier with his weapons. @param {Table} t @param {Armed} armed @param {{by: number, key: string, old?: boolean, ribbon?: import("preact").ComponentChildren, mark?: string | null, blades?: number}} how */
function Group(t, armed, { by, key, old = false, ribbon = null, mark = null, blades = 0 }) {
  const words = sumWords(t, armed);
  const sum = shortSum(armed);
  /** @type {Kind[]} */
  const rest = [
    ...armed.weapons,
    ...Array.from({ length: blades }, () => /** @type {Kind} */ ("kunai")),
  ];
  const laid = (/** @type {Kind} */ kind, /** @type {number} */ i) =>
    Laid(t, kind, {
      key: `${key}-${i}`,
      from: fromOf(t, by, kind, rest.slice(0, i).filter((k) => k === kind).length),
    });
  return t.html`<div class="group" data-old=${old ? "" : null} key=${key}>
    <div class="group__cards" data-stroke=${mark} data-count=${1 + rest.length}>
      ${Laid(t, armed.soldier, { key: `${key}-s`, from: fromOf(t, by, armed.soldier, 0), more: ribbon, turned: Boolean(ribbon) })}
      ${rest.map(laid)}</div>
    <p class="group__sum" title=${words}><b>${armed.power}</b>${sum === String(armed.power) ? null : t.html`<span aria-hidden="true">${sum}</span>`}<span class="visually-hidden">${words}</span></p>
  </div>`;
}

/** How many blades a seat has played in any leg. @param {Battle} battle @param {number} seat */
const bladesOf = (battle, seat) =>
  battle.legs.flatMap(({ blades }) => blades.filter((by) => by === seat)).length;

/** Whom the attacking soldier fights for, once he has been turned. @param {Table} t @param {Battle} battle */
function Ribbon(t, battle) {
  const controller = legOf(battle)?.attacker ?? battle.by;
  if (controller === battle.by) return null;
  return t.html`<span class="ribbon" data-seat=${t.seats[controller]?.colour}>${Crest(t, controller)}${t.text("page-ribbon", { seat: controller })}</span>`;
}

/** What lies on one side: the attack, defences of earlier legs small, the last one large. @param {Table} t @param {Battle} battle @param {number} seat */
function groupsOf(t, battle, seat) {
  const blades = bladesOf(battle, seat);
  const defences = battle.legs.filter((leg) => leg.defender === seat && leg.defence);
  const attack = seat === battle.by ? 1 : 0;
  const last = legOf(battle);
  const sides = defences.map((leg, i) =>
    Group(t, /** @type {Armed} */ (leg.defence), {
      by: seat,
      key: `defence-${battle.legs.indexOf(leg)}`,
      old: i < defences.length - 1 || (last !== leg && !leg.turned),
      mark: leg.turned ? "round" : null,
      blades: !attack && i === defences.length - 1 ? blades : 0,
    }),
  );
  if (!attack) return sides;
  return [
    Group(t, battle, { by: seat, key: "attack", ribbon: Ribbon(t, battle), mark: "from", blades }),
    ...sides,
  ];
}

/** @param {Table} t @param {Battle} battle @param {number} seat */
function Lane(t, battle, seat) {
  const leg = legOf(battle);
  const role = leg?.attacker === seat ? "attacks" : "defends";
  const turned = battle.legs.length > 1;
  const swept = battle.sacrifice.length > 0 && leg?.defender === seat;
  const row = swept
    ? t.html`<div class="group"><div class="group__cards" data-count="3">${battle.sacrifice.map((kind, i) => Laid(t, kind, { key: `swept-${i}` }))}</div></div>`
    : null;
  const groups = [...groupsOf(t, battle, seat), row].filter(Boolean);
  return t.html`<div class="lane" data-seat=${t.seats[seat]?.colour} data-lane=${seat} data-groups=${groups.length}>
    <h2 class="lane__title">${Crest(t, seat)}<span>${t.seats[seat]?.called}<small key=${role}>${t.text(`page-lane-${role}`, { turned: turned ? "yes" : "no", seat })}</small></span></h2>
    <div class="lane__groups">${groups.length ? groups : t.html`<span class="lane__empty" aria-hidden="true">?</span>`}</div>
  </div>`;
}

/** @param {Table} t @param {Battle} battle */
export function Battle(t, battle) {
  const first = battle.legs[0];
  if (!first) return null;
  const leg = legOf(battle) ?? first;
  const count = battle.dual ? 2 : 1;
  const words = sumWords(t, battle);
  const lanes = t.html`${Lane(t, battle, first.attacker)}
    <div class="versus"><span>${t.text("page-to-meet")}</span>${Power(t, battle.power, words)}<span class="versus__weapons">${t.text("page-weapons", { count })}</span>
      <span class="versus__at">${t.text("page-at", { seat: leg.defender, slot: leg.slot })}</span></div>
    ${Lane(t, battle, first.defender)}`;
  return t.html`<div class="melee">${Chain(t)}${Scroll(t, "lanes", lanes, t.text("page-battle"))}</div>`;
}
