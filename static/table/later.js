/** Parts of the page that few need at once: they are loaded when they are opened first. */

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {(app: App, table: Table) => unknown} Draw
 */

/** @type {Record<string, () => Promise<Draw>>} */
const SOURCES = {
  more: async () => (await import("./menu.js")).More,
  carry: async () => (await import("./menu.js")).Carry,
  concede: async () => (await import("./menu.js")).Concede,
  end: async () => (await import("./menu.js")).End,
  score: async () => (await import("./end.js")).ScoreSheet,
  replay: async () => (await import("./replay-bar.js")).ReplayBar,
};

/** @type {Map<string, Draw>} */
const loaded = new Map();

/**
 * A part of the page; nothing until it is there, which draws the page again.
 * @param {string} name
 * @param {App} app
 * @param {Table} table
 */
export function Later(name, app, table) {
  const draw = loaded.get(name);
  if (draw) return draw(app, table);
  SOURCES[name]?.().then(
    (part) => {
      loaded.set(name, part);
      app.redraw();
    },
    () => app.unloaded(),
  );
  return null;
}
