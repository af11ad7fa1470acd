// Kamakura's pure parts on the page: readings of a view, steps and strokes of a battle, and that all has words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { sheet } from "../../static/games/kamakura/art/art.js";
import { brush, stroke } from "../../static/games/kamakura/art/brush.js";
import { calmLeft } from "../../static/games/kamakura/parts/bar.js";
import { stepsOf } from "../../static/games/kamakura/parts/battle.js";
import { shortSum } from "../../static/games/kamakura/parts/cards.js";
import { capturesOf } from "../../static/games/kamakura/parts/leaflets.js";
import {
  classOf,
  fighters,
  IN_DECK,
  KINDS,
  othersOf,
  targetOf,
  valueAt,
  worthWith,
} from "../../static/games/kamakura/parts/reading.js";
import { attackedAt } from "../../static/games/kamakura/parts/rows.js";
import { tells } from "../../static/games/kamakura/parts/scroll.js";
import { direct, swept } from "../../static/games/kamakura/parts/strokes.js";
import { answeredWalls } from "../../static/games/kamakura/parts/volley.js";
import { label, sentence } from "../../static/games/kamakura/parts/words.js";
import { entry, hand, open, samples } from "./kamakura.samples.js";

const root = new URL("../../static/games/kamakura/", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** A table that says ids instead of words. */
const table = (name, more = {}) => {
  const { decision, public: open, own, answers, awaited, log } = samples[name];
  return {
    ...{ decision, public: open, own, answers, awaited, log: log.entries, you: 0, options: {} },
    ...{ picked: new Set(), everything: null, mine: Boolean(decision), past: false },
    seats: open.players.map((_, seat) => ({ seat, called: `P${seat}`, you: seat === 0 })),
    text: (id) => id,
    has: () => true,
    list: (words) => words.join(" and "),
    reason: () => null,
    ...more,
  };
};

test("targets are a seat and a place, and nothing else is one", () => {
  assert.deepEqual(targetOf("1.3"), { seat: 1, slot: 3 });
  for (const other of ["1.5", 13, "shoot", "with-1"]) assert.equal(targetOf(other), null);
});

test("KK-104: a samurai adds one to a weapon, up to four", () => {
  const [samurai, ninja] = [hand[0], hand[1]];
  const weapon = (kind) => ({ card: 1, kind });
  const worths = (soldier) =>
    ["kunai", "naginata", "yumi"].map((k) => worthWith(soldier, weapon(k)));
  assert.deepEqual(worths(samurai), [2, 4, 4]);
  assert.deepEqual(worths(ninja), [1, 3, 4]);
  const armed = { weapons: ["naginata", "kunai"], worths: [4, 2] };
  assert.equal(shortSum(armed), "3+1 + 1+1");
});

test("every kind has a class, a count and a drawing", () => {
  const drawn = sheet();
  for (const kind of KINDS) assert.ok(IN_DECK[kind] && drawn.includes(`id="kk-${kind}"`), kind);
  assert.equal(
    Object.values(IN_DECK).reduce((a, b) => a + b),
    92,
  );
  assert.deepEqual(["ninja", "yumi", "wall"].map(classOf), ["soldier", "weapon", "wall"]);
});

test("drawn text holds no style attribute: the page's policy refuses them", () => {
  assert.doesNotMatch(sheet(), /\sstyle=|NaN|undefined/);
  assert.doesNotMatch(
    brush(
      [
        [0, 0, 2],
        [10, 4, 3],
      ],
      {},
    ),
    /NaN/,
  );
});

test("others come in the order in which they sit, from the left of the viewer", () => {
  assert.deepEqual(othersOf(table("turn")), [1, 2, 3]);
  assert.deepEqual(othersOf(table("turn", { you: 2 })), [3, 0, 1]);
  assert.deepEqual(othersOf(table("turn", { you: null })), [0, 1, 2, 3]);
});

test("own lands are known to their owner alone, and to all eyes of a replay", () => {
  assert.equal(valueAt(table("turn"), 0, 1), 4);
  assert.equal(valueAt(table("turn", { you: 1, own: null }), 0, 1), 0);
  const everything = { seats: [{ slots: [4, 0, 2, 3] }] };
  assert.equal(valueAt(table("turn", { you: null, own: null, everything }), 0, 3), 2);
});

test("a battle concerns its two sides, a volley its aimer and its targets", () => {
  assert.deepEqual(fighters(table("battle")), [0, 1]);
  assert.deepEqual(fighters(table("walls")), [3, 0]);
  assert.deepEqual(attackedAt(table("battle")), ["0.1"]);
  assert.deepEqual(attackedAt(table("walls")), ["0.1", "0.4"]);
});

test("the chain is read from the log: each step leads to its entry", () => {
  const steps = stepsOf(table("battle").log);
  const keys = ["attack", "defend", "blade", "counter", "blade-none", "turned"];
  assert.deepEqual(
    steps.map(({ key }) => key),
    keys,
  );
  assert.deepEqual(
    steps.map(({ index }) => index),
    [3, 4, 5, 6, 7, 8],
  );
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ["ninja", "geisha", "kunai", "kunai", null, null],
  );
  assert.deepEqual(stepsOf([entry("turn", { seat: 0 })]), []);
});

test("captures carry the turn they fell on and both scores after it", () => {
  const log = [
    entry("turn", { turn: 4 }),
    entry("captured", { seat: 1, other: 0, slot: 2, value: 3 }),
    entry("aside", { seat: 0, values: [1, 2] }),
    entry("turn", { turn: 5 }),
    entry("captured", { seat: 0, other: 1, slot: 1, value: 4 }),
  ];
  const after = (holdings) => capturesOf(log, holdings).map((capture) => capture.after);
  assert.deepEqual(capturesOf(log, true)[0].turn, 4);
  assert.deepEqual(after(true), [
    [13, 7],
    [8, 9],
  ]);
  assert.deepEqual(after(false), [
    [13, 10],
    [14, 13],
  ]);
});

test("walls that are answered stand under their land while the next is asked about", () => {
  const answers = [{ decision: "w", prompt: "walls", choices: [2] }];
  const t = table("walls", { answers });
  assert.equal(answeredWalls(t, "0.1"), 2);
  assert.equal(answeredWalls(t, "0.4"), null);
});

test("KK-709: restocking, passing and barrages tell, unless the options change that", () => {
  const t = (options) => table("free", { options });
  assert.ok(["restock", "pass", "barrage"].every((deed) => tells(t({}), deed)));
  assert.equal(tells(t({ obligation: "attack" }), "barrage"), false);
  assert.equal(tells(t({ restock_rule: "second" }), "restock"), false);
});

test("KK-905: the last ten turns without a capture are counted down", () => {
  const left = (calm, more) => calmLeft(table("free", { public: open({ calm }), ...more }));
  assert.deepEqual(
    [0, 49, 50, 59].map((calm) => left(calm)),
    [null, null, 10, 1],
  );
  assert.equal(left(59, { outcome: {} }), null);
});

test("a stroke ends at the land, straight or swept round the one who turned it", () => {
  const box = (x, y, w, h) => ({ x, y, w, h, cx: x + w / 2, cy: y + h / 2 });
  const land = box(100, 10, 40, 50);
  const [x, y] = direct(box(300, 400, 80, 110), land).at(-1);
  assert.deepEqual([x, y], [120, 66]);
  const around = swept(box(600, 300, 90, 120), box(100, 600, 40, 50), box(0, 250, 800, 250), 900);
  assert.ok(
    around.some(([px]) => px > 690),
    "out past the geisha",
  );
  assert.ok(Math.abs(around.at(-1)[0] - 120) < 10);
  assert.doesNotMatch(stroke(around, 9, 20), /NaN/);
});

test("the prompt says what is staged, and lets arrows fly at once when one is aimed", () => {
  const said = (name, ...picked) => sentence(table(name, { picked: new Set(picked) }));
  assert.equal(said("target", "2.2").confirm, "page-attack-confirm");
  assert.equal(said("target").confirm, undefined);
  assert.equal(said("shot").go, "shoot");
  assert.equal(said("free", "pass").detail, "page-warn-shows");
  assert.equal(said("battle").go, undefined, "giving up a land never goes at once");
  assert.equal(said("battle", "surrender").confirm, "page-yield-confirm");
});

test("choices that are cards, lands or players have words", () => {
  const t = table("turn");
  assert.equal(label(t, 1, "turn"), "name-ninja");
  assert.equal(label(t, "2.1", "target"), "page-at");
  assert.equal(label(t, "with-2", "engage"), "P2");
  assert.equal(label(t, "ask-2-weapon", "defend"), "page-ask");
  assert.equal(label(t, 1, "pay"), null);
});

test("the page asks for no text that is missing in a language", () => {
  const files = readdirSync(root, { recursive: true }).filter((name) =>
    String(name).endsWith(".js"),
  );
  const source = files.map((name) => read(name)).join("");
  const literals = new Set([...source.matchAll(/["`](page-[a-z-]+)["`]/g)].map(([, key]) => key));
  const families = new Set([...source.matchAll(/`(page-[a-z-]+-)\$/g)].map(([, key]) => key));
  for (const locale of ["en", "es"]) {
    const found = read(`texts/${locale}.ftl`).matchAll(/^(page-[a-z-]+) =/gm);
    const keys = [...found].map(([, key]) => key);
    for (const literal of literals) assert.ok(keys.includes(literal), `${literal} (${locale})`);
    for (const family of families)
      assert.ok(
        keys.some((key) => key.startsWith(family)),
        `${family} (${locale})`,
      );
    const words = read(`texts/${locale}.ftl`);
    const used = (key) =>
      words.includes(`{ ${key} }`) ||
      literals.has(key) ||
      [...families].some((f) => key.startsWith(f));
    assert.deepEqual(
      keys.filter((key) => !used(key)),
      [],
      `unused in ${locale}`,
    );
  }
});
