// What lies and hangs on the board, as SVG: contraptions with their apples, the branch, baskets, and the lines of apples.
import { branch, grass, tag, trunk } from "../art/orchard.js";
import { linesOf, TOP } from "./geometry.js";
import { actsAs, colourOf, SETS } from "./reading.js";
import { placeOf } from "./scene.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Scene} Scene */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("../view").Paths} Paths */
/** @typedef {import("./geometry.js").Geometry} Geometry */

const BRANCH = 54;

/** Drawn text that is long to make, by what it is made from. @type {Map<string, {__html: string}>} */
const drawn = new Map();

/** @param {string} key @param {() => string} make */
function kept(key, make) {
  const known = drawn.get(key) ?? { __html: make() };
  drawn.set(key, known);
  return known;
}

/** A drawing of the sheet in a box. @param {Table} t @param {string} id @param {number} x @param {number} y @param {number} size @param {string | null} [cls] */
export const Use = (t, id, x, y, size, cls = null) =>
  t.html`<use class=${cls} href=${`#cz-${id}`} x=${x} y=${y} width=${size} height=${size} />`;

/** Names the two cells of a pair of portals. @param {Pick<Card, "set">} card */
const letterOf = ({ set }) => "ABCD"[SETS.indexOf(set)] ?? "";

/** Whose card it is: the crest of the seat, or on portals the letter of the pair. @param {Table} t @param {Card} card */
function Flag(t, card) {
  const sign =
    card.kind === "portal"
      ? t.html`<text class="cz-letter" x="10" y="17" text-anchor="middle">${letterOf(card)}</text>`
      : t.html`<use href=${`#cz-crest-${colourOf(t, card.set)}`} width="20" height="20" />`;
  return t.html`<g class="cz-flag" data-pair=${card.kind === "portal" ? "" : null} transform="translate(25 24)"><circle cx="10" cy="10" r="14" />${sign}</g>`;
}

/** Apples that lie there; from two on with their number. @param {Table} t @param {number} count @param {number} y */
export function Pile(t, count, y) {
  if (!count) return null;
  const seen = Math.min(count, 3);
  const apples = Array.from({ length: seen }, (_, i) =>
    Use(t, "apple", -25 + (i - (seen - 1) / 2) * 15, y - (i % 2) * 6, 50),
  );
  const badge =
    count > 1
      ? t.html`<g transform=${`translate(30 ${y + 6})`}><circle class="cz-badge" r="16" /><text class="cz-count" y="7.5" text-anchor="middle">${count}</text></g>`
      : null;
  return t.html`<g class="cz-pile">${apples}${badge}</g>`;
}

/** The frosted glass under a piece. @param {Table} t @param {Geometry} g @param {Card} card @param {boolean} last */
export const Pad = (t, g, card, last) => {
  const high = g.high - 12;
  return t.html`<rect key=${card.cell} class="cz-pad" data-seat=${colourOf(t, card.set)} data-last=${last ? "" : null} x=${g.x(card.column) - 47} y=${g.y(card.row) - high / 2} width="94" height=${high} rx="18" />`;
};

/** The light under what is only being tried. @param {Table} t @param {Geometry} g @param {Card} card */
export const Aim = (t, g, card) =>
  t.html`<rect key=${`aim-${card.cell}`} class="cz-pad" data-aim="" x=${g.x(card.column) - 46} y=${g.y(card.row) - g.high / 2 + 6} width="92" height=${g.high - 12} rx="18" />`;

/** A contraption. @param {Table} t @param {Geometry} g @param {Card} card @param {{ghost?: boolean, lit?: boolean, doomed?: boolean}} [how] */
export const Piece = (t, g, card, { ghost = false, lit = false, doomed = false } = {}) =>
  t.html`<g key=${ghost ? `ghost-${card.cell}` : card.cell} class="cz-piece" data-ghost=${ghost ? "" : null} data-lit=${lit ? "" : null} data-doomed=${doomed ? "" : null} data-cell=${ghost ? null : card.cell} data-seat=${colourOf(t, card.set)} transform=${`translate(${g.x(card.column)} ${g.y(card.row)})`}>
    ${Use(t, actsAs(card), -45, -47, 90, "cz-art")}${Flag(t, card)}${Pile(t, card.stuck, -51)}</g>`;

/** Apples that have lost their hold. @param {Table} t @param {Geometry} g @param {Scene} scene */
export const Loose = (t, g, scene) =>
  scene.loose.map(
    ({ row, column, count }) =>
      t.html`<g key=${`loose-${row}-${column}`} transform=${`translate(${g.x(column)} ${g.y(row)})`}>${Pile(t, count, -51)}</g>`,
  );

/** Partners of a pair, joined. @param {Table} t @param {Geometry} g @param {Scene} scene @param {string | null} aim */
export function Tethers(t, g, scene, aim) {
  return scene.cards.flatMap((card) => {
    const other = placeOf(card.partner);
    const once = other && (card.row - other.row || card.column - other.column) < 0;
    return once ? [Tether(t, g, card, other, [card.cell, card.partner].includes(aim ?? ""))] : [];
  });
}

/** @param {Table} t @param {Geometry} g @param {import("../view").Place} one @param {import("../view").Place} other @param {boolean} lit */
export function Tether(t, g, one, other, lit) {
  const [a, b, c, d] = [g.x(one.column), g.y(one.row), g.x(other.column), g.y(other.row)];
  return t.html`<path key=${`tether-${a}-${b}`} class="cz-tether" data-lit=${lit ? "" : null} d=${`M${a} ${b}Q${(a + c) / 2} ${(b + d) / 2 - 60} ${c} ${d}`} />`;
}

/** The branch with its tags and what hangs from it. @param {Table} t @param {Geometry} g @param {Scene} scene @param {string | null} branchAim */
export function Branch(t, g, scene, branchAim) {
  const columns = scene.branches.map(({ column }) => g.x(column));
  const between = { first: columns[0] ?? 0, last: columns.at(-1) ?? 0, y: BRANCH };
  const tags = scene.branches.map(
    ({ column, picture }) =>
      t.html`<g key=${column}><path class="cz-stalk" d=${`M${g.x(column)} ${BRANCH}V${g.y(0) - 22}`} /><g transform=${`translate(${g.x(column)} ${BRANCH + 10})`} dangerouslySetInnerHTML=${kept(`tag ${column}`, () => tag(column, picture))} /></g>`,
  );
  const apples = scene.branches
    .filter(({ apple }) => apple)
    .map(
      ({ column }) =>
        t.html`<g key=${column} class="cz-hung" data-branch=${column} data-aim=${branchAim === String(column) ? "" : null} transform=${`translate(${g.x(column)} ${g.y(0)})`}><circle r="34" fill="transparent" />${Use(t, "apple", -25, -27, 50, "cz-sway")}</g>`,
    );
  return t.html`<g class="cz-branch"><g dangerouslySetInnerHTML=${kept(`branch ${columns}`, () => branch(between))} />${tags}${apples}</g>`;
}

/** What does not change while a match is played: trunk and grass. @param {Table} t @param {Geometry} g */
export function Ground(t, g) {
  const make = () => trunk(BRANCH, g.height - 20) + grass(g.width, g.ground + 84);
  return t.html`<g dangerouslySetInnerHTML=${kept(`ground ${g.width} ${Math.round(g.ground)}`, make)} />`;
}

/** Whose basket it is: the viewer's own, or what the hunters have told. @param {Table} t @param {Scene} scene @param {import("../view").Basket} basket @param {boolean} cover */
function ownerOf(t, scene, { colour }, cover) {
  const known = scene.hunters[colour];
  if (known !== undefined) {
    if (known === null) return { words: t.text("page-nobody"), seat: null, mine: false };
    return { words: t.seats[known]?.called ?? "", seat: known, mine: known === t.you };
  }
  const mine = !cover && t.own?.hunters.some((hunter) => hunter.colour === colour);
  return mine ? { words: t.text("page-yours"), seat: t.you, mine: true } : null;
}

/** @param {Table} t @param {string} words @param {number | null} seat */
function Ribbon(t, words, seat) {
  const short = words.length > 9 ? `${words.slice(0, 8)}…` : words;
  const half = Math.max(30, short.length * 5.6 + 12);
  return t.html`<g class="cz-ribbon" data-seat=${seat === null ? null : t.seats[seat]?.colour} transform="translate(0 72)"><path d=${`M${-half} -14H${half}L${half - 8} 0L${half} 14H${-half}L${8 - half} 0Z`} /><text y="6.5" text-anchor="middle">${short}</text></g>`;
}

/** One basket with its apples. @param {Table} t @param {Geometry} g @param {Scene} scene @param {import("../view").Basket} basket @param {{cover: boolean, more: number}} how more: how many are foreseen */
export function Basket(t, g, scene, basket, { cover, more }) {
  const { column, colour, symbol, apples } = basket;
  const owner = ownerOf(t, scene, basket, cover);
  const hunter =
    scene.hunters[colour] === undefined
      ? null
      : t.html`<g class="cz-hood">${Use(t, `hunter-${symbol}`, -34, -112, 68)}</g>`;
  const inside = Array.from({ length: Math.min(4, apples) }, (_, i) =>
    Use(t, "apple", [-32, 2, -16, -38][i] ?? 0, ([-34, -36, -48, -50][i] ?? 0) + 4, 34),
  );
  const plus = more
    ? t.html`<g class="cz-more" transform="translate(-38 -42)"><circle r="17" /><text y="7" text-anchor="middle">+${more}</text></g>`
    : null;
  return t.html`<g key=${colour} class="cz-basket" data-basket=${column} data-colour=${colour} data-mine=${owner?.mine ? "" : null} transform=${`translate(${g.x(column)} ${g.y(scene.rows + 1)})`}>
    ${owner?.mine ? t.html`<ellipse class="cz-halo" cy="30" rx="70" ry="66" />` : null}${hunter}
    <g class="cz-wicker">${inside}${Use(t, `basket-${symbol}`, -52, -54, 104)}</g>
    <g transform="translate(38 34)"><circle class="cz-badge" r="19" /><text class="cz-count" y="8.5" text-anchor="middle">${apples}</text></g>${plus}
    ${owner ? Ribbon(t, owner.words, owner.seat) : null}</g>`;
}

/** The sign at the end of a way. @param {Table} t @param {{event: string, x: number, y: number}} end @param {number} i */
function End(t, { event, x, y }, i) {
  if (event === "basket")
    return t.html`<path key=${i} class="cz-way__head" d=${`M${x - 11} ${y - 56}L${x} ${y - 44}L${x + 11} ${y - 56}`} />`;
  if (event === "stick")
    return t.html`<circle key=${i} class="cz-way__end" cx=${x} cy=${y} r="9" />`;
  if (event === "lost" || event === "loop" || event === "trap")
    return t.html`<path key=${i} class="cz-way__end" d=${`M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x + 9} ${y - 9}L${x - 9} ${y + 9}`} />`;
  return null;
}

/** Ways of apples. @param {Table} t @param {Geometry} g @param {Paths} paths @param {Set<string>} fresh what a choice changes @param {string | null} only the one branch that is looked at */
export const Ways = (t, g, paths, fresh, only) =>
  Object.entries(paths).map(([branchName, runs]) => {
    const { way, jumps, ends } = linesOf(g, runs);
    const muted = only !== null && only !== branchName;
    return t.html`<g key=${branchName} class="cz-way" data-fresh=${fresh.has(branchName) ? "" : null} data-muted=${muted ? "" : null}>
      <path class="cz-way__halo" d=${way} /><path class="cz-way__line" d=${way} />
      ${jumps.map((jump, i) => t.html`<path key=${`jump-${i}`} class="cz-way__jump" d=${jump} />`)}${ends.map((end, i) => End(t, end, i))}</g>`;
  });

/** Lines from the branch to the baskets, and the numbers of the columns beside them. @param {Table} t @param {Geometry} g @param {Scene} scene */
export function Columns(t, g, scene) {
  const lines = scene.baskets.map(
    ({ column }) => `M${g.x(column)} ${TOP - 4}V${g.y(scene.rows + 1) - 50}`,
  );
  const [first, last] = scene.columns;
  const taken = new Set(scene.baskets.map(({ column }) => column));
  const sides = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (c) => !taken.has(c),
  );
  return t.html`<path class="cz-columns" d=${lines.join("")} />${sides.map((c) => t.html`<text key=${c} class="cz-side" x=${g.x(c)} y=${TOP - 12} text-anchor="middle">${c}</text>`)}`;
}

/** A dot for each free cell, fainter where no basket stands. @param {Table} t @param {Geometry} g @param {Scene} scene */
export function Dots(t, g, scene) {
  const [first, last] = scene.columns;
  const taken = new Set(scene.cards.map(({ cell }) => cell));
  const under = new Set(scene.baskets.map(({ column }) => column));
  const dots = [];
  for (let row = 1; row <= Math.floor(scene.rows); row += 1)
    for (let column = first; column <= last; column += 1)
      if (!taken.has(`r${row}c${column}`))
        dots.push(
          t.html`<circle key=${`${row} ${column}`} data-side=${under.has(column) ? null : ""} cx=${g.x(column)} cy=${g.y(row)} r="5" />`,
        );
  return t.html`<g class="cz-dots">${dots}</g>`;
}
