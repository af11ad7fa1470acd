import assert from "node:assert/strict";
import { test } from "node:test";
import { moduleLater } from "../../static/table/later.js";

const source = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

test("a module of the game is nothing at first, draws the page once, and is there", async () => {
  const url = source("export const word = 'arrows';");
  let drawn = 0;
  await new Promise((done) => {
    const redraw = () => {
      drawn += 1;
      done();
    };
    assert.equal(moduleLater({ redraw }, url), null);
    assert.equal(moduleLater({ redraw }, url), null, "it is fetched once");
  });
  assert.equal(moduleLater({}, url).word, "arrows");
  assert.equal(drawn, 1);
});

test("a module that cannot be loaded draws nothing and is asked for again", async () => {
  const redraw = () => assert.fail("there is nothing new to draw");
  const url = source("this is no script");
  assert.equal(moduleLater({ redraw }, url), null);
  await assert.rejects(import(url));
  await new Promise(setImmediate);
  assert.equal(moduleLater({ redraw }, url), null);
  await new Promise(setImmediate);
});
