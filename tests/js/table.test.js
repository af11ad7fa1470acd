import assert from "node:assert/strict";
import { test } from "node:test";
import { backOf } from "../../static/table/prompt.js";
import { initial, reduce } from "../../static/table/store.js";
import {
  isAsked,
  mayAnswer,
  reasonOf,
  seatsOf,
  sendingOf,
  tableOf,
} from "../../static/table/table.js";
import { Texts } from "../../static/table/texts.js";

const decision = {
  ...{ id: "1", seat: 0, prompt: "port", params: {}, choices: ["A"], at_least: 1, at_most: 1 },
  ...{ barred: [{ choice: "B", reason: "closed", rule: "KZ-1", params: {} }], cautions: [] },
};
const view = (more = {}) => ({
  ...{ type: "view", version: 1, status: "playing", public: {}, own: null, decision },
  ...{ answers: [], awaited: { seats: [0], prompt: "port" }, ready: [1], declared: {} },
  ...{ undo: false, retract: null, outcome: null, seed: null, log: { from: 0, entries: [] } },
  ...more,
});
const person = (seat, name) => ({
  ...{ seat, name, colour: "red", kind: "person", bot: null, present: true, conceded: false },
});
const people = {
  ...{ type: "people", seats: [person(0, "Ana"), person(1, "Bo")], host: 0, is_host: true },
  ...{ watchers: 0, end_votes: [], claims: [] },
};
const welcome = {
  type: "welcome",
  match: { options: { mode: "main" } },
  you: 0,
  server: "",
  chat: [],
};
const texts = new Texts("en", [
  "ui-table-you = you\nui-table-you-name = You\nbarred-closed = It is closed.\nclaim-a = I go to A.",
]);

const app = (...events) => {
  const state = [welcome, people, view(), ...events].reduce(reduce, initial());
  const settings = { still: false, speed: 1, on: () => false };
  const config = { game: "kamozza", base: "/static/x/" };
  return { state, texts, settings, config, replay: null, pick() {} };
};
const pending = (command) => ({ command, sent: 0, since: 0, tries: 0, notBefore: 0 });

test("seats are called by their names, the viewer's own is You", () => {
  const [ana, bo] = seatsOf(app(), app().state.shown);
  assert.deepEqual([ana.called, ana.you, ana.awaited, ana.ready], ["You", true, true, false]);
  assert.deepEqual([bo.called, bo.you, bo.awaited, bo.ready], ["Bo", false, false, true]);
});

test("whoever is asked may answer, until the move is under way", () => {
  assert.equal(mayAnswer(app().state), true);
  const move = {
    type: "send",
    pending: pending({ type: "move", id: "c", decision: "1", choices: [] }),
  };
  assert.equal(sendingOf(app(move).state), true);
  assert.equal(mayAnswer(app(move).state), false);
});

test("in a pause nobody answers, and nothing is a choice", () => {
  const paused = app({ ...people, paused: true, paused_by: "table" });
  assert.equal(mayAnswer(paused.state), false);
  assert.equal(isAsked(paused.state), false);
  assert.equal(isAsked(app().state), true);
  const table = tableOf(paused, paused.state.shown);
  assert.equal(table.decision, null);
  assert.equal(table.choiceState("A"), null);
});

test("nobody answers while something newer waits to be shown", () => {
  for (const next of [null, { ...decision, id: "2" }])
    assert.equal(mayAnswer(app(view({ version: 2, decision: next })).state), false);
  const telling = { type: "telling", telling: { title: "Look", detail: "" } };
  assert.equal(mayAnswer(app(telling).state), false);
});

test("a newer view that asks the same takes nothing out of a hand", () => {
  assert.equal(mayAnswer(app(view({ version: 2, ready: [1] })).state), true);
});

test("a table tells how each choice stands and why one is barred", () => {
  const shell = app({ type: "pick", picked: ["A"] });
  const table = tableOf(shell, shell.state.shown);
  assert.equal(table.choiceState("A"), "chosen");
  assert.equal(table.choiceState("B"), "barred");
  assert.equal(table.reason("B"), "It is closed.");
  assert.equal(table.reason("A"), null);
  assert.deepEqual(reasonOf(shell, decision, "B"), { text: "It is closed.", rule: "KZ-1" });
  assert.equal(table.asset("art/x.svg"), "/static/x/games/kamozza/art/x.svg");
});

test("the newest claim of each seat counts, until claims end", () => {
  const say = (id) => ({
    ...{ type: "chat", id, seat: 1, name: "Bo", text: null, at: "" },
    claim: { key: "claim-a", params: {} },
  });
  const said = app(say(1));
  assert.equal(tableOf(said, said.state.shown).claims[1].text, "I go to A.");
  const over = app(say(1), { type: "claims-end" });
  assert.deepEqual(tableOf(over, over.state.shown).claims, {});
});

test("with all hands open the table says so", () => {
  const moment = { view: { ...view(), seats: [{}, {}], hidden: { decks: {} } }, log: [] };
  const table = tableOf(app(), moment);
  assert.equal(table.all, true);
  assert.deepEqual(table.everything.hidden, { decks: {} });
  assert.equal(table.decision, null);
});

test("a light choice is marked while it is on its way, and never stays staged", () => {
  const light = view({ version: 2, decision: { ...decision, light: ["A"] } });
  const sent = { type: "send", pending: pending({ type: "move", id: "c", decision: "1" }) };
  const shell = app();
  const fresh = { ...shell, state: reduce({ ...shell.state, fresh: true }, light) };
  const under = [{ type: "pick", picked: ["A"] }, sent].reduce(reduce, fresh.state);
  const table = tableOf({ ...shell, state: under }, under.shown);
  assert.equal(table.choiceState("A"), "sending");
  assert.deepEqual(reduce(under, { type: "ack", id: "c" }).picked, []);
});

test("the square button puts back, goes back one step, or takes back the last answer", () => {
  const back = (...events) => {
    const shell = app(...events);
    return backOf(shell, tableOf(shell, shell.state.shown))[0];
  };
  const shown = (more) => [view({ version: 2, ...more }), { type: "next" }];
  assert.equal(back(), "ui-table-undo-none");
  assert.equal(back(...shown({ undo: true })), "ui-table-undo");
  assert.equal(back(...shown({ undo: true, retract: "7" })), "ui-table-retract");
  const staged = { type: "pick", picked: ["A"] };
  assert.equal(back(...shown({ retract: "7" }), staged), "ui-table-put-back");
});

test("a game switches its own settings and asks for another answer to an earlier question", () => {
  const seen = [];
  const mine = app();
  mine.settings.set = (...args) => seen.push(args);
  mine.redraw = () => seen.push("redraw");
  mine.instead = (...args) => seen.push(args);
  const table = tableOf(mine, mine.state.shown);
  table.set("cover", true);
  table.instead("card", 7);
  table.redraw();
  assert.deepEqual(seen, [["game-cover", true], "redraw", ["card", 7], "redraw"]);
});
