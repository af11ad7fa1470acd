// Choices come into sight with each question, where none is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bringIntoSight } from "../../static/table/sight.js";

Object.assign(globalThis, { getComputedStyle: () => ({ overflow: "auto" }) });

/** A choice so far down in a frame of 100 pixels; `drawn` 0: in a pane that is not shown. */
function choice(top, drawn = 1) {
  const box = (start, size) => ({
    ...{ left: 0, right: size, width: size, top: start, bottom: start + size, height: size },
  });
  const frame = { parentElement: null, getBoundingClientRect: () => box(0, 100) };
  const made = { scrolled: 0, parentElement: frame };
  return Object.assign(made, {
    getBoundingClientRect: () => box(top, 10),
    getClientRects: () => Array(drawn),
    scrollIntoView: () => {
      made.scrolled += 1;
    },
  });
}

/** A page with choices on its stage, and with some in the hand. */
const page = (...choices) => parts(choices, []);
const parts = (stage, hand) => ({
  querySelectorAll: (wanted) => (wanted.startsWith(".hand") ? hand : stage),
});
const asks = (id, mine = true) => ({ mine, decision: { id } });

test("the first of choices that nobody sees is scrolled to, once for each question", () => {
  const choices = [choice(300), choice(400)];
  bringIntoSight(page(...choices), asks("1"), true);
  bringIntoSight(page(...choices), asks("1"), true);
  assert.deepEqual(
    choices.map(({ scrolled }) => scrolled),
    [1, 0],
  );
});

test("nothing moves where a choice is in sight, or where somebody else is asked", () => {
  const choices = [choice(300), choice(50)];
  bringIntoSight(page(...choices), asks("2"), true);
  bringIntoSight(page(choice(300)), asks("3", false), true);
  assert.equal(choices[0].scrolled, 0);
});

test("choices that come later are looked at when they are there", () => {
  const late = choice(300);
  bringIntoSight(page(choice(300, 0)), asks("4"), true);
  bringIntoSight(page(late), asks("4"), true);
  assert.equal(late.scrolled, 1);
});

test("what is in sight on the stage does not keep the hand's choices hidden", () => {
  const [stage, hand] = [choice(50), choice(300)];
  bringIntoSight(parts([stage], [hand]), asks("5"), true);
  assert.deepEqual([stage.scrolled, hand.scrolled], [0, 1]);
});
