import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lineOf, spoken } from "../../static/table/log.js";
import { messageId, partsOf, plain, Texts } from "../../static/table/texts.js";

const shell = (locale) =>
  readFileSync(new URL(`../../static/texts/${locale}/table.ftl`, import.meta.url), "utf8");
const GAME = `
name-tea = tea
name-gold = gold
log-laid = { $own ->
    [yes] You lay { $kinds }.
   *[no] { $seat } lays { $count } cards.
}
log-starts = { $you ->
    [yes] You start.
   *[no] { $start } starts.
}
log-met = { $seats } meet, { $seats_count } in all.
log-points = Points: { $points }.
name-seat-slot = { $seat_you ->
    [yes] your land { $slot }
   *[no] { $seat }’s land { $slot }
}
log-aimed = Arrows at { $targets }.
log-first = { $seat } is first.
log-kind = { $cargo_id -> 
    [tea] It is { $cargo }!
   *[other] It is not tea.
}
`;
const texts = (locale = "en", you = 2) => {
  const made = new Texts(locale, [shell(locale), GAME]);
  made.people = ["Ana", "gold", "Bo"].map((name, seat) => ({ seat, name, you: seat === you }));
  return made;
};

test("seats become names, the viewer is you and comes last", () => {
  assert.equal(texts().text("log-met", { seats: [2, 0, 1] }), "Ana, gold, and you meet, 3 in all.");
  assert.equal(texts("es").text("log-met", { seats: [2, 0] }), "Ana y tú meet, 2 in all.");
});

test("a sentence that begins with you begins with a capital", () => {
  assert.equal(texts().text("log-first", { seat: 2 }), "You is first.");
  assert.equal(texts().text("log-first", { seat: 0 }), "Ana is first.");
});

test("the only seat that is spoken of decides about you", () => {
  assert.equal(texts().text("log-starts", { start: 2 }), "You start.");
  assert.equal(texts().text("log-starts", { start: 0 }), "Ana starts.");
});

test("a player who is called like a thing keeps the name", () => {
  assert.equal(texts().text("log-first", { seat: 1 }), "gold is first.");
});

test("what has several parts reads the same in whatever order a store keeps them", () => {
  for (const target of [
    { seat: 0, slot: 3 },
    { slot: 3, seat: 0 },
  ])
    assert.equal(texts().text("log-aimed", { targets: [target] }), "Arrows at Ana’s land 3.");
});

test("ids get their names, lists are joined, numbers belong to seats", () => {
  assert.equal(
    texts().text("log-points", { points: { 0: 16, 2: 3 } }),
    "Points: Ana 16 and you 3.",
  );
  assert.equal(texts().text("log-points", { points: ["tea", "gold"] }), "Points: tea and gold.");
  assert.equal(texts().text("log-kind", { cargo: "tea" }), "It is tea!");
});

test("a thing with several parts has a text by their names", () => {
  const targets = [
    { seat: 0, slot: 1 },
    { seat: 2, slot: 4 },
  ];
  assert.equal(texts().text("log-aimed", { targets }), "Arrows at Ana’s land 1 and your land 4.");
});

test("names are set off from the words around them", () => {
  const parts = texts().parts("log-met", { seats: [0, 2] });
  assert.deepEqual(parts[0], { text: "Ana", seat: 0 });
  assert.deepEqual(parts[2], { text: "you", seat: 2 });
  assert.equal(plain("no marks"), "no marks");
  assert.deepEqual(partsOf("plain"), [{ text: "plain", seat: null }]);
});

test("a line for its own seat is private, for other eyes the secret is added", () => {
  const entry = { key: "laid", data: { seat: 0, count: 2 }, own: { kinds: ["tea", "gold"] } };
  const mine = lineOf(texts("en", 0), entry, []);
  assert.equal(mine.own, true);
  assert.equal(spoken(texts("en", 0), [entry]), "You lay tea and gold.");
  assert.equal(lineOf(texts(), entry, []).own, false);
  assert.equal(spoken(texts(), [entry]), "Ana lays 2 cards. (tea and gold)");
});

test("what the kernel says has a text in every game", () => {
  assert.equal(
    spoken(texts(), [{ key: "undone", data: { seat: 2 } }]),
    "You take the last step back.",
  );
});

test("what is told of people reads the same in every game", () => {
  const gone = { key: "table-conceded", data: { seat: 0 } };
  assert.equal(spoken(texts(), [gone]), "Ana concedes. A bot plays on.");
  const ended = { key: "table-ended", data: { seats: [2] } };
  assert.equal(spoken(texts(), [ended]), "You end the match here.");
});

test("headings are told apart", () => {
  assert.equal(lineOf(texts(), { key: "met", data: { seats: [0] } }, ["met"]).heading, true);
});

test("a text that does not exist shows its id, and any words make an id", () => {
  assert.equal(texts().text("nothing-here"), "nothing-here");
  assert.equal(texts().has("nothing-here"), false);
  assert.equal(messageId("choice", "port", "zone:a 1"), "choice-port-zone-a-1");
});

test("attributes are texts too", () => {
  assert.equal(texts().has("ui-table-set-sound.help"), true);
});
