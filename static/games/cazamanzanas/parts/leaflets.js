// What lies in dialogs and comes when one is opened: the player aid, and the game's part of the score sheet.
import { drawn, EXAMPLES, reach } from "../art/examples.js";
import { SET } from "./reading.js";
import { Drawn } from "./track.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Colour} Colour */

/** The sheet of these leaflets: it comes with the first of them. @param {Table} t */
const Style = (t) => t.html`<link rel="stylesheet" href=${t.asset("sheets/examples.css")} />`;

/** @param {Table} t @param {{box: string, inner: string, wide: number}} picture @param {string} words */
const Picture = (t, { box, inner, wide }, words) =>
  t.html`<figure class="cz-figure"><svg class="cz-example" data-wide=${wide} viewBox=${box} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: inner }} /><figcaption>${words}</figcaption></figure>`;

/** @param {Table} t @param {string} name */
const Example = (t, name) => {
  const example = EXAMPLES[name];
  return example ? Picture(t, drawn(example), t.text(`page-aid-${name}`)) : null;
};

/** One line of a set: the card, what it does, how many there are and what they count. @param {Table} t @param {typeof SET[number]} of */
function Line(t, { kind, points }) {
  const sorts = [...new Set(points)].map(String);
  return t.html`<li key=${kind}><span class="cz-aid__card" aria-hidden="true">${Drawn(t, kind, "gcard__art")}</span>
    <span><b>${t.text(`name-${kind}`)}</b> ${t.text(`text-${kind}`)}<small>${t.text("page-in-set", { count: points.length, points: t.list(sorts) })}</small></span></li>`;
}

/** One screen. @param {Table} t */
export function aid(t) {
  const examples = ["stick", "roll", "knock", "doubler", "portal", "loop"];
  return t.html`${Style(t)}<div class="cz-aid">
    <h3>${t.text("page-aid-turn")}</h3><p>${t.text("page-aid-turn-how")}</p>
    <h3>${t.text("page-aid-cards")}</h3><ul class="cz-aid__cards" role="list">${SET.map((line) => Line(t, line))}</ul>
    <h3>${t.text("page-aid-examples")}</h3><div class="cz-aid__examples">${examples.map((name) => Example(t, name))}${Picture(t, reach(), t.text("page-aid-reach"))}</div>
    <h3>${t.text("page-aid-win")}</h3><p>${t.text("page-aid-win-how")}</p>
  </div>`;
}

/** @param {Table} t @param {Colour} colour */
function Hood(t, colour) {
  const basket = t.public.baskets.find((b) => b.colour === colour);
  if (!basket) return null;
  return t.html`<li key=${colour}><span class="hunter" data-colour=${colour} aria-hidden="true">${Drawn(t, `hunter-${basket.symbol}`, "hunter__art")}</span><span>${t.text("page-basket-of", { colour, apples: basket.apples })}</span></li>`;
}

/** Whose basket was which. @param {Table} t */
export function end(t) {
  const lines = t.seats.map(
    ({
      seat,
      called,
      colour,
    }) => t.html`<section key=${seat} data-seat=${colour}><h3><i class="crest" aria-hidden="true" /> ${called}</h3>
    <ul class="hoods" role="list">${(t.public.players[seat]?.hunters ?? []).map((c) => Hood(t, c))}</ul></section>`,
  );
  const nobody = t.public.unseen.colours ?? [];
  const rest = nobody.length
    ? t.html`<section><h3>${t.text("page-nobody")}</h3><ul class="hoods" role="list">${nobody.map((c) => Hood(t, c))}</ul></section>`
    : null;
  return t.html`${Style(t)}<div class="cz-end">${lines}${rest}</div>`;
}
