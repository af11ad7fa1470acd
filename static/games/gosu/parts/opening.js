// Before the first round: clan tokens go, cards are kept.

import { Emblem } from "./signs.js";
import { Tray } from "./tray.js";

/** @typedef {import("../view").Table} Table */

/** @param {Table} t @param {number} i */
function ClanToken(t, i) {
  const { gone, clan } = t.public.tokens[i] ?? { gone: true, clan: null };
  const ref = `token-${i}`;
  const name = clan ? t.text(`name-${clan}`) : t.text("page-face-down", { number: i + 1 });
  if (gone) return t.html`<li key=${i} class="clan-token" data-gone="" aria-hidden="true"></li>`;
  const inside = t.html`${clan ? Emblem(t, clan) : t.html`<b aria-hidden="true">?</b>`}<span class=${clan ? "" : "visually-hidden"}>${name}</span>`;
  if (!t.choiceState(ref))
    return t.html`<li key=${`${i}-still`} class="clan-token" data-clan=${clan}><span>${inside}</span></li>`;
  return t.html`<li key=${i} class="clan-token" data-clan=${clan}><button type="button" data-ref=${ref}>${inside}</button></li>`;
}

/** @param {Table} t */
function ClanTokens(t) {
  return t.html`<section class="opening" aria-label=${t.text("page-tokens-title")}><h2>${t.text("page-tokens-title")}</h2><p>${t.text("page-tokens-lead")}</p>
    <ol role="list" class="clan-tokens">${t.public.tokens.map((_, i) => ClanToken(t, i))}</ol></section>`;
}

/** The draft while one waits for the others. @param {Table} t */
const Waiting = (t) =>
  t.html`<section class="opening"><h2>${t.text("page-draft-title")}</h2><p>${t.text("page-draft-lead")}</p></section>`;

/** What fills the stage before there are armies. @param {Table} t */
export function Opening(t) {
  if (t.public.phase === "clans") return ClanTokens(t);
  return Tray(t) ?? Waiting(t);
}
