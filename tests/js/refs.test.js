// Elements that stand for choices: how they are marked, and what is left of it afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mark } from "../../static/table/refs.js";

Object.assign(globalThis, { HTMLButtonElement: class {} });

/** As much of an element as is marked. */
class Piece {
  /** @param {Record<string, string>} attributes */
  constructor(attributes) {
    this.attributes = new Map(Object.entries(attributes));
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
}

/** @param {Piece[]} pieces @returns {any} */
const page = (...pieces) => ({
  querySelectorAll: () => pieces.filter((piece) => piece.getAttribute("data-ref") !== null),
});

/** @type {any} */
const table = {
  decision: { choices: ["kenya"], barred: [], params: {} },
  choiceState: () => "legal",
  reason: () => null,
};

test("what stands for a choice is a button that says how it stands", () => {
  const region = new Piece({ "data-ref": "kenya" });
  mark(page(region), table);
  assert.equal(region.getAttribute("role"), "button");
  assert.equal(region.getAttribute("data-state"), "legal");
  assert.equal(region.getAttribute("aria-disabled"), "false");
});

test("what stands for none any more is as it was before", () => {
  const [region, other] = [new Piece({ "data-ref": "kenya" }), new Piece({ "data-ref": "congo" })];
  mark(page(region, other), table);
  assert.equal(other.getAttribute("aria-disabled"), "true");
  for (const piece of [region, other]) piece.removeAttribute("data-ref");
  mark(page(region, other), table);
  assert.deepEqual([...region.attributes, ...other.attributes], []);
});
