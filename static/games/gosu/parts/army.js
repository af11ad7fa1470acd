// Armies: grids of three rows by five, what can be done with their cards, and what is known of their players.
import { Icon } from "../../../table/html.js";
import { lyingWords, Portrait, Power, TileFace } from "./cards.js";
import {
  asks,
  cogOf,
  deedIn,
  deedsOf,
  LEVELS,
  placeOf,
  printed,
  ROMAN,
  staged,
  WORTH,
} from "./reading.js";
import { Cog, Sign, Token } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Goblin} Goblin */

const FIVE = [0, 1, 2, 3, 4];

/** What a deed lays down or costs. @param {Table} t @param {string} deed @param {number} card */
function Price(t, deed, card) {
  if (deed === "activate") return Token(t, "activation");
  if (deed === "dragoon") return Token(t, "dragoon");
  if (deed !== "mutate") return Sign(t, deed === "trap" ? "trap-self" : "jumped");
  return Cog(t, cogOf(t, card), false);
}

/** One thing to do with a card, or why it cannot be done. @param {Table} t @param {string} ref */
function Deed(t, ref) {
  const { deed, card } = deedIn(ref) ?? { deed: "", card: 0 };
  const why = t.reason(ref);
  const words = t.text(`page-deed-${deed}`, { cost: cogOf(t, card) ?? "unknown" });
  const close = why ? {} : { popovertarget: `deeds-${card}`, popovertargetaction: "hide" };
  return t.html`<li key=${ref}><button type="button" class="deed" data-ref=${ref} ...${close}>${Price(t, deed, card)}<span>${words}</span></button>${why ? t.html`<small>${why}</small>` : null}</li>`;
}

/** All that can be done with a card, beside what it says. @param {Table} t @param {Goblin} goblin @param {string[]} deeds */
function Deeds(t, { card, kind }, deeds) {
  return t.html`<div id=${`deeds-${card}`} popover="auto" class="go-sheet deeds" role="dialog" aria-label=${t.text(`name-${kind}`)} data-clan=${printed(kind).clan}>
    <header class="deeds__head"><span class="line__art" aria-hidden="true">${Portrait(t, kind, "#face")}</span><h2>${t.text(`name-${kind}`)}</h2></header><p class="deeds__power">${Power(t, kind)}</p>
    <ul role="list">${deeds.map((ref) => Deed(t, ref))}</ul></div>`;
}

/** How a tile answers now: as a choice, with a sheet of deeds, or by being read. @param {Table} t @param {Goblin} goblin @param {string[]} deeds */
function wayOf(t, { card }, deeds) {
  if (deeds.length) return { mode: "deeds", popovertarget: `deeds-${card}` };
  if (!asks(t, "turn") && t.choiceState(card)) return { mode: "ref", "data-ref": String(card) };
  return { mode: "read", "data-read": "" };
}

/** Whether this card takes part in what is staged. @param {Table} t @param {number} card */
const isPicked = (t, card) => deedIn(staged(t))?.card === card;

/** @param {Table} t @param {Goblin} goblin @param {number} level @param {number} seat */
function Tile(t, goblin, level, seat) {
  const { card, kind, trapped, free } = goblin;
  const deeds = deedsOf(t, card);
  const { mode, ...way } = wayOf(t, goblin, deeds);
  const able = deeds.some((ref) => !t.reason(ref));
  return t.html`<button type="button" class="tile" key=${`${card}-${mode}`} data-key=${`card-${card}`} data-from=${`seat-${seat}`} data-kind=${kind}
    data-clan=${printed(kind).clan} data-trapped=${trapped ? "" : null} data-free=${free ? "" : null} data-able=${able ? "" : null}
    data-picked=${isPicked(t, card) ? "" : null} ...${way}><span class="visually-hidden">${lyingWords(t, goblin, level, seat)}</span>${TileFace(t, goblin)}</button>
    ${deeds.length ? Deeds(t, goblin, deeds) : null}`;
}

/** Where a card that is staged would lie. @param {Table} t @param {number} seat @param {number} level @param {number} at */
function isNext(t, seat, level, at) {
  if (seat !== t.you || !asks(t, "turn")) return false;
  const card = t.own?.hand.find((one) => one.card === staged(t));
  const row = t.public.players[seat]?.rows[level - 1];
  return Boolean(card && row?.length === at && printed(card.kind).levels[0] === level);
}

/** @param {Table} t @param {number} seat @param {number} level */
function Row(t, seat, level) {
  const row = t.public.players[seat]?.rows[level - 1] ?? [];
  const name = t.text("page-row", {
    level,
    count: row.length,
    value: t.public.players[seat]?.values[level - 1] ?? 0,
  });
  return t.html`<div class="army__row" key=${level}><span class="army__rank" aria-hidden="true"><b>${ROMAN[level]}</b><small>${Sign(t, "might")}${WORTH[level]}</small></span>
    <ol role="list" aria-label=${name}>${FIVE.map((at) => {
      const goblin = row[at];
      if (goblin) return t.html`<li key=${goblin.card}>${Tile(t, goblin, level, seat)}</li>`;
      return t.html`<li key=${`empty-${at}`} class="slot" aria-hidden="true" data-next=${isNext(t, seat, level, at) ? "" : null}></li>`;
    })}</ol></div>`;
}

/** Warnings that must not be missed: passed, behind, special victories. @param {Table} t @param {number} seat */
function Flags(t, seat) {
  const player = t.public.players[seat];
  if (!player || t.outcome) return null;
  const words = [
    ...(player.passed ? ["passed"] : []),
    ...(player.behind ? ["behind"] : []),
    ...(player.extra ? ["extra"] : []),
  ];
  return words.map(
    (word) =>
      t.html`<span class="flag" data-flag=${word}>${t.text(`page-flag-${word}`, { count: player.extra })}</span>`,
  );
}

/** Which side an army is on. @param {Table} t @param {number} seat */
function sideOf(t, seat) {
  if (seat === t.you) return "own";
  if (!t.public.teams || t.you === null) return "foe";
  return seat % 2 === t.you % 2 ? "mate" : "foe";
}

/** How many rows of an army may be chosen from. @param {Table} t @param {number} seat */
export const targetsIn = (t, seat) =>
  asks(t, "turn")
    ? 0
    : (t.decision?.choices ?? []).filter((choice) => placeOf(t, choice)?.seat === seat).length;

/** @param {Table} t @param {number} seat */
export function Army(t, seat) {
  const player = t.public.players[seat];
  const info = t.seats[seat];
  if (!player || !info) return null;
  const side = sideOf(t, seat);
  return t.html`<section class="army" key=${`army-${seat}`} id=${`army-${seat}`} data-key=${`seat-${seat}`} data-side=${side} data-seat=${info.colour} data-asked=${targetsIn(t, seat) ? "" : null}
    aria-label=${t.text("page-army", { seat, value: player.value })}>
    <header class="army__head"><button type="button" class="army__who" aria-haspopup="dialog" onClick=${() => t.details(seat)}><i class="crest" aria-hidden="true"></i><b>${info.called}</b>${Icon("info")}</button>${side === "mate" ? t.html`<span class="flag">${t.text("page-partner")}</span>` : null}${Flags(t, seat)}
      <span class="army__might" title=${t.text("page-value", { value: player.value })}>${Sign(t, "might")}<b>${player.value}</b></span></header>
    <div class="army__rows">${LEVELS.map((level) => Row(t, seat, level))}</div></section>`;
}
