// Mombasa's pure parts on the page: readings of a view, previews, and that all has words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { sheet } from "../../static/games/mombasa/art/symbols.js";
import { deedsFor } from "../../static/games/mombasa/parts/leaflets.js";
import { token } from "../../static/games/mombasa/parts/pieces.js";
import { spread } from "../../static/games/mombasa/parts/plots.js";
import {
  BOX,
  inSlot,
  laidNow,
  meets,
  reached,
  refFor,
  stepOf,
  symbolOf,
} from "../../static/games/mombasa/parts/reading.js";
import { label, sentence } from "../../static/games/mombasa/parts/words.js";

const root = new URL("../../static/games/mombasa/", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

const item = (id, more = {}) => ({ id, used: false, good: null, ...more });

/** A table that says ids and arguments instead of words. */
const table = (decision, more = {}) => ({
  ...{ you: 0, own: { hand: [], resting: {}, prices: { A04: 2, B07: 4 } }, answers: [] },
  ...{ picked: new Set(), mine: true, decision },
  public: {
    phase: "turns",
    companies: { cape_town: { track: "B1", value: 3, after: [3, 4, null], columns: [] } },
    posts: { gabon: "cairo" },
    players: [{ slots: {}, tiles: [], tracks: { cape_town: 4 }, shares: { cape_town: 1 } }],
  },
  text: (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id),
  has: () => true,
  list: (words) => words.join(" and "),
  ...more,
});

const asked = (prompt, choices, params = {}) => ({ prompt, choices, params, barred: [] });

test("a step is a company and a number, and nothing else is one", () => {
  assert.deepEqual(stepOf("cairo.3"), { company: "cairo", n: 3 });
  for (const other of ["cairo", "stop", undefined, "s1.2"]) assert.equal(stepOf(other), null);
});

test("a thing stands for a choice only while its own question is asked", () => {
  const t = table(asked("region", ["gabon", "stop"]));
  assert.equal(refFor(t, "gabon", "region"), "gabon");
  assert.equal(refFor(t, "chad", "region"), null);
  assert.equal(refFor(t, "gabon", "column"), null);
});

test("MB-081: a book is met by what lies face up, used or turned things do not count", () => {
  const two = BOX.books.BK_A03;
  assert.deepEqual(two.need, [{ kind: "good", good: "banana", min: 2 }]);
  const player = (one) => ({ slots: { s1: one }, tiles: [] });
  assert.ok(meets(player(item("st_banana2")), "BK_A03"));
  assert.ok(!meets(player(item("st_banana2", { used: true })), "BK_A03"));
  assert.ok(!meets(player(item("st_cotton2")), "BK_A03"));
  assert.ok(meets({ slots: {}, tiles: [item("bt_goods", { good: "banana" })] }, "BK_A03"));
});

test("a tile of any good shows the one that was named", () => {
  assert.equal(symbolOf(BOX.cards.bt_goods, "cotton"), "cotton");
  assert.equal(symbolOf(BOX.cards.bt_goods), "goods");
  assert.equal(symbolOf(BOX.cards.D01), "share");
});

test("values are those of the last step that was reached", () => {
  const { values } = BOX.diamond_track;
  assert.deepEqual(
    [0, 6, 9, 27, 28].map((space) => reached(values, space)),
    [0, 10, 15, 50, 60],
  );
});

test("what is laid while one plans is seen by who lays it, before and after the last card", () => {
  const plan = { public: { ...table(null).public, phase: "plan" } };
  const during = table(asked("plan", ["done"], { laid: { s2: "A01" } }), plan);
  assert.equal(inSlot(during, 0, "s2").id, "A01");
  const after = table(null, { ...plan, answers: [{ choices: ["A01", "s2", "done"] }] });
  assert.deepEqual(laidNow(after), { s2: "A01" });
  assert.deepEqual(laidNow(table(null)), {});
});

test("everybody's slots show what that player laid", () => {
  const players = ["A01", "B02"].map((id) => ({ slots: { s1: item(id) }, tiles: [] }));
  const t = table(null, { public: { ...table(null).public, players } });
  assert.deepEqual(
    [0, 1].map((seat) => inSlot(t, seat, "s1").id),
    ["A01", "B02"],
  );
});

test("MB-X07: a walk says what it crosses and what it brings", () => {
  const t = table(asked("track", ["cape_town.4"]), { picked: new Set(["cape_town.4"]) });
  const { title, detail } = sentence(t);
  assert.match(title, /"n":4,"space":8/);
  assert.match(detail, /page-way-pays \{"pounds":2\}/);
  assert.match(detail, /page-way-gets \{"pounds":2\}/);
  assert.match(detail, /page-way-shares \{"shares":2,"more":3\}/);
});

test("MB-X09: beyond the end of a track each space is two pounds", () => {
  const t = table(asked("track", ["cape_town.18"]));
  assert.match(label(t, "cape_town.18", "track"), /"space":20,"pounds":4/);
});

test("a region says its price, what is left, whom it ousts, and the value after the post", () => {
  const params = { company: "cape_town", points: 4, costs: { gabon: 3 } };
  const t = table(asked("region", ["gabon", "stop"], params), { picked: new Set(["gabon"]) });
  const { title, detail } = sentence(t);
  assert.match(title, /"cost":3,"left":1/);
  assert.match(detail, /page-ousts \{"company":"cairo"\}/);
  assert.match(detail, /"value":3,"after":"3 \/ 4"/);
});

test("goods say what they could buy", () => {
  const decision = asked("crates", ["st_banana2"], { good: "banana", bonus: 1 });
  const { title, detail } = sentence(table(decision, { picked: new Set(["st_banana2"]) }));
  assert.match(title, /"points":3/);
  assert.match(detail, /name-A04/);
  assert.doesNotMatch(detail, /name-B07/);
});

const log = (...entries) => ({
  log: entries.map(([key, data]) => ({ key, data: { seat: 0, ...data } })),
});

test("cash is added up by reason, what is paid is taken off, and others' money is theirs", () => {
  const t = log(
    ["gain", { why: "region", pounds: 2 }],
    ["gain", { why: "region", pounds: 3 }],
    ["gain", { why: "region", pounds: 9, seat: 1 }],
    ["pay", { why: "card", pounds: 4 }],
  );
  assert.deepEqual(deedsFor(t, "cash", 0), { "gain-region": 5, "pay-card": -4 });
  assert.deepEqual(deedsFor(t, "cash", 1), { "gain-region": 9 });
});

test("behind shares are walks, posts and share cards, company by company", () => {
  const t = log(
    ["advance", { company: "cairo", count: 3 }],
    ["advance", { company: "cairo", count: 1 }],
    ["post", { company: "cairo", points: 2 }],
    ["bought", { card: "D01" }],
    ["bought", { card: "A04" }],
  );
  assert.deepEqual(BOX.cards.D01.company, "mombasa");
  assert.deepEqual(deedsFor(t, "shares", 0), {
    "advance.cairo": 4,
    "post.cairo": 1,
    "share.mombasa": BOX.cards.D01.shares,
  });
});

test("behind diamonds and books is where they were found, and how they were entered", () => {
  const t = log(
    ["diamonds", { why: "merchant", count: 4 }],
    ["diamonds", { why: "region", count: 1 }],
    ["book", { book: "BK_A03" }],
    ["ink", { flipped: "no" }],
    ["ink", { flipped: "yes" }],
  );
  assert.deepEqual(deedsFor(t, "diamonds", 0), { "gain-merchant": 4, "gain-region": 1 });
  assert.deepEqual(deedsFor(t, "books", 0), { book: 1, "ink-met": 1, "ink-turned": 1 });
});

test("names beside curves keep their distance and stay above the axis", () => {
  assert.deepEqual(spread([20, 90, 50], 17, 184), [20, 90, 50]);
  assert.deepEqual(spread([184, 183, 20], 17, 184), [184, 167, 20]);
  const close = spread([100, 101, 102, 103], 17, 120).sort((a, b) => a - b);
  assert.ok(close.every((y, i) => i === 0 || y - (close[i - 1] ?? 0) >= 17));
  assert.equal(close.at(-1), 120);
});

test("drawings keep to the page's policy: no style attributes", () => {
  for (const drawn of [sheet(), token("cairo", 5)]) assert.doesNotMatch(drawn, /\sstyle=/);
});

test("the page asks for no text that is missing in a language, and has none too many", () => {
  const files = readdirSync(root, { recursive: true }).filter((name) => name.endsWith(".js"));
  const source = files.map((name) => read(name)).join("");
  const literals = new Set([...source.matchAll(/["`](page-[a-z-]+)["`]/g)].map(([, key]) => key));
  const families = [...new Set([...source.matchAll(/`(page-[a-z-]+-)\$/g)].map(([, key]) => key))];
  for (const locale of ["en", "es"]) {
    const found = read(`texts/${locale}.ftl`).matchAll(/^(page-[\w-]+) =/gm);
    const keys = [...found].map(([, key]) => key);
    const used = (key) => literals.has(key) || families.some((family) => key.startsWith(family));
    for (const literal of literals) assert.ok(keys.includes(literal), `${literal} (${locale})`);
    assert.deepEqual(
      keys.filter((key) => !used(key)),
      [],
      `unused in ${locale}`,
    );
  }
});
