// The middle of the table: piles, clans in play, reserve, round, the turns that are left, and who is about to win at once.
import { DECK } from "../art/deck.js";
import { Back, Chip, Portrait } from "./cards.js";
import { CardList } from "./lists.js";
import { isNear } from "./reading.js";
import { Emblem, Sign, Token } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Quest} Quest */

/** @param {Table} t */
function Pile(t) {
  const words = t.text("page-pile", { count: t.public.pile });
  return t.html`<span class="pile" title=${words} data-key="pile"><span class="pile__card">${Back(t)}</span><b aria-hidden="true">${t.public.pile}</b><span class="visually-hidden">${words}</span></span>`;
}

/** The discard pile: opens as a list. @param {Table} t */
function Discard(t) {
  const { discard } = t.public;
  const top = discard.at(-1);
  const words = t.text("page-discard", { count: discard.length });
  const kinds = discard.map(({ kind }) => kind).reverse();
  return t.html`<button type="button" class="pile" popovertarget="go-discard" title=${words} aria-haspopup="dialog" data-key="discard"><span class="pile__card" data-empty=${top ? null : ""}>${top ? Portrait(t, top.kind, "#face") : null}</span><b aria-hidden="true">${discard.length}</b><span class="visually-hidden">${words}</span></button>
    <${CardList} t=${t} id="go-discard" title=${words} kinds=${kinds} filters=${true} />`;
}

/** @param {Table} t @param {string} clan */
function Clan(t, clan) {
  const name = t.text(`name-${clan}`);
  const kinds = Object.keys(DECK).filter((kind) => DECK[kind]?.clan === clan);
  return t.html`<li key=${clan}><button type="button" class="clan-seal" data-clan=${clan} popovertarget=${`go-clan-${clan}`} title=${name} aria-haspopup="dialog">${Emblem(t, clan)}<span class="visually-hidden">${name}</span></button>
    <${CardList} t=${t} id=${`go-clan-${clan}`} title=${name} lead=${t.text(`text-${clan}`)} kinds=${kinds} filters=${false} /></li>`;
}

/** "Turn 3 of 10". @param {Table} t */
function Count(t) {
  const { counting, counted, limit, phase } = t.public;
  if (phase !== "turn" || t.outcome) return null;
  if (limit === null)
    return t.html`<span class="well__count" title=${t.text("page-no-limit")}><span aria-hidden="true">∞</span><span class="visually-hidden">${t.text("page-no-limit")}</span></span>`;
  if (!counting) return null;
  const left = limit - counted;
  return t.html`<span class="well__count" data-short=${left < 4 ? "" : null}>${t.text("page-counted", { counted, limit })}</span>`;
}

/** @param {Table} t @param {Quest} quest */
function One(t, quest) {
  return t.html`<li key=${`${quest.seat}-${quest.kind}`} data-near=${isNear(quest) ? "" : null} data-seat=${t.seats[quest.seat]?.colour}>${Sign(t, "crown")}<span>${t.text("page-quest", { ...quest })}</span></li>`;
}

/** A special victory is told of when so many things are missing. */
const TOLD = 2;

/** Special victories that somebody may reach. @param {Table} t */
export function Quests(t) {
  const quests = t.public.quests.filter(({ have, need }) => need - have <= TOLD);
  if (!quests.length || t.outcome) return null;
  const sorted = [...quests].sort((a, b) => a.need - a.have - (b.need - b.have));
  return t.html`<ul class="quests" role="list" aria-label=${t.text("page-quests")}>${sorted.slice(0, 4).map((quest) => One(t, quest))}</ul>`;
}

/** Cards that lie open while somebody chooses among them. @param {Table} t */
function Aside(t) {
  const { aside } = t.public;
  if (!aside.length) return null;
  return t.html`<div class="well__aside" role="group" aria-label=${t.text("page-aside")}>${aside.map(({ kind }) => Chip(t, kind))}</div>`;
}

/** @param {Table} t */
export function Well(t) {
  const { clans, reserve, round } = t.public;
  const stock = t.text("page-reserve", { count: reserve });
  return t.html`<section class="well" aria-label=${t.text("page-middle")}>${Pile(t)}${Discard(t)}
    <ul class="well__clans" role="list" aria-label=${t.text("page-clans")}>${clans.map((clan) => Clan(t, clan))}</ul>
    <span class="well__reserve" title=${stock}>${Token(t, "dragoon")}<b aria-hidden="true">${reserve}</b><span class="visually-hidden">${stock}</span></span>
    ${round ? t.html`<span class="well__round">${t.text("page-round", { round })}</span>` : null}${Count(t)}${Aside(t)}</section>`;
}
