import assert from "node:assert/strict";
import { test } from "node:test";
import { digest, naming } from "../../static/table/away.js";
import { initial, reduce } from "../../static/table/store.js";

/** @type {any[]} */
const LOG = [
  { key: "turn", data: { seat: 0 } },
  { key: "attack", data: { seat: 1, other: 0 } },
  { key: "pass", data: { seat: 0 } },
  { key: "restock", data: { seat: 2 } },
  { key: "hit", data: { seat: 2, seats: [0, 1] } },
  { key: "drew", data: { seat: 1 }, own: { card: 3 } },
];
const TOUCHES = naming(["seat", "seats", "other"]);

test("what was done to the viewer comes apart, without headings and own deeds", () => {
  const { yours, others } = digest(LOG, 0, 0, ["turn"], TOUCHES);
  assert.deepEqual(
    [yours, others].map((entries) => entries.map(({ key }) => key)),
    [["attack", "hit", "drew"], ["restock"]],
  );
  assert.deepEqual(digest(LOG, 6, 0, ["turn"], TOUCHES), { yours: [], others: [] });
});

test("a game may say itself what touches a seat", () => {
  const { yours } = digest(LOG, 0, 0, [], ({ key }) => key === "restock");
  assert.deepEqual(
    yours.map(({ key }) => key),
    ["restock"],
  );
});

/** @param {number} kept @param {number | null} known @param {number} length */
function cameBack(kept, known, length) {
  const frames = /** @type {any[]} */ ([
    { type: "seen", seen: kept },
    { type: "welcome", match: {}, you: 0, server: "", chat: [], now: "", seen: known },
    { type: "view", log: { from: 0, entries: LOG.slice(0, length) }, decision: null },
  ]);
  return frames.reduce(reduce, initial()).away;
}

test("the server knows what the seat was shown, also on another device", () => {
  assert.equal(cameBack(Number.POSITIVE_INFINITY, 2, 6), 2);
  assert.equal(cameBack(4, 2, 6), 4);
  assert.equal(cameBack(1, null, 6), 1);
  assert.equal(cameBack(Number.POSITIVE_INFINITY, null, 6), null);
  assert.equal(cameBack(6, 6, 6), null);
});
