// Kamozza's pure parts on the page: what became of each good, where it lies on deck, and that all has words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { berths, ship, tally } from "../../static/games/kamozza/art/woodblock.js";
import { cardOf, KINDS, WEIGHT, weightOf } from "../../static/games/kamozza/parts/goods.js";
import { fatesOf } from "../../static/games/kamozza/parts/news.js";

const root = new URL("../../static/games/kamozza/", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

const port = (data) => ({
  port: "B",
  ship: "ship_35",
  capacity: 35,
  boarded: [],
  points: {},
  lost: {},
  ...data,
});
const then = (data) => ({
  refused: [],
  confiscated: [],
  eaten: [],
  swallowed: null,
  loaded: [],
  left: [],
  load: 0,
  ...data,
});
const fates = (data, moment) =>
  fatesOf(port(data), then(moment)).map(({ seat, kind, fate }) => `${seat} ${kind} ${fate}`);

test("KZ-E09: a rat eats the gold of another, the rest departs", () => {
  const moment = {
    cargo: { 2: ["gold"], 3: ["rat", "timber"] },
    eaten: [{ seat: 2, kind: "gold", by: 3 }],
  };
  assert.deepEqual(fates({ seats: [2, 3], result: "departed" }, moment), [
    "2 gold eaten",
    "3 rat loaded",
    "3 timber loaded",
  ]);
});

test("KZ-E17: what was not eaten sinks", () => {
  const moment = {
    cargo: { 0: ["rat"], 1: ["gold"], 2: ["tea"] },
    eaten: [{ seat: 1, kind: "gold", by: 0 }],
  };
  assert.deepEqual(fates({ seats: [0, 1, 2], result: "sunk" }, moment), [
    "0 rat lost",
    "1 gold eaten",
    "2 tea lost",
  ]);
});

test("KZ-E33: a rat with gold inside that does not fit is left behind with it", () => {
  const moment = {
    cargo: { 0: ["rat"], 1: ["gold"], 2: ["porcelain"] },
    swallowed: { rat: 0, gold: 1 },
    left: [
      { seat: 0, kind: "rat" },
      { seat: 1, kind: "gold" },
    ],
  };
  assert.deepEqual(fates({ seats: [0, 1, 2], result: "loaded" }, moment), [
    "0 rat left",
    "1 gold left",
    "2 porcelain loaded",
  ]);
});

test("KZ-E36, KZ-E38: equal goods are confiscated, rats refused", () => {
  const gold = [1, 2].map((seat) => ({ seat, kind: "gold" }));
  const equal = { cargo: { 1: ["gold"], 2: ["gold"] }, confiscated: gold };
  assert.deepEqual(fates({ seats: [1, 2], result: "loaded" }, equal), [
    "1 gold confiscated",
    "2 gold confiscated",
  ]);
  const refused = { cargo: { 1: ["rat"] }, refused: [{ seat: 1, kind: "rat" }] };
  assert.deepEqual(fates({ seats: [1], result: "departed" }, refused), ["1 rat refused"]);
});

test("a ship has as many planks as it can carry, and full ones as it carries", () => {
  for (const capacity of [8, 17, 25, 45]) {
    const drawn = ship({ capacity, load: 7 });
    assert.equal(drawn.match(/class="plank"/g).length, capacity);
    assert.equal(drawn.match(/data-full="true"/g).length, 7);
  }
});

test("goods lie on deck in at most two rows, in the order they were given", () => {
  const on = [...KINDS, ...KINDS.slice(0, 3)].map((id) => ({ id, weight: WEIGHT[id] }));
  for (const capacity of [8, 23, 30, 45]) {
    const spots = berths(on, capacity);
    assert.equal(spots.length, on.length);
    assert.ok(new Set(spots.map(({ y, e }) => Math.round(y + e))).size <= 2);
    assert.ok(spots.every(({ e }) => e > 0));
  }
});

test("drawn text holds no style attribute: the page's policy refuses them", () => {
  for (const drawn of [
    ship({ capacity: 25, cat: true }),
    tally("sunk", "17"),
    tally("empty", "8"),
  ]) {
    assert.doesNotMatch(drawn, /\sstyle=/);
  }
});

test("cards are known by their ids", () => {
  assert.deepEqual(cardOf("ship_17"), { kind: "ship", id: "ship_17", capacity: 17 });
  assert.equal(cardOf("cat_ship").capacity, 25);
  assert.equal(cardOf("typhoon_2").kind, "typhoon");
  assert.equal(weightOf(KINDS), 61);
});

test("the page asks for no text that is missing in a language", () => {
  const files = readdirSync(root, { recursive: true }).filter((name) =>
    String(name).endsWith(".js"),
  );
  const source = files.map((name) => read(name)).join("");
  const literals = new Set([...source.matchAll(/["`](page-[a-z-]+)["`]/g)].map(([, key]) => key));
  const families = new Set([...source.matchAll(/`(page-[a-z-]+-)\$/g)].map(([, key]) => key));
  for (const locale of ["en", "es"]) {
    const keys = [...read(`texts/${locale}.ftl`).matchAll(/^(page-[a-z-]+) =/gm)].map(
      ([, key]) => key,
    );
    for (const literal of literals) assert.ok(keys.includes(literal), `${literal} (${locale})`);
    for (const family of families)
      assert.ok(
        keys.some((key) => key.startsWith(family)),
        `${family} (${locale})`,
      );
    const used = (key) =>
      literals.has(key) || [...families].some((family) => key.startsWith(family));
    assert.deepEqual(
      keys.filter((key) => !used(key)),
      [],
      `unused in ${locale}`,
    );
  }
});
