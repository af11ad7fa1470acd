import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commandId,
  dueNow,
  inTrouble,
  pendingOf,
  postponed,
  REPEAT_AFTER,
  TROUBLE_AFTER,
  unsent,
} from "../../static/table/outbox.js";
import { pauseBefore } from "../../static/table/socket.js";

const fresh = () => pendingOf({ type: "undo", id: "c1" }, 1000);

test("ids are different and of the shape the server takes", () => {
  const ids = new Set(Array.from({ length: 100 }, commandId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[A-Za-z0-9-]{1,40}$/);
});

test("a command is sent once, and again when there is no answer", () => {
  const first = dueNow([fresh()], 1000);
  assert.equal(first.due.length, 1);
  assert.equal(dueNow(first.pending, 1000 + REPEAT_AFTER - 1).due.length, 0);
  const again = dueNow(first.pending, 1000 + REPEAT_AFTER);
  assert.equal(again.due[0].id, "c1");
  assert.equal(again.pending[0].tries, 2);
});

test("after a new connection all is sent again", () => {
  const { pending } = dueNow([fresh()], 1000);
  assert.equal(dueNow(unsent(pending), 1001).due.length, 1);
});

test("a server that does not know is asked again, after pauses that grow", () => {
  const { pending } = dueNow([fresh()], 1000);
  const once = postponed(pending, "c1", 1000);
  const pause = once[0].notBefore - 1000;
  assert.equal(dueNow(once, 1000 + pause - 1).due.length, 0);
  const twice = postponed(dueNow(once, 1000 + pause).pending, "c1", 1000 + pause);
  assert.ok(twice[0].notBefore - 1000 - pause > pause);
  assert.deepEqual(postponed(pending, "other", 1000), pending);
});

test("what waits long is told", () => {
  assert.equal(inTrouble([fresh()], 1000 + TROUBLE_AFTER - 1), false);
  assert.equal(inTrouble([fresh()], 1000 + TROUBLE_AFTER), true);
  assert.equal(inTrouble([], 5000), false);
});

test("pauses before coming back double up to a bound", () => {
  assert.ok(pauseBefore(0, 0) < 500);
  assert.ok(pauseBefore(3, 0.5) > pauseBefore(2, 0.5));
  assert.ok(pauseBefore(50, 1) <= 15000);
});
