// Cazamanzanas' pure parts on the page: a recorded match told entry by entry, geometry, readings, and that all has words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { sheet } from "../../static/games/cazamanzanas/art/art.js";
import { drawn, EXAMPLES, reach } from "../../static/games/cazamanzanas/art/examples.js";
import { branch, grass, sky, tag, trunk } from "../../static/games/cazamanzanas/art/orchard.js";
import {
  along,
  FOOT,
  fit,
  geometryOf,
  HIGH,
  LOW,
  linesOf,
  segmentsOf,
  TOP,
} from "../../static/games/cazamanzanas/parts/geometry.js";
import {
  actsAs,
  aimOf,
  foreseen,
  playedCard,
  reachOf,
  SET,
} from "../../static/games/cazamanzanas/parts/reading.js";
import {
  begun,
  caught,
  cellName,
  ended,
  lastCells,
  lastRuns,
  placeOf,
  runOf,
  sceneOf,
  stepped,
} from "../../static/games/cazamanzanas/parts/scene.js";
import { point } from "../../static/games/cazamanzanas/parts/shown.js";
import { sentence } from "../../static/games/cazamanzanas/parts/words.js";

const root = new URL("../../static/games/cazamanzanas/", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const recorded = JSON.parse(
  readFileSync(new URL("recorded/cazamanzanas.json", import.meta.url), "utf8"),
);
const entries = recorded.steps.flatMap((step) => step.entries);
const runs = entries.flatMap((entry) => runOf(entry) ?? []);

/** A table that says ids instead of words. */
const table = (prompt, more = {}) => {
  const { you, public: open, own, decision } = recorded.moments[prompt];
  return {
    ...{ you, public: open, own, decision, picked: new Set(), mine: true, log: [], options: {} },
    seats: open.players.map((_, seat) => ({ seat, colour: ["red", "blue", "yellow"][seat] })),
    text: (id) => id,
    setting: () => false,
    ...more,
  };
};

/** What a view and a moment of the film have in common, as the recording keeps it. */
const short = (scene) => ({
  ...{ rows: scene.rows, cap: scene.cap, spare: scene.spare },
  hanging: scene.branches.filter(({ apple }) => apple).map(({ column }) => column),
  baskets: scene.baskets.map(({ apples }) => apples),
  cards: scene.cards
    .map(({ cell, kind, turned, stuck, partner }) =>
      `${cell} ${kind} ${Number(turned)} ${stuck} ${partner ?? ""}`.trim(),
    )
    .sort(),
});

test("the entries of each move lead from one view to the next", () => {
  let scene = sceneOf(recorded.start);
  for (const step of recorded.steps) {
    scene = step.entries.reduce(stepped, scene);
    assert.deepEqual(short(scene), step.after);
    assert.deepEqual(scene.loose, []);
  }
  const known = Object.entries(sceneOf(recorded.end).hunters).sort();
  assert.deepEqual(Object.entries(scene.hunters).sort(), known);
});

test("the recorded match holds what the page can show of a fall", () => {
  const events = new Set(runs.flatMap(({ path }) => path.map((step) => step[2])));
  const wanted = ["pass", "bounce", "roll", "stick", "split", "teleport", "trap", "basket", "lost"];
  assert.deepEqual(
    wanted.filter((event) => !events.has(event)),
    [],
  );
});

test("a knock lets all that was stuck go first, and the apple that came last", () => {
  const scene = {
    ...sceneOf(recorded.start),
    cards: [{ kind: "platform", cell: "r2c3", row: 2, column: 3, turned: false, stuck: 2 }],
  };
  const knock = { how: "left", origin: [1, 4], path: [[2, 3, "knock"]] };
  const hit = ended({ ...scene, loose: [{ row: 1, column: 4, count: 1 }] }, knock);
  assert.equal(hit.cards[0].stuck, 0);
  assert.deepEqual(hit.loose.at(-1), { row: 2, column: 3, count: 3 });
  const off = { how: "knocked", origin: [2, 3], path: [[3, 2, "pass"]] };
  assert.equal(begun(hit, off).loose.at(-1).count, 2);
});

test("names of cells are read and written alike", () => {
  for (const name of ["r1c-2", "r6c11"]) assert.equal(cellName(placeOf(name)), name);
  for (const other of [7, "7", "r1", "r1c", "xr1c1"]) assert.equal(placeOf(other), null);
});

test("a way goes down from cell to cell and ends where its last step is", () => {
  const g = geometryOf(6, [-2, 11], 100);
  for (const run of runs) {
    const pieces = segmentsOf(g, run);
    const jumps = run.path.filter((step) => step[2] === "teleport").length;
    assert.equal(pieces.length, run.path.length + jumps);
    for (const [i, piece] of pieces.entries()) {
      if (i) assert.deepEqual(piece.from, pieces[i - 1].to);
      assert.deepEqual(along(piece, 1), piece.to);
      const [x, y] = along(piece, 0);
      assert.ok(Math.hypot(x - piece.from[0], y - piece.from[1]) < 1e-6);
    }
    const [row, column] = run.path.at(-1);
    assert.equal(pieces.at(-1).row, row);
    assert.equal(pieces.at(-1).to[0], g.x(column));
  }
  assert.doesNotMatch(JSON.stringify(linesOf(g, runs)), /NaN|undefined|null/);
});

test("cells fit a thumb on a phone, and all columns fit on a wide screen", () => {
  const phone = fit({ width: 360, height: 300 }, 6, [-2, 11]);
  assert.ok(phone.pixel * 100 >= 44);
  assert.equal(phone.high, LOW);
  const desk = fit({ width: 1030, height: 600 }, 4, [-2, 11]);
  assert.ok(desk.pixel * 1424 <= 1030.01);
  const board = (TOP + 4 * desk.high + FOOT) * desk.pixel;
  assert.ok(board <= 600.01 && board > 560);
  const tall = fit({ width: 700, height: 1400 }, 4, [0, 11]);
  assert.equal(tall.high, HIGH);
});

test("a preview puts the choice's paths over those that stand", () => {
  const t = table("cell");
  const [cell] = Object.keys(t.decision.params.paths);
  const { paths, fresh } = foreseen(t, cell);
  for (const branch of fresh) assert.equal(paths[branch], t.decision.params.paths[cell][branch]);
  const rest = Object.keys(t.public.paths).filter((branch) => !fresh.has(branch));
  for (const branch of rest) assert.equal(paths[branch], t.public.paths[branch]);
  assert.deepEqual(foreseen(t, null).paths, t.public.paths);
  const falling = Object.values(caught(paths)).reduce((a, b) => a + b, 0);
  assert.ok(falling > 0);
});

test("what is pointed at counts before what is staged, if it is a choice", () => {
  const t = table("cell", { picked: new Set(["r1c1"]) });
  const [other] = t.decision.choices;
  assert.equal(aimOf(t, other), other);
  assert.equal(aimOf(t, "7"), "r1c1");
  assert.equal(aimOf(t, t.public.table[0]?.cell ?? "r9c9"), "r1c1");
  assert.equal(aimOf(table("card"), other), null);
});

test("the prompt counts the choice that is pointed at, and then the staged one again", () => {
  const redraws = [];
  const said = [];
  const text = (id, args) => (id === "page-do-cell" ? said.push(args.names) : 0) && id;
  const words = (id, args) =>
    id === "name-column-row" ? `${args.row}/${args.column}` : text(id, args);
  const t = table("cell", { text: words });
  const [one, two] = t.decision.choices;
  t.picked.add(one);
  for (const ref of [two, two, null]) {
    point(ref, () => redraws.push(ref));
    assert.ok(sentence(t));
  }
  const named = (cell) => Object.values(placeOf(cell)).join("/");
  assert.deepEqual(said, [two, two, one].map(named));
  assert.deepEqual(redraws, [two, null], "what is pointed at already is not drawn again");
});

test("the cap's reach is that of the card being played or pointed at", () => {
  const t = table("cell");
  assert.equal(reachOf(t, null), playedCard(t).reaches);
  const asked = table("card");
  const [card] = asked.own.hand;
  assert.equal(reachOf(asked, null), null);
  assert.equal(reachOf(asked, String(card.card)), card.reaches);
  assert.equal(reachOf(table("refill"), String(card.card)), null);
});

test("turned cards act as something else", () => {
  assert.equal(actsAs({ kind: "trampoline_left", turned: true }), "trampoline_right");
  assert.equal(actsAs({ kind: "trampoline_right", turned: true }), "trampoline_left");
  assert.equal(actsAs({ kind: "platform", turned: true }), "platform_up");
  assert.equal(actsAs({ kind: "platform", turned: false }), "platform");
});

test("the last play's cells and ways are read from the log", () => {
  const index = entries.findLastIndex(({ key }) => key === "fall");
  const log = entries.slice(0, entries.findIndex((e, i) => i > index && e.key === "fallen") + 1);
  assert.ok(lastRuns(log).length >= 6);
  assert.ok(lastCells(log).every((cell) => placeOf(cell)));
  assert.deepEqual(lastCells([]), []);
});

test("CM-011: a set holds 22 cards", () => {
  assert.equal(
    SET.reduce((sum, { points }) => sum + points.length, 0),
    22,
  );
});

test("drawn text holds no style attribute: the page's policy refuses them", () => {
  const g = { first: 350, last: 1050, y: 54 };
  const all = [sheet(), sky(), branch(g), trunk(54, 700), grass(1400, 600), tag(3, "bee")];
  const examples = [...Object.values(EXAMPLES).map(drawn), reach()].map(({ inner }) => inner);
  for (const text of [...all, ...examples]) assert.doesNotMatch(text, /\sstyle=|NaN|undefined/);
});

test("every drawing that is used is in the sheet", () => {
  const known = sheet();
  const ids = [
    ...SET.map(({ kind }) => kind),
    ...recorded.start.branches.map(({ picture }) => `p-${picture}`),
    ...recorded.start.baskets.flatMap(({ symbol }) => [`basket-${symbol}`, `hunter-${symbol}`]),
    ...["red", "blue", "yellow", "green", "purple", "orange", "teal", "grey"].map(
      (c) => `crest-${c}`,
    ),
    ...["apple", "cap", "pile", "platform_up"],
  ];
  for (const id of ids) assert.ok(known.includes(`id="cz-${id}"`), id);
});

test("an example of the rules page follows the geometry of true ways", () => {
  for (const [name, { rows, columns, runs: ways }] of Object.entries(EXAMPLES))
    for (const { path } of ways)
      for (const [row, column] of path) {
        assert.ok(row >= 1 && row <= rows + 1, name);
        assert.ok(column >= columns[0] && column <= columns[1], name);
      }
});

const keysOf = (locale) => read(`texts/${locale}.ftl`).match(/^page-[a-z_-]+(?= =)/gm);
const sources = [
  "cazamanzanas.js",
  "reveal.js",
  ...readdirSync(new URL("parts", root)).map((n) => `parts/${n}`),
]
  .map(read)
  .join("\n");

test("every text of the page is there in both languages, and used", () => {
  assert.deepEqual([...keysOf("en")].sort(), [...keysOf("es")].sort());
  assert.equal(new Set(keysOf("en")).size, keysOf("en").length);
  const built = (key) => {
    const words = key.split("-");
    const starts = words.map((_, i) => `\`${words.slice(0, i).join("-")}-\${`);
    return starts.some((start) => sources.includes(start));
  };
  assert.deepEqual(
    keysOf("en").filter((key) => !sources.includes(`"${key}"`) && !built(key)),
    [],
  );
  const named = sources.match(/"page-[a-z_-]+"/g).map((key) => key.slice(1, -1));
  assert.deepEqual(
    named.filter((key) => !keysOf("en").includes(key)),
    [],
  );
});
