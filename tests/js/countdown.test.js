import assert from "node:assert/strict";
import { test } from "node:test";
import { clockFace, secondsLeft } from "../../static/table/countdown.js";

const UNTIL = "2026-01-31T20:00:30+00:00";
const START = Date.parse("2026-01-31T20:00:00+00:00");

test("the time left is the server's, whatever the page's clock says", () => {
  assert.equal(secondsLeft(UNTIL, START, 0), 30);
  assert.equal(secondsLeft(UNTIL, START - 60_000, 60_000), 30);
  assert.equal(secondsLeft(UNTIL, START + 29_400, 0), 1);
  assert.equal(secondsLeft(UNTIL, START + 40_000, 0), 0);
});

test("it reads as minutes and seconds", () => {
  assert.deepEqual([120, 65, 9, 0].map(clockFace), ["2:00", "1:05", "0:09", "0:00"]);
  assert.deepEqual([3600, 86_399].map(clockFace), ["1:00:00", "23:59:59"]);
  assert.deepEqual([172_799, 172_800, 259_199].map(clockFace), ["47:59:59", "2 d 0 h", "2 d 23 h"]);
});
