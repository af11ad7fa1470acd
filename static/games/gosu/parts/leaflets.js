// What lies in dialogs: a player's army with all words, the player aid, and the battles on the score sheet.
import { Line } from "./lists.js";
import { armyOf, LEVELS, printed, ROMAN, WORTH } from "./reading.js";
import { Emblem, Mark } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").SeatInfo} SeatInfo */

/** @param {Table} t @param {number} seat @param {number} level */
function Row(t, seat, level) {
  const lying = armyOf(t, seat).filter((one) => one.level === level);
  if (!lying.length) return null;
  const value = t.public.players[seat]?.values[level - 1] ?? 0;
  const marks = (/** @type {import("../view").Goblin} */ { trapped, free, token, dragoon }) =>
    [
      trapped && "page-is-trapped",
      free && "page-is-free",
      token !== null && "page-has-token",
      dragoon && "page-has-dragoon",
    ].flatMap((id) => (id ? t.text(id) : []));
  return t.html`<h3>${t.text("page-row", { level, count: lying.length, value })}</h3><ul role="list" class="lines">${lying.map(({ goblin }) => t.html`<li key=${goblin.card} class="line-group"><ul role="list">${Line(t, goblin.kind)}</ul>${marks(goblin).map((mark) => t.html`<span class="flag">${mark}</span>`)}</li>`)}</ul>`;
}

/** The dialog behind a panel. @param {Table} t @param {SeatInfo} seat */
export function playerSheet(t, { seat }) {
  const player = t.public.players[seat];
  if (!player) return null;
  const first = t.public.advantage === seat;
  const facts = [
    t.text("page-value", { value: player.value }),
    t.text("page-points", { points: player.points, goal: t.public.goal }),
    t.text("page-hand", { count: player.hand }),
    t.text("page-tokens", {
      unused: player.unused,
      dragoons: player.dragoons,
      advantage: first ? "yes" : "no",
    }),
    ...(player.passed ? [t.text("page-flag-passed")] : []),
    ...(player.behind ? [t.text("page-flag-behind")] : []),
  ];
  const cards = player.cards ?? [];
  return t.html`<div class="go-sheet-inside"><p>${facts.join(" · ")}</p>${armyOf(t, seat).length ? LEVELS.map((level) => Row(t, seat, level)) : t.html`<p>${t.text("page-no-army")}</p>`}
    ${cards.length ? t.html`<h3>${t.text("page-open-hand")}</h3><ul role="list" class="lines">${cards.map((kind) => Line(t, kind))}</ul>` : null}</div>`;
}

const SIGNS = [
  "enter",
  "activate",
  "dragoon",
  "trap-self",
  "mutated",
  "jumped",
  "released",
  "destroyed",
  "trapped",
  "round-end",
  "static",
  "bearer",
  "crown",
];
const WORDS = [
  "actions",
  "costs",
  "mutate",
  "tokens",
  "free",
  "trapped",
  "behind",
  "end",
  "turns",
  "win",
];

/** One screen. @param {Table} t */
export function aid(t) {
  const { goal, clans, teams } = t.public;
  const lines = [...WORDS, ...(teams ? ["teams"] : [])];
  return t.html`<div class="go-aid"><dl>${lines.map((word) => t.html`<div><dt>${t.text(`page-aid-${word}`)}</dt><dd>${t.text(`page-aid-${word}.text`, { goal })}</dd></div>`)}</dl>
    <h3>${t.text("page-aid-worth")}</h3><p>${[1, 2, 3].map((level) => `${ROMAN[level]}: ${WORTH[level]}`).join(" · ")}</p>
    <h3>${t.text("page-aid-signs")}</h3><ul role="list" class="go-aid__signs">${SIGNS.map((sign) => t.html`<li>${Mark(t, sign)}<span>${t.text(`page-sign-${sign}`)}</span></li>`)}</ul>
    ${clans.length ? t.html`<h3>${t.text("page-clans")}</h3><ul role="list" class="go-aid__clans">${clans.map((clan) => t.html`<li data-clan=${clan}><span class="clan-seal">${Emblem(t, clan)}</span><span><b>${t.text(`name-${clan}`)}</b> ${t.text(`text-${clan}`)}</span></li>`)}</ul>` : null}</div>`;
}

/** The great battles of the log: values by row and seat. @param {Table["log"]} log */
export function battlesIn(log) {
  return log.flatMap(({ key, data }) => {
    if (key !== "battle") return [];
    const rows = /** @type {number[][]} */ (data.rows);
    return [
      {
        round: Number(data.round),
        rows,
        sums: rows.map((row) => row.reduce((a, b) => a + b, 0)),
        winners: /** @type {number[]} */ (data.seats),
      },
    ];
  });
}

/** @param {Table} t */
export function Battles(t) {
  const battles = battlesIn(t.log);
  if (!battles.length) return null;
  const head = t.seats.map(({ called }) => t.html`<th scope="col">${called}</th>`);
  const rows = battles.map(
    ({ round, rows: values, sums, winners }) =>
      t.html`<tr key=${round}><th scope="row">${t.text("page-round", { round })}</th>${sums.map((sum, seat) => t.html`<td data-won=${winners.includes(seat) ? "" : null}><b>${sum}</b> <small>${values[seat]?.join(" + ")}</small></td>`)}</tr>`,
  );
  return t.html`<h3>${t.text("page-battles")}</h3><div class="battles" tabindex="0" role="group" aria-label=${t.text("page-battles")}><table><thead><tr><td></td>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Which clans a player's last army was of. @param {Table} t @param {number} seat */
const clansOf = (t, seat) => [
  ...new Set(armyOf(t, seat).map(({ goblin }) => printed(goblin.kind).clan)),
];

/** @param {Table} t */
export function end(t) {
  const last = t.seats.map(
    ({ seat, called }) =>
      t.html`<li key=${seat}><b>${called}</b> ${clansOf(t, seat).map((clan) => t.html`<span class="clan-seal" data-clan=${clan} title=${t.text(`name-${clan}`)}>${Emblem(t, clan)}</span>`)}</li>`,
  );
  return t.html`<div class="go-end">${Battles(t)}<h3>${t.text("page-end-clans")}</h3><ul role="list">${last}</ul></div>`;
}
