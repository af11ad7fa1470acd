import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const keysOf = (locale) =>
  ["table", "asides"].flatMap((file) =>
    read(`static/texts/${locale}/${file}.ftl`).match(/^ui-table-[a-z-]+(?= =)/gm),
  );
const sources = [
  ...readdirSync(new URL("static/table/", root))
    .filter((name) => name.endsWith(".js"))
    .map((name) => read(`static/table/${name}`)),
  read("templates/matches/table.html"),
].join("\n");

test("both languages have the same texts, each once", () => {
  assert.deepEqual([...keysOf("en")].sort(), [...keysOf("es")].sort());
  assert.equal(new Set(keysOf("en")).size, keysOf("en").length);
});

test("every text of the table is used", () => {
  const whole = (key) => sources.includes(`"${key}"`);
  const built = (key) => {
    const cut = key.lastIndexOf("-");
    return sources.includes(`\`${key.slice(0, cut + 1)}\${`);
  };
  assert.deepEqual(
    keysOf("en").filter((key) => !whole(key) && !built(key)),
    [],
  );
});

test("every text that is named exists", () => {
  const known = new Set(keysOf("en"));
  const named = sources.match(/"ui-table-[a-z-]+"/g).map((key) => key.slice(1, -1));
  assert.deepEqual(
    named.filter((key) => !known.has(key)),
    [],
  );
});
