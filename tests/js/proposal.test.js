import assert from "node:assert/strict";
import { test } from "node:test";
import { missing, mustAnswer } from "../../static/table/proposal.js";

const seat = (/** @type {number} */ number, /** @type {object} */ more = {}) => ({
  seat: number,
  kind: "person",
  conceded: false,
  ...more,
});
const proposal = { seat: 0, point: "move", reason: "", agreed: [0], until: "" };
const people = {
  seats: [seat(0), seat(1), seat(2, { kind: "bot" }), seat(3, { conceded: true })],
  proposal,
};
/** @type {any} */
const state = { people, you: 1 };

test("persons who play must answer, once", () => {
  assert.equal(mustAnswer(state), true);
  assert.equal(mustAnswer({ ...state, you: 0 }), false);
  assert.equal(mustAnswer({ ...state, you: 2 }), false);
  assert.equal(mustAnswer({ ...state, you: 3 }), false);
  assert.equal(mustAnswer({ ...state, you: null }), false);
  assert.equal(mustAnswer({ ...state, people: { ...people, proposal: null } }), false);
});

test("those are named who have not agreed", () => {
  assert.deepEqual(missing(state, /** @type {any} */ (proposal)), [1]);
});
