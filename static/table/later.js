/** Parts of the page that few need at once: they are loaded when they are opened first. */

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {(app: App, table: Table) => unknown} Draw
 */

/** @type {Record<string, (app: App) => Promise<Draw>>} */
const SOURCES = {
  more: async () => (await import("./menu.js")).More,
  carry: async () => (await import("./menu.js")).Carry,
  concede: async () => (await import("./menu.js")).Concede,
  end: async () => (await import("./menu.js")).End,
  back: async () => (await import("./back.js")).Back,
  report: async (app) => {
    await moreWords(app);
    return (await import("./report.js")).Report;
  },
  score: async () => (await import("./end.js")).ScoreSheet,
  replay: async () => (await import("./replay-bar.js")).ReplayBar,
};

/** @type {Map<string, Draw>} */
const loaded = new Map();

let asides = false;

/**
 * The words of sheets that are opened seldom; rejects where they cannot be loaded.
 * @param {App} app
 */
export async function moreWords({ config, texts }) {
  if (asides) return;
  const response = await fetch(`${config.base}texts/${config.locale}/asides.ftl`);
  if (!response.ok) throw new Error("no words");
  texts.add(await response.text());
  asides = true;
}

/** Modules by address; null: on its way. @type {Map<string, object | null>} */
const modules = new Map();

/**
 * A module, mostly the game's; null until it is there, which draws the page again. One that could not be
 * loaded is asked for anew with the next drawing.
 * @param {App} app
 * @param {string} url
 * @returns {any}
 */
export function moduleLater(app, url) {
  const known = modules.get(url);
  if (known !== undefined) return known;
  modules.set(url, null);
  import(url).then(
    (module) => {
      modules.set(url, module);
      app.redraw();
    },
    () => modules.delete(url),
  );
  return null;
}

/**
 * A part of the page; nothing until it is there, which draws the page again.
 * @param {string} name
 * @param {App} app
 * @param {Table} table
 */
export function Later(name, app, table) {
  const draw = loaded.get(name);
  if (draw) return draw(app, table);
  SOURCES[name]?.(app).then(
    (part) => {
      loaded.set(name, part);
      app.redraw();
    },
    () => app.unloaded(),
  );
  return null;
}
