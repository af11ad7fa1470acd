/** One panel a seat, all with the same fields in the same order. */
import { html, Icon } from "./html.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").SeatInfo} SeatInfo
 */

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function Players(app, table) {
  const seats = table?.seats ?? [];
  return html`<section class="players" aria-label=${app.texts.text("ui-table-players")}
    data-count=${seats.length}>
    ${table ? seats.map((seat) => Panel(app, table, seat)) : null}
  </section>`;
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {SeatInfo} seat
 */
export function Panel(app, table, seat) {
  const { points, facts } = app.game.panel(table, seat);
  const over = table.outcome !== null;
  return html`<button type="button" class="player" key=${seat.seat}
    data-seat=${seat.colour} data-number=${seat.seat} data-you=${seat.you ? "" : null}
    data-awaited=${seat.awaited && !over ? "" : null} data-ready=${seat.ready ? "" : null}
    data-away=${isAway(app, seat) ? "" : null} aria-haspopup="dialog" onClick=${() => table.details(seat.seat)}>
    <i class="crest"></i>
    <span class="player__name"><span>${seat.called}</span>${Marks(app, seat)}${Rank(app, table, seat)}</span>
    <span class="player__points">${points ?? ""}</span>
    <span class="player__facts">${facts}${Standing(app, seat, over)}</span>
    ${table.says(seat.seat)}
  </button>`;
}

/**
 * Bots are never away, and in a record nobody is.
 * @param {App} app
 * @param {SeatInfo} seat
 */
function isAway({ replay }, { kind, present, you }) {
  return !replay && kind === "person" && !present && !you;
}

/**
 * @param {App} app
 * @param {SeatInfo} seat
 */
function Marks(app, seat) {
  const { texts } = app;
  const word = seat.conceded
    ? "conceded"
    : seat.kind === "bot"
      ? "bot"
      : isAway(app, seat)
        ? "away"
        : null;
  if (!word) return null;
  const icon = seat.conceded ? "conceded" : seat.kind === "bot" ? "bot" : "moon";
  const label = texts.text(`ui-table-${word}`);
  return html`<span class="player__mark" data-mark=${word} title=${label}>${Icon(icon)}<span class="visually-hidden">
    (${label})</span>${seat.conceded ? html`<span class="player__word" aria-hidden="true"> ${label}</span>` : null}</span>`;
}

/**
 * @param {App} app
 * @param {SeatInfo} seat
 * @param {boolean} over
 */
function Standing({ texts }, seat, over) {
  if (over || !(seat.ready || seat.awaited)) return null;
  if (seat.ready) {
    return html`<span class="player__standing" data-tone="ready">${Icon("check")}
      <span class="player__word">${texts.text("ui-table-ready")}</span></span>`;
  }
  return html`<span class="visually-hidden">${texts.text("ui-table-awaited")}</span>`;
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {SeatInfo} seat
 */
function Rank({ texts }, { outcome }, { seat }) {
  if (outcome?.ranks[seat] !== 1) return null;
  return html`<span class="player__crown" title=${texts.text("ui-table-winner")}>${Icon("crown")}
    <span class="visually-hidden">${texts.text("ui-table-winner")}</span></span>`;
}

/**
 * What somebody just said, as a bubble at the panel.
 * @param {App} app
 * @param {number} seat
 */
export function Says({ saying }, seat) {
  const text = saying.get(seat);
  return text ? html`<span class="player__says" aria-hidden="true"><q>${text}</q></span>` : null;
}
