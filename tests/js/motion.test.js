import assert from "node:assert/strict";
import { test } from "node:test";
import { bubbleAt } from "../../static/table/bubble.js";
import { isArrow, nearest } from "../../static/table/keys.js";
import { difference, frames, shift } from "../../static/table/motion.js";

const box = (x, y, width = 10, height = 10) => ({ x, y, width, height });

test("a thing that lies elsewhere moves, one that stays does not", () => {
  assert.deepEqual(shift(box(0, 0), box(100, 20)), { dx: -100, dy: -20, sx: 1, sy: 1 });
  assert.equal(shift(box(0, 0), box(1, 1)), null);
  assert.equal(shift(box(0, 0, 0, 0), box(50, 50)), null);
  assert.equal(shift(box(0, 0, 20, 20), box(5, 5)).sx, 2);
});

test("what is new comes in, or flies from the place it names", () => {
  const before = new Map([
    ["deck", box(0, 0)],
    ["a", box(5, 5)],
  ]);
  const after = new Map([
    ["deck", box(0, 0)],
    ["a", box(50, 5)],
    ["b", box(80, 0)],
    ["c", box(9, 9)],
  ]);
  const { moved, arrived } = difference(before, after, (key) => (key === "b" ? "deck" : undefined));
  assert.deepEqual([...moved.keys()], ["a", "b"]);
  assert.deepEqual(arrived, ["c"]);
});

test("frames lead from the old place to the new one", () => {
  const [first, last] = frames({ dx: 3, dy: -4, sx: 2, sy: 1 });
  assert.equal(first.transform, "translate(3px, -4px) scale(2, 1)");
  assert.equal(last.transform, "none");
});

test("arrows go to the nearest thing in their direction", () => {
  const others = [box(20, 0), box(40, 0), box(0, 30), box(21, 60)];
  assert.equal(nearest(box(0, 0), others, "ArrowRight"), 0);
  assert.equal(nearest(box(0, 0), others, "ArrowDown"), 2);
  assert.equal(nearest(box(0, 0), others, "ArrowLeft"), -1);
  assert.equal(isArrow("ArrowUp"), true);
  assert.equal(isArrow("toString"), false);
});

test("arrows pass over what has no size, such as a button in a closed sheet", () => {
  const hidden = { x: 10, y: 0, width: 0, height: 0 };
  assert.equal(nearest(box(0, 0), [hidden, box(40, 0)], "ArrowRight"), 1);
  assert.equal(nearest(box(0, 0), [hidden], "ArrowRight"), -1);
});

test("a bubble lies above its thing, below where there is no room, and inside the window", () => {
  const room = { width: 360, height: 700 };
  const size = { width: 200, height: 60 };
  assert.equal(bubbleAt(box(100, 300, 50, 70), size, room).under, false);
  assert.equal(bubbleAt(box(100, 20, 50, 70), size, room).under, true);
  const edge = bubbleAt(box(340, 300, 20, 70), size, room);
  assert.ok(edge.x + size.width <= room.width);
  assert.ok(edge.x + edge.arrow <= room.width);
});
