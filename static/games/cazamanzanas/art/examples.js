// Small boards that show what one card does: on the rules page beside its paragraph, and in the player aid.
import { endOf, geometryOf, linesOf, TOP } from "../parts/geometry.js";

/** @typedef {import("../view").Run} Run */
/** @typedef {[kind: string, row: number, column: number, stuck?: number]} Piece */
/** `rule`: the paragraph it belongs to. @typedef {{rule: string, rows: number, columns: [number, number], pieces: Piece[], runs: Run[]}} Example */

const SIDE = 100;

/** @param {Run["how"]} how @param {[number, number]} origin @param {Run["path"]} path @returns {Run} */
const run = (how, origin, path) => ({ apple: "1", how, origin, path });

/** @type {Record<string, Example>} */
export const EXAMPLES = {
  leaf: {
    ...{ rule: "CM-611", rows: 2, columns: [1, 2], pieces: [["leaf", 1, 1]] },
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "pass"],
          [2, 1, "pass"],
          [3, 1, "basket"],
        ],
      ),
      run(
        "hangs",
        [0, 2],
        [
          [1, 2, "pass"],
          [2, 2, "pass"],
          [3, 2, "basket"],
        ],
      ),
    ],
  },
  upright: {
    ...{ rule: "CM-612", rows: 2, columns: [1, 1], pieces: [["platform_up", 1, 1]] },
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "pass"],
          [2, 1, "pass"],
          [3, 1, "basket"],
        ],
      ),
    ],
  },
  trampoline: {
    ...{ rule: "CM-613", rows: 2, columns: [1, 4] },
    pieces: [
      ["trampoline_left", 1, 2],
      ["trampoline_right", 1, 3],
    ],
    runs: [
      run(
        "hangs",
        [0, 2],
        [
          [1, 2, "bounce"],
          [2, 1, "pass"],
          [3, 1, "basket"],
        ],
      ),
      run(
        "hangs",
        [0, 3],
        [
          [1, 3, "bounce"],
          [2, 4, "pass"],
          [3, 4, "basket"],
        ],
      ),
    ],
  },
  stick: {
    ...{ rule: "CM-614", rows: 2, columns: [1, 1], pieces: [["platform", 2, 1, 1]] },
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "pass"],
          [2, 1, "stick"],
        ],
      ),
    ],
  },
  roll: {
    ...{ rule: "CM-615", rows: 3, columns: [1, 3] },
    pieces: [
      ["trampoline_right", 1, 1],
      ["platform", 2, 2],
    ],
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "bounce"],
          [2, 2, "roll"],
          [3, 3, "pass"],
          [4, 3, "basket"],
        ],
      ),
    ],
  },
  knock: {
    ...{ rule: "CM-616", rows: 3, columns: [1, 3] },
    pieces: [
      ["trampoline_right", 1, 1],
      ["platform", 2, 2, 2],
    ],
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "bounce"],
          [2, 2, "knock"],
        ],
      ),
      run(
        "knocked",
        [2, 2],
        [
          [3, 3, "pass"],
          [4, 3, "basket"],
        ],
      ),
    ],
  },
  doubler: {
    ...{ rule: "CM-618", rows: 2, columns: [1, 3], pieces: [["doubler", 1, 2]] },
    runs: [
      run("hangs", [0, 2], [[1, 2, "split"]]),
      run(
        "left",
        [1, 2],
        [
          [2, 1, "pass"],
          [3, 1, "basket"],
        ],
      ),
      run(
        "right",
        [1, 2],
        [
          [2, 3, "pass"],
          [3, 3, "basket"],
        ],
      ),
    ],
  },
  portal: {
    ...{
      rule: "CM-621",
      rows: 3,
      columns: [1, 3],
      pieces: [
        ["portal", 2, 1],
        ["portal", 1, 3],
      ],
    },
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "pass"],
          [2, 1, "teleport", 1, 3],
          [2, 3, "pass"],
          [3, 3, "pass"],
          [4, 3, "basket"],
        ],
      ),
    ],
  },
  loop: {
    ...{ rule: "CM-622", rows: 3, columns: [1, 2] },
    pieces: [
      ["portal", 3, 1],
      ["portal", 1, 2],
      ["trampoline_left", 2, 2],
    ],
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "pass"],
          [2, 1, "pass"],
          [3, 1, "teleport", 1, 2],
          [2, 2, "bounce"],
          [3, 1, "loop"],
        ],
      ),
    ],
  },
  trap: {
    ...{
      rule: "CM-623",
      rows: 2,
      columns: [1, 2],
      pieces: [
        ["trampoline_right", 1, 1],
        ["trap", 2, 2],
      ],
    },
    runs: [
      run(
        "hangs",
        [0, 1],
        [
          [1, 1, "bounce"],
          [2, 2, "trap"],
        ],
      ),
    ],
  },
  lost: {
    ...{ rule: "CM-605", rows: 2, columns: [1, 3], pieces: [["trampoline_right", 2, 2]] },
    runs: [
      run(
        "hangs",
        [0, 2],
        [
          [1, 2, "pass"],
          [2, 2, "bounce"],
          [3, 3, "lost"],
        ],
      ),
    ],
  },
  bomb: {
    ...{
      rule: "CM-504",
      rows: 3,
      columns: [1, 2],
      pieces: [
        ["bomb", 1, 1, 1],
        ["trampoline_right", 2, 1],
      ],
    },
    runs: [
      run(
        "released",
        [1, 1],
        [
          [2, 1, "bounce"],
          [3, 2, "pass"],
          [4, 2, "basket"],
        ],
      ),
    ],
  },
  rotate: {
    ...{ rule: "CM-505", rows: 1, columns: [1, 4] },
    pieces: [
      ["trampoline_left", 1, 1],
      ["trampoline_right", 1, 2],
      ["platform", 1, 3],
      ["platform_up", 1, 4],
    ],
    runs: [],
  },
};
/** The sign at the end of a way. @param {{event: string, x: number, y: number}} end */
function endSign({ event, x, y }) {
  if (event === "basket")
    return `<path class="cz-way__head" d="M${x - 11} ${y - 56}L${x} ${y - 44}L${x + 11} ${y - 56}"/>`;
  const gone = event === "trap" || event === "loop" || event === "lost";
  return gone
    ? `<path class="cz-way__end" d="M${x - 11} ${y - 11}L${x + 11} ${y + 11}M${x + 11} ${y - 11}L${x - 11} ${y + 11}"/>`
    : "";
}

/** @param {import("../parts/geometry.js").Geometry} g @param {Piece} piece */
function pieceText(g, [kind, row, column, stuck = 0]) {
  const [x, y] = [g.x(column), g.y(row)];
  const apples = Array.from(
    { length: stuck },
    (_, i) =>
      `<use href="#cz-apple" x="${x - 25 + (i - (stuck - 1) / 2) * 18}" y="${y - 51}" width="50" height="50"/>`,
  );
  return `<rect class="cz-pad" x="${x - 45}" y="${y - 45}" width="90" height="90" rx="18"/><use href="#cz-${kind}" x="${x - 42}" y="${y - 43}" width="84" height="84"/>${apples.join("")}`;
}

/**
 * An example as SVG text, for an element with this view box.
 * @param {Example} example
 * @returns {{box: string, inner: string, wide: number}}
 */
export function drawn({ rows, columns, pieces, runs }) {
  const g = geometryOf(rows, columns, SIDE);
  const { way, jumps, ends } = linesOf(g, runs);
  const hanging = runs
    .filter(({ how }) => how === "hangs")
    .map(
      ({ origin: [, column] }) =>
        `<use href="#cz-apple" x="${g.x(column) - 25}" y="${g.y(0) - 27}" width="50" height="50"/>`,
    );
  const dots = Array.from({ length: rows * (columns[1] - columns[0] + 1) }, (_, i) => {
    const wide = columns[1] - columns[0] + 1;
    return `<circle class="cz-dot" cx="${g.x(columns[0] + (i % wide))}" cy="${g.y(1 + Math.floor(i / wide))}" r="5"/>`;
  });
  const lines = `<g class="cz-way"><path class="cz-way__halo" d="${way}"/><path class="cz-way__line" d="${way}"/>${jumps.map((d) => `<path class="cz-way__jump" d="${d}"/>`).join("")}${ends.map(endSign).join("")}</g>`;
  const above = hanging.length ? 62 : 8;
  const below = runs.some((one) => ["basket", "lost"].includes(endOf(one))) ? 30 : 8;
  return {
    box: `-4 ${TOP - above} ${g.width + 8} ${rows * SIDE + above + below}`,
    inner: `${dots.join("")}${pieces.map((piece) => pieceText(g, piece)).join("")}${lines}${hanging.join("")}`,
    wide: columns[1] - columns[0] + 1,
  };
}

/** Where the second portal may go: at most three steps from the first. @returns {{box: string, inner: string, wide: number}} */
export function reach() {
  const cells = [];
  for (let row = -3; row <= 3; row += 1)
    for (let column = -3; column <= 3; column += 1) {
      const steps = Math.abs(row) + Math.abs(column);
      const may = steps > 0 && steps <= 3 ? "cz-reach cz-reach--may" : "cz-reach";
      cells.push(
        `<rect class="${may}" x="${column * 40 - 18}" y="${row * 40 - 18}" width="36" height="36" rx="8"/>`,
      );
    }
  return {
    box: "-142 -142 284 284",
    inner: `${cells.join("")}<use href="#cz-portal" x="-19" y="-19" width="38" height="38"/>`,
    wide: 3,
  };
}
