/** Starts the table page: loads words and game, opens the line, draws what comes. */

import { watchFaults } from "./faults.js";
import { place } from "./html.js";
import { Page } from "./page.js";
import { Settings } from "./settings.js";
import { loadTexts } from "./texts.js";

/** @returns {import("./state.js").Config} */
function readConfig() {
  const data = document.getElementById("table-config")?.textContent ?? "{}";
  return JSON.parse(data);
}

async function start() {
  watchFaults();
  const config = readConfig();
  place.base = config.base;
  const { base, game: slug, locale } = config;
  const urls = [`${base}texts/${locale}/table.ftl`, `${base}games/${slug}/texts/${locale}.ftl`];
  /** @type {[{default: import("./types.js").GameModule}, import("./texts.js").Texts]} */
  const [module, texts] = await Promise.all([
    import(`../games/${slug}/${slug}.js`),
    loadTexts(locale, urls),
  ]);
  const game = module.default;
  texts.addSeatParams(game.seatParams ?? []);
  const page = new Page(config, game, texts, new Settings(config.preferences, game.settings));
  if (config.mode === "replay") page.replay = new (await import("./replay.js")).Replay(page);
  await page.open();
}

start().catch((error) => {
  document.getElementById("table")?.setAttribute("data-broken", "");
  throw error;
});
