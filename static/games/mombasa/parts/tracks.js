// The four company tracks: spaces, share steps, pay and dividend lines, and everybody's markers.
import { Gains, gainWords, Post, Sign } from "./pieces.js";
import { asks, COMPANIES, refFor, staged, stepOf, trackOf } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Company} Company */
/** @typedef {import("../view").Track} Track */

/** The symbol of each power. @type {Record<string, string>} */
const POWERS = {
  ...{ goods_bonus: "goods", card_discount: "market", expansion_bonus: "expansion" },
  ...{
    bonus_marker: "advance",
    diamond_bonus: "merchant",
    income: "pounds",
    book_bonus: "bookkeeper",
  },
  ...{ flip_discount: "ink", easy_borders: "map", free_ousting: "oust" },
};

/** The choice that a space stands for: so many steps from the own marker. @param {Table} t @param {Company} company @param {number} space */
function refOf(t, company, space) {
  if (t.you === null || !asks(t, "track")) return null;
  const at = t.public.players[t.you]?.tracks[company] ?? 0;
  return space > at ? refFor(t, `${company}.${space - at}`, "track") : null;
}

/** What a space has printed on it. @param {Table} t @param {Track} track @param {number} space */
function Printed(t, track, space) {
  const effect = track.effects.find((e) => e.space === space)?.effect;
  const power = track.powers.find((p) => p.space === space);
  if (effect) return Gains(t, [effect]);
  if (!power) return null;
  return t.html`<span class="mm-gain mm-power"><b>${power.level === 1 ? "+" : "++"}</b>${Sign(t, POWERS[power.power] ?? "people", "mm-power__sign")}</span>`;
}

/** The same in words. @param {Table} t @param {Track} track @param {number} space @returns {string[]} */
function printedWords(t, track, space) {
  const effects = track.effects.filter((e) => e.space === space).map(({ effect }) => effect);
  const powers = track.powers.filter((p) => p.space === space);
  const pay = track.pay.find(([after]) => after === space);
  const dividend = track.dividend.find(([after]) => after === space);
  return [
    ...(effects.length ? [gainWords(t, effects)] : []),
    ...powers.map(({ power }) => `${t.text(`name-${power}`)}: ${t.text(`text-${power}`)}`),
    ...(pay ? [t.text("page-line-pay", { pounds: pay[1] })] : []),
    ...(dividend
      ? [t.text("page-line-dividend", { mover: dividend[1], beyond: dividend[2] })]
      : []),
  ];
}

/** Everybody's markers on a space. @param {Table} t @param {Company} company @param {number} space */
const Markers = (t, company, space) =>
  t.public.players.map((player, seat) =>
    player.tracks[company] === space
      ? t.html`<i class="crest mm-pawn" data-seat=${t.seats[seat]?.colour} data-key=${`pawn-${company}-${seat}`} />`
      : null,
  );

/** A line behind a space: what crossing it costs, or brings. @param {Table} t @param {Track} track @param {number} space */
function Lines(t, track, space) {
  const pay = track.pay.find(([after]) => after === space);
  const dividend = track.dividend.find(([after]) => after === space);
  return [
    pay ? t.html`<i class="mm-line mm-line--pay" aria-hidden="true"><b>−${pay[1]}</b></i>` : null,
    dividend
      ? t.html`<i class="mm-line mm-line--dividend" aria-hidden="true"><b>+${dividend[1]}</b></i>`
      : null,
  ];
}

/** @param {Table} t @param {Company} company @param {Track} track @param {number} space */
function Space(t, company, track, space) {
  const ref = refOf(t, company, space);
  const shares = track.shares.find(([from]) => from === space);
  const goal = reachOf(t, company);
  const words = [
    t.text("page-space", { space, company, shares: shares?.[1] ?? 0 }),
    ...printedWords(t, track, space),
  ].join(" ");
  const inner = t.html`<span class="mm-cell__no" aria-hidden="true">${space || "·"}</span>
    <span class="mm-cell__print" aria-hidden="true">${Printed(t, track, space)}</span>
    <span class="mm-cell__pawns" aria-hidden="true">${Markers(t, company, space)}</span>
    ${shares ? t.html`<b class="mm-cell__share" aria-hidden="true">${shares[1]}</b>` : null}`;
  const way = goal !== null && space > goal.from && space <= goal.to ? "" : null;
  const cell =
    ref === null
      ? t.html`<span class="mm-cell" title=${words} data-way=${way}>${inner}</span>`
      : t.html`<button type="button" class="mm-cell" title=${words} data-ref=${ref} data-way=${way}><span class="visually-hidden">${words}</span><span class="mm-inner" aria-hidden="true">${inner}</span></button>`;
  return t.html`<li data-share=${shares ? "" : null} data-power=${track.powers.some((p) => p.space === space) ? "" : null}>${cell}${Lines(t, track, space)}</li>`;
}

/** Where the staged step would lead. @param {Table} t @param {Company} company @returns {{from: number, to: number} | null} */
function reachOf(t, company) {
  const step = asks(t, "track") ? stepOf(staged(t)) : null;
  if (!step || step.company !== company || t.you === null) return null;
  const from = t.public.players[t.you]?.tracks[company] ?? 0;
  return { from, to: from + step.n };
}

/** What the viewer has of a company: shares, worth, and how far the next share is. @param {Table} t @param {Company} company @param {Track} track */
function Sum(t, company, track) {
  const player = t.you === null ? null : t.public.players[t.you];
  if (!player) return null;
  const shares = player.shares[company];
  const value = t.public.companies[company].value;
  const next = track.shares.find(([from]) => from > player.tracks[company]);
  return t.html`<span class="mm-track__sum">${t.text("page-own-shares", { shares, value, worth: shares * value })}
    ${next ? t.html` <small>${t.text("page-next-share", { spaces: next[0] - player.tracks[company] })}</small>` : null}</span>`;
}

/** Where everybody stands, for those who do not see it. @param {Table} t @param {Company} company */
const standing = (t, company) =>
  t.list(
    t.public.players.map((player, seat) =>
      t.text("page-stands", {
        seat,
        space: player.tracks[company],
        shares: player.shares[company],
      }),
    ),
  );

/** @param {Table} t @param {Company} company */
function Track(t, company) {
  const track = trackOf(t, company);
  const { value, track: side } = t.public.companies[company];
  return t.html`<section class="mm-track" data-company=${company} aria-label=${t.text("page-track", { company, value })}>
    <header>${Post(t, company)}<h3>${t.text(`name-${company}`)}</h3><em>${t.text(`name-${side}`)}</em><b class="mm-seal" title=${t.text("page-share-value")}>${value}</b>${Sum(t, company, track)}</header>
    <p class="visually-hidden">${standing(t, company)}</p>
    <ol role="list">${Array.from({ length: track.length + 1 }, (_, space) => Space(t, company, track, space))}</ol>
  </section>`;
}

/** @param {Table} t */
export const Tracks = (t) =>
  t.html`<div class="mm-tracks">${COMPANIES.map((company) => Track(t, company))}</div>`;
