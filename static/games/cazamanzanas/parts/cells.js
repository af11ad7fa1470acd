// The cells that can be chosen, as buttons over the drawing, with names that say what lies there.
import { MARGIN } from "./geometry.js";
import { asksForCell, cellWords, colourOf, nameOf, SETS } from "./reading.js";
import { cellName } from "./scene.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Place} Place */
/** @typedef {import("./geometry.js").Geometry} Geometry */

/** A mechanism in words. @param {Table} t @param {Card} card */
export const cardWords = (t, card) =>
  t.text("page-card", {
    name: nameOf(t, card),
    owner: SETS.indexOf(card.set),
    stuck: card.stuck,
  });

/** @param {Table} t @param {Place} place @param {Card | undefined} card */
const wordsOf = (t, place, card) =>
  t.text(card ? "page-cell-card" : "page-cell-free", {
    names: cellWords(t, place),
    name: card ? cardWords(t, card) : "",
  });

/** Where a cell lies, in parts of the board. @param {Geometry} g @param {Place} place */
function boxOf(g, { row, column }) {
  const wide = g.width + 2 * MARGIN;
  const part = (/** @type {number} */ n, /** @type {number} */ of) =>
    `${((n / of) * 100).toFixed(3)}%`;
  return {
    left: part(g.x(column) - 50 + MARGIN, wide),
    top: part(g.y(row) - g.high / 2, g.height),
    width: part(100, wide),
    height: part(g.high, g.height),
  };
}

/** @param {Table} t @param {Geometry} g @param {Place} place @param {Card | undefined} card */
function Cell(t, g, place, card) {
  const name = cellName(place);
  const side = !t.public.baskets.some(({ column }) => column === place.column);
  return t.html`<button type="button" key=${name} class="cz-cell" data-ref=${name} data-side=${side ? "" : null} data-taken=${card ? "" : null} data-seat=${card ? colourOf(t, card.set) : null} style=${boxOf(g, place)} aria-label=${wordsOf(t, place, card)} />`;
}

/** All cells of the question, row by row. @param {Table} t @param {Geometry} g */
export function Cells(t, g) {
  if (!asksForCell(t)) return null;
  const { rows, columns, table } = t.public;
  const cells = [];
  for (let row = 1; row <= rows; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) {
      const place = { row, column };
      if (t.choiceState(cellName(place)))
        cells.push(
          Cell(
            t,
            g,
            place,
            table.find((card) => card.cell === cellName(place)),
          ),
        );
    }
  return t.html`<div class="cz-cells" role="group" aria-label=${t.text("page-cells")}>${cells}</div>`;
}

/** Numbers of the rows; they stay at the edge while the board is moved. @param {Table} t @param {Geometry} g @param {number} rows */
export const RowNumbers = (t, g, rows) =>
  t.html`<div class="cz-rows" aria-hidden="true">${Array.from({ length: Math.floor(rows) }, (_, i) => t.html`<span key=${i} style=${{ top: `${(g.y(i + 1) / g.height) * 100}%` }}>${i + 1}</span>`)}</div>`;

/** The board in words, for those who do not see it. @param {Table} t @param {import("../view").Scene} scene @param {import("../view").Paths} paths */
export function Told(t, scene, paths) {
  const cards = [...scene.cards].sort((a, b) => a.row - b.row || a.column - b.column);
  const baskets = scene.baskets.map(({ column, colour, apples }) =>
    t.text("page-basket", { column, colour, apples }),
  );
  const falls = Object.entries(paths).map(([branch, runs]) => fallWords(t, branch, runs));
  const lines = [...cards.map((card) => wordsOf(t, card, card)), ...baskets, ...falls];
  return t.html`<ul class="visually-hidden" aria-label=${t.text("page-board")}>${lines.map((line, i) => t.html`<li key=${i}>${line}</li>`)}</ul>`;
}

/** Where the apples of a branch would end. @param {Table} t @param {string} branch @param {import("../view").Run[]} runs */
function fallWords(t, branch, runs) {
  const ends = runs.flatMap(({ path }) => {
    const [, column, event] = path.at(-1) ?? [];
    if (event === undefined || event === "knock" || event === "split") return [];
    const colour = t.public.baskets.find((basket) => basket.column === column)?.colour;
    return [
      event === "basket" ? t.text("page-end-basket", { colour }) : t.text(`page-end-${event}`),
    ];
  });
  return t.text("page-falls", { branch, names: t.list(ends) });
}
