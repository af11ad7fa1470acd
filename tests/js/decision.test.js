import assert from "node:assert/strict";
import { test } from "node:test";
import {
  byDigit,
  cautionsFor,
  choiceOf,
  complete,
  confirms,
  goChoice,
  isLight,
  single,
  stateOf,
  toggled,
} from "../../static/table/decision.js";

const decision = {
  ...{ id: "1", seat: 0, prompt: "cargo", params: {}, choices: ["rat", "tea", 7] },
  ...{ at_least: 1, at_most: 2 },
  barred: [{ choice: "gold", reason: "played", rule: "KZ-308", params: {} }],
  cautions: [
    { reason: "elimination", rule: "KZ-401", choice: null, count: 2, params: {} },
    { reason: "risky", rule: "KZ-402", choice: 7, count: null, params: {} },
  ],
};
const one = { ...decision, at_most: 1 };

test("an element's ref finds its choice, also numbers and barred ones", () => {
  assert.equal(choiceOf(decision, "7"), 7);
  assert.equal(choiceOf(decision, "gold"), "gold");
  assert.equal(choiceOf(decision, "silk"), undefined);
  assert.equal(choiceOf(null, "rat"), undefined);
});

test("a choice is legal, chosen, barred, being sent, or none", () => {
  assert.equal(stateOf(decision, [], false, "rat"), "legal");
  assert.equal(stateOf(decision, ["rat"], false, "rat"), "chosen");
  assert.equal(stateOf(decision, ["rat"], true, "rat"), "sending");
  assert.equal(stateOf(decision, ["rat"], true, "tea"), null);
  assert.equal(stateOf(decision, [], false, "gold"), "barred");
  assert.equal(stateOf(decision, [], false, "silk"), null);
  assert.equal(stateOf(null, [], false, "rat"), null);
});

test("a click adds, takes back, and says when there is no room", () => {
  assert.deepEqual(toggled(decision, [], "rat"), { picked: ["rat"], full: false });
  assert.deepEqual(toggled(decision, ["rat"], "rat"), { picked: [], full: false });
  assert.deepEqual(toggled(decision, ["rat", "tea"], 7), { picked: ["rat", "tea"], full: true });
  assert.deepEqual(toggled(decision, [], "gold"), { picked: [], full: false });
});

test("where one is asked for, a click on another takes its place", () => {
  assert.deepEqual(toggled(one, ["rat"], "tea"), { picked: ["tea"], full: false });
  assert.equal(single(one), true);
  assert.equal(single(decision), false);
});

test("an answer is complete between its bounds", () => {
  assert.equal(complete(decision, []), false);
  assert.equal(complete(decision, ["rat"]), true);
  assert.equal(complete(decision, ["rat", "tea", 7]), false);
});

test("cautions are asked for a choice or for a number of choices", () => {
  const reasons = (picked) => cautionsFor(decision, picked).map(({ reason }) => reason);
  assert.deepEqual(reasons(["rat"]), []);
  assert.deepEqual(reasons(["rat", "tea"]), ["elimination"]);
  assert.deepEqual(reasons([7]), ["risky"]);
});

test("a digit stands for the n-th thing that may be picked", () => {
  const order = ["gold", "tea", "rat", 7];
  assert.equal(byDigit(decision, order, "1"), "tea");
  assert.equal(byDigit(decision, order, "3"), 7);
  assert.equal(byDigit(decision, order, "4"), undefined);
  assert.equal(byDigit(decision, order, "a"), undefined);
});

test("a choice that only leads to a further question is light; servers may not tell", () => {
  assert.equal(isLight({ ...one, light: ["rat"] }, "rat"), true);
  assert.equal(isLight({ ...one, light: ["rat"] }, "tea"), false);
  assert.equal(isLight(one, "rat"), false);
  assert.equal(isLight(null, "rat"), false);
});

test("what may go at once: the choice the game names, or the only one, if it is drawn nowhere", () => {
  const lone = { ...one, choices: ["end"] };
  assert.equal(goChoice(lone, ["end"], undefined), "end");
  assert.equal(goChoice(lone, [], undefined), undefined);
  assert.equal(goChoice(one, ["rat", "tea"], undefined), undefined);
  assert.equal(goChoice(one, ["rat", "tea"], "tea"), "tea");
  assert.equal(goChoice(one, ["rat"], "gold"), undefined);
  assert.equal(goChoice({ ...lone, at_most: 2 }, ["end"], "end"), undefined);
});

test("a second press sends the one staged choice, where the game wants it", () => {
  assert.equal(confirms({ twice: true }, one, ["rat"], "rat"), true);
  assert.equal(confirms({ twice: true }, one, ["rat"], "tea"), false);
  assert.equal(confirms({ twice: true }, decision, ["rat"], "rat"), false);
  assert.equal(confirms({}, one, ["rat"], "rat"), false);
});
