import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { ranking } from "../../static/table/end.js";
import { frameOfLine, momentsOf } from "../../static/table/replay.js";
import { fromHex, seedFits, sha256 } from "../../static/table/sha256.js";
import { isNewQuestion } from "../../static/table/signals.js";

const frames = [
  { move: 1, seat: null, kind: "start", view: { public: { n: 0 } }, entries: [{ key: "a" }] },
  { move: 2, seat: 0, kind: "move", view: { public: { n: 1 } }, entries: [] },
  {
    move: 3,
    seat: 1,
    kind: "move",
    view: { public: { n: 2 } },
    entries: [{ key: "b" }, { key: "c" }],
  },
];

test("each moment has the log as it stood then", () => {
  const moments = momentsOf(frames);
  assert.deepEqual(
    moments.map(({ log }) => log.length),
    [1, 1, 3],
  );
  assert.deepEqual(moments[2].view.public, { n: 2 });
  assert.deepEqual(moments[0].view.awaited.seats, []);
});

test("a line of the log leads to the move that wrote it", () => {
  assert.deepEqual(
    [0, 1, 2, 99].map((line) => frameOfLine(frames, line)),
    [0, 2, 2, 2],
  );
});

test("the digest is SHA-256, for every way a message can end in its last block", () => {
  for (const size of [0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 128, 1000]) {
    const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + size) % 256);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"));
  }
});

test("a seed fits the hash that was published, and no other", () => {
  const seed = "07".repeat(32);
  const hash = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
  assert.equal(seedFits(seed, hash.toUpperCase()), true);
  assert.equal(seedFits("08".repeat(32), hash), false);
  assert.equal(seedFits("no hex", hash), false);
  assert.equal(fromHex("abc"), null);
});

test("the best rank comes first, equal ranks in seat order", () => {
  assert.deepEqual(ranking({ ranks: [3, 1, 1] }), [1, 2, 0]);
});

test("only a question that was not there before is news", () => {
  assert.equal(isNewQuestion(null, "1"), true);
  assert.equal(isNewQuestion("1", "1"), false);
  assert.equal(isNewQuestion("1", null), false);
});
