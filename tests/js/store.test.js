import assert from "node:assert/strict";
import { test } from "node:test";
import { initial, merged, newest, reduce } from "../../static/table/store.js";

const entry = (key) => ({ key, data: {} });
const decision = (id, choices) => ({
  ...{ id, seat: 0, prompt: "port", params: {}, choices, at_least: 1, at_most: 1 },
  ...{ barred: [], cautions: [] },
});
const view = (from, entries, more = {}) => ({
  ...{ type: "view", version: 1, status: "playing", public: {}, own: null, decision: null },
  ...{ answers: [], awaited: { seats: [], prompt: null }, ready: [], declared: {}, undo: false },
  ...{ retract: null, outcome: null, seed: null, log: { from, entries } },
  ...more,
});
const play = (...events) => events.reduce(reduce, initial());

test("the first view is shown at once, later ones wait for their turn", () => {
  const state = play(view(0, [entry("a")]), view(1, [entry("b")]));
  assert.equal(state.shown.log.length, 1);
  assert.deepEqual(state.queue[0].fresh, [entry("b")]);
  const after = reduce(state, { type: "next" });
  assert.deepEqual(after.shown.log, [entry("a"), entry("b")]);
  assert.equal(after.queue.length, 0);
});

test("a log is cut where the view says and goes on from there", () => {
  const state = play(view(0, [entry("a"), entry("b")]), view(1, [entry("c")]));
  assert.deepEqual(newest(state).log, [entry("a"), entry("c")]);
});

test("after a gap the newest view is shown at once and the queue is dropped", () => {
  const lost = play(view(0, [entry("a")]), view(1, [entry("b")]), { type: "phase", phase: "lost" });
  const state = reduce(reduce(lost, { type: "phase", phase: "open" }), view(2, [entry("c")]));
  assert.equal(state.shown.log.length, 3);
  assert.equal(state.queue.length, 0);
  assert.equal(state.telling, null);
});

test("staged choices stay while their decision is open and go with it", () => {
  const first = view(0, [], { decision: decision("1", ["A", "B"]) });
  const staged = reduce(play(first), { type: "pick", picked: ["A"] });
  const same = reduce(reduce(staged, first), { type: "next" });
  assert.deepEqual(same.picked, ["A"]);
  const other = view(0, [], { decision: decision("2", ["A", "B"]) });
  assert.deepEqual(reduce(reduce(staged, other), { type: "next" }).picked, []);
});

test("what is unsaid goes from the chat", () => {
  const line = (id) => ({ type: "chat", id, seat: 0, name: "Bo", text: "hi", claim: null, at: "" });
  const state = play(line(1), line(2), line(3), { type: "unsaid", ids: [1, 3] });
  assert.deepEqual(
    state.chat.map(({ id }) => id),
    [2],
  );
});

test("an answered command is no longer pending; a transient error keeps it", () => {
  const pending = {
    command: { type: "undo", id: "c1" },
    sent: 1,
    since: 1,
    tries: 1,
    notBefore: 0,
  };
  const sent = play({ type: "send", pending });
  assert.equal(reduce(sent, { type: "ack", id: "c1", result: "done" }).pending.length, 0);
  const away = { type: "error", id: "c1", code: "unavailable", message: "", rule: null };
  assert.equal(reduce(sent, away).pending.length, 1);
  assert.equal(reduce(sent, away).trouble, true);
  const refused = reduce(sent, { ...away, code: "closed", message: "Too late." });
  assert.equal(refused.pending.length, 0);
  assert.equal(refused.notice.text, "Too late.");
});

test("chat lines are kept once and count as unread until the chat is opened", () => {
  const line = (id) => ({ id, seat: 1, name: "Bo", text: "hi", claim: null, at: "" });
  const state = play({ type: "chat", ...line(1) }, { type: "chat", ...line(1) });
  assert.equal(state.chat.length, 1);
  assert.equal(state.unread, 1);
  assert.equal(reduce(state, { type: "tab", tab: "chat" }).unread, 0);
  assert.deepEqual(
    merged([line(2)], [line(1), line(2)]).map(({ id }) => id),
    [1, 2],
  );
});

test("own chat lines are not news", () => {
  const welcome = { type: "welcome", match: {}, you: 1, server: "", chat: [] };
  const line = { type: "chat", id: 1, seat: 1, name: "Bo", text: "hi", claim: null, at: "" };
  assert.equal(play(welcome, line).unread, 0);
});

test("claims end when the game says so", () => {
  const line = {
    type: "chat",
    id: 4,
    seat: 1,
    name: "Bo",
    text: null,
    claim: { key: "c" },
    at: "",
  };
  assert.equal(play(line, { type: "claims-end" }).claimsFrom, 4);
});

test("claims made before the page came are no news", () => {
  const line = (id) => ({ id, seat: 0, name: "Ana", text: null, claim: { key: "c" }, at: "" });
  const welcome = { type: "welcome", match: {}, you: 1, server: "", chat: [line(4)] };
  assert.equal(play(welcome).claimsFrom, 4);
  const again = { ...welcome, chat: [line(4), line(5)] };
  assert.equal(play(welcome, again).claimsFrom, 4, "what was said during a gap is");
});
