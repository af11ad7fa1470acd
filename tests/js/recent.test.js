import assert from "node:assert/strict";
import { test } from "node:test";
import { recent } from "../../static/table/recent.js";

/** @type {any[]} */
const LOG = [
  { key: "pass", data: { seat: 0 } },
  { key: "turn", data: { seat: 1 } },
  { key: "attack", data: { seat: 1 } },
  { key: "turn", data: { seat: 2 } },
  { key: "restock", data: { seat: 2 } },
];
const keys = (/** @type {number | null} */ you, log = LOG) =>
  recent(log, ["turn"], you).map(({ key }) => key);

test("what others did since the viewer's last deed, without headings", () => {
  assert.deepEqual(keys(0), ["attack", "restock"]);
  assert.deepEqual(keys(1), ["restock"]);
  assert.deepEqual(keys(2), []);
  assert.deepEqual(keys(null), ["pass", "attack", "restock"]);
  assert.deepEqual(keys(0, []), []);
});
