// GOSU's pure parts on the page: readings of a view, prices, sentences, portraits, the gallery, and that all has words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { CLANS, DECK } from "../../static/games/gosu/art/deck.js";
import { EMBLEMS } from "../../static/games/gosu/art/emblems.js";
import { GLYPHS } from "../../static/games/gosu/art/glyphs.js";
import { powerOf, romans } from "../../static/games/gosu/parts/cards.js";
import { ordered } from "../../static/games/gosu/parts/field.js";
import { priceOf } from "../../static/games/gosu/parts/hand.js";
import { battlesIn } from "../../static/games/gosu/parts/leaflets.js";
import { counted } from "../../static/games/gosu/parts/lists.js";
import {
  askedIn,
  cardOf,
  deedIn,
  deedsOf,
  foesOf,
  isNear,
  placeOf,
} from "../../static/games/gosu/parts/reading.js";
import { label, sentence } from "../../static/games/gosu/parts/words.js";
import { fits } from "../../static/games/gosu/pictures.js";
import { faces } from "../../tools/goblins/faces.js";

const root = new URL("../../static/games/gosu/", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

const goblin = (card, kind, more = {}) => ({
  ...{ card, kind, trapped: false, free: false, marked: false, token: null, dragoon: false },
  ...{ value: 2, ...more },
});
const player = (rows, more = {}) => ({
  ...{ hand: 4, held: 0, kept: 0, rows, values: [2, 0, 0], value: 2, unused: 2, spent: 0 },
  ...{ dragoons: 0, points: 0, passed: false, extra: 0, behind: false, team: null, ...more },
});
const open = (more = {}) => ({
  ...{
    phase: "turn",
    teams: false,
    goal: 3,
    round: 1,
    turn: 0,
    advantage: 0,
    clans: [],
    tokens: [],
  },
  ...{ pile: 50, discard: [{ card: 90, kind: "kao" }], aside: [], reserve: 8, counting: false },
  ...{ counted: 0, limit: 10, quests: [] },
  players: [player([[goblin(1, "bosk")], [], []]), player([[goblin(2, "skab")], [], []])],
  ...more,
});
const hand = [
  { card: 10, kind: "huna" },
  { card: 11, kind: "shibuke-dark-blade" },
  { card: 12, kind: "ubo" },
];
const asked = (prompt, choices, more = {}) => ({
  ...{ id: "1.1.1", seat: 0, prompt, params: {}, choices, at_least: 1, at_most: 1, light: [] },
  ...{ barred: [], cautions: [], ...more },
});
/** A table that says ids, and params in brackets, instead of words. */
const table = (decision, more = {}, pub = {}) => ({
  ...{ decision, public: open(pub), you: 0, picked: new Set(), outcome: null },
  own: { hand, held: [], kept: [], partner: null, shown: null },
  text: (id, args = {}) => `${id}(${Object.values(args).join(",")})`,
  choiceState: (choice) =>
    decision?.choices.includes(choice)
      ? "legal"
      : decision?.barred.some((b) => b.choice === choice)
        ? "barred"
        : null,
  reason: () => null,
  html: (strings, ...values) => ({ strings, values }),
  ...more,
});
const turn = asked("turn", [10, 11, "mutate-1", "draw-1", "pass"], {
  params: { costs: { 10: 0, 11: 2 }, cogs: { 1: 1 } },
  barred: [{ choice: 12, reason: "row-below", rule: "GO-402", params: {} }],
});

test("all portraits are drawn by the generator, one for each printed card", () => {
  const drawn = faces();
  assert.deepEqual(Object.keys(drawn).sort(), readdirSync(new URL("art/faces/", root)).sort());
  assert.equal(Object.keys(drawn).length, Object.keys(DECK).length);
  for (const [name, svg] of Object.entries(drawn)) {
    assert.equal(read(`art/faces/${name}`), svg, `run: node tools/goblins/draw.js (${name})`);
    assert.doesNotMatch(svg, /undefined|NaN/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    assert.equal(new Set(ids).size, ids.length, `${name}: an id twice`);
  }
});

test("every clan has an emblem and every sign a drawing", () => {
  for (const clan of CLANS) assert.match(EMBLEMS[clan] ?? "", /^M/);
  for (const { signs } of Object.values(DECK))
    for (const sign of signs) assert.ok(GLYPHS[sign], sign);
});

test("the page asks for no text that is missing in a language, and has none that nobody asks for", () => {
  const files = readdirSync(root, { recursive: true }).filter((name) => /\.js$/.test(String(name)));
  const source = files.map((name) => read(String(name))).join("");
  const literals = new Set(
    [...source.matchAll(/["`](page-[a-z0-9-]+)["`]/g)].map(([, key]) => key),
  );
  const families = [...source.matchAll(/`(page-[a-z-]*-)\$/g)].map(([, key]) => key);
  const signs = Object.values(DECK).flatMap((card) =>
    card.signs.map((sign) => `page-sign-${sign}`),
  );
  for (const language of ["en", "es"]) {
    const text = read(`texts/${language}.ftl`);
    const keys = [...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map(([, key]) => key);
    const missing = [...literals, ...signs].filter((key) => !keys.includes(key));
    assert.deepEqual(missing, [], `missing in ${language}`);
    const used = (key) => literals.has(key) || families.some((family) => key.startsWith(family));
    assert.deepEqual(
      keys.filter((key) => !used(key)),
      [],
      `unused in ${language}`,
    );
  }
});

test("a deed names what is done and the card", () => {
  assert.deepEqual(deedIn("mutate-12"), { deed: "mutate", card: 12 });
  for (const other of ["draw-1", "pass", 12, "mutate-x"]) assert.equal(deedIn(other), null);
  assert.deepEqual(deedsOf(table(turn), 1), ["mutate-1"]);
  assert.deepEqual(deedsOf(table(asked("trap", [1])), 1), []);
});

test("cards are found where they lie", () => {
  const t = table(asked("destroy", [2]));
  assert.equal(cardOf(t, 2).kind, "skab");
  assert.equal(cardOf(t, 90).kind, "kao");
  assert.equal(cardOf(t, 99), null);
  assert.deepEqual(placeOf(t, 2), { seat: 1, level: 1 });
  assert.deepEqual(askedIn(t), [1]);
});

test("GO-209: partners sit across, and are no foes", () => {
  const four = [0, 1, 2, 3].map(() => player([[], [], []]));
  const t = table(turn, { you: 1 }, { teams: true, players: four });
  assert.deepEqual(foesOf(t), [2, 0]);
  assert.deepEqual(ordered(t), [1, 3, 2, 0]);
  assert.deepEqual(ordered(table(null, { you: null })), [0, 1]);
});

test("below a card stand its price and row, or why it cannot be played", () => {
  const t = table(turn);
  assert.equal(priceOf(t, hand[0]).words, "page-price(0)");
  assert.equal(priceOf(t, hand[1]).words, "page-price(2)");
  assert.equal(priceOf(t, hand[1]).more, "page-price-row(I/II)");
  assert.equal(priceOf(t, hand[2]).words, "page-bar-row-below(III)");
  assert.equal(priceOf(table(asked("pay", [10])), hand[0]).words, "");
});

test("the prompt says what is staged, and what its card does", () => {
  const staged = (choice, decision = turn) =>
    sentence(table(decision, { picked: new Set([choice]) }));
  assert.equal(sentence(table(turn)), null);
  assert.equal(staged(10).title, "page-play(huna,I,0)");
  assert.equal(staged(10).detail, "text-huna()");
  assert.equal(staged("mutate-1").title, "page-do-mutate(bosk,1)");
  assert.equal(staged("draw-1").title, "choice-turn-draw-1()");
  assert.equal(staged(2, asked("destroy", [2])).title, "page-aim-destroy(skab,1)");
  assert.equal(staged(90, asked("recover", [90])).title, "page-chosen(kao)");
});

test("a payment says what is paid for and how much is missing", () => {
  const pay = asked("pay", [11, 12], { at_least: 2, at_most: 2, params: { card: 10, count: 2 } });
  assert.equal(sentence(table(pay)).title, "page-pay-play(huna,2)");
  assert.equal(sentence(table(pay)).detail, "page-pay-left(2)");
  const both = sentence(table(pay, { picked: new Set([11, 12]) }));
  assert.equal(both.detail, "page-pay-done(0)");
  const mutation = { ...pay, params: { card: 1, new: 10, count: 1 } };
  assert.equal(sentence(table(mutation)).title, "page-pay-mutate(bosk,huna,1)");
  assert.equal(sentence(table(mutation)).confirm, "page-pay-mutate-confirm(huna)");
});

test("choices that are no cards have words too", () => {
  const t = table(
    turn,
    {},
    {
      tokens: [
        { gone: false, clan: "fire" },
        { gone: false, clan: null },
      ],
    },
  );
  assert.equal(label(t, "draw-3", "turn"), "page-short-draw-3()");
  assert.equal(label(t, "seat-1", "player"), "page-seat(1,4)");
  assert.equal(label(t, "token-0", "clan"), "name-fire()");
  assert.equal(label(t, "token-1", "clan"), "page-face-down(2)");
  assert.equal(label(t, "none", "enlist"), null);
  assert.equal(label(t, 2, "trap"), "name-skab()");
});

test("triggers and bonuses of a power are set off", () => {
  const t = table(null);
  const parts = powerOf(t, "Zombie Mutation. Enters: draw 2(+1) cards.");
  assert.deepEqual(
    parts.map((part) => (typeof part === "string" ? part : part.values[0])),
    ["Zombie Mutation", ". Enters:", " draw ", "2(+1)", " cards."],
  );
  assert.equal(romans([1, 2]), "I/II");
});

test("great battles are read out of the log", () => {
  const data = {
    seats: [1],
    rows: [
      [2, 3, 0],
      [4, 3, 5],
    ],
    round: 2,
    points: [0, 1],
  };
  assert.deepEqual(
    battlesIn([
      { key: "pass", data: {} },
      { key: "battle", data },
    ]),
    [{ round: 2, rows: data.rows, sums: [5, 12], winners: [1] }],
  );
});

test("equal cards of a list are one line", () => {
  assert.deepEqual(counted(["kao", "bosk", "kao"]), [
    ["kao", 2],
    ["bosk", 1],
  ]);
});

test("a special victory is near when one thing is missing", () => {
  assert.ok(isNear({ seat: 0, kind: "walror", have: 2, need: 3 }));
  assert.ok(!isNear({ seat: 0, kind: "walror", have: 1, need: 3 }));
});

test("the gallery finds by clan, level, keyword and words, two-level cards at both", () => {
  const wanted = (more) => ({ clan: "", level: "", sign: "", search: "", ...more });
  const blade = { kind: "shibuke-dark-blade", words: "shibuke dark blade", row: null };
  assert.ok(fits(blade, wanted({ level: "1" })) && fits(blade, wanted({ level: "2" })));
  assert.ok(fits(blade, wanted({ sign: "jump", search: " DARK" })));
  assert.ok(!fits(blade, wanted({ clan: "fire" })) && !fits(blade, wanted({ search: "kao" })));
  const clan = { kind: "fire", words: "fire goblins", row: null };
  assert.ok(fits(clan, wanted({ clan: "fire" })) && !fits(clan, wanted({ level: "1" })));
});
