/** Settings of the table: how it asks, sounds, moves and looks, and in which language. */

import { html, Icon } from "./html.js";
import { post } from "./http.js";
import { askToNotify, canNotify, chime } from "./signals.js";

/** @typedef {import("./state.js").App} App */

const LANGUAGES = { en: "English", es: "Español" };

/** @param {App} app */
export function SettingsPart(app) {
  const { texts, settings } = app;
  return html`<section class="more__part">
    <h3>${texts.text("ui-table-settings")}</h3>
    ${Switch(app, "confirm", change(app, "confirm"))}
    ${Switch(app, "sound", (on) => soundChanged(app, on))}
    ${canNotify() ? Switch(app, "notify", (on) => notifyChanged(app, on)) : null}
    ${Switch(app, "still", change(app, "still"))}
    ${Switch(app, "fast", change(app, "fast"))}
    ${Switch(app, "keys", change(app, "keys"))}
    ${settings.own.map(({ key }) => Switch(app, `game-${key}`, change(app, `game-${key}`), `setting-${key}`))}
    ${Theme(app)} ${Language(app)}
    <a class="button" href=${`/me/notices?back=/t/${app.config.slug}`}>
      ${Icon("bell")}${texts.text("ui-table-notices")}</a>
  </section>`;
}

/**
 * What may be answered for a seat always, without asking it: stored with the seat, told to nobody else.
 * @param {App} app
 */
export function HabitsPart(app) {
  const { texts, state, game } = app;
  const { habits = [] } = game;
  if (!habits.length || app.replay || state.you === null) return null;
  if (state.shown?.view.status !== "playing") return null;
  const set = state.people?.habits ?? [];
  return html`<section class="more__part">
    <h3>${texts.text("ui-table-habits")}</h3>
    ${habits.map((habit) => Habit(app, habit, set))}
  </section>`;
}

/** @param {App} app @param {string} habit @param {string[]} set */
function Habit(app, habit, set) {
  const { texts, config } = app;
  const changed = (/** @type {Event} */ event) => {
    const on = /** @type {HTMLInputElement} */ (event.currentTarget).checked;
    const wanted = on ? [...set, habit] : set.filter((other) => other !== habit);
    const fields = wanted.map((name) => /** @type {[string, string]} */ (["habit", name]));
    app.ask(post(`/t/${config.slug}/habits`, fields));
  };
  const help = texts.firstOf([`habit-${habit}.help`]);
  return html`<label class="switch" key=${habit}>
    <input type="checkbox" role="switch" checked=${set.includes(habit)} onChange=${changed} />
    <span>${texts.text(`habit-${habit}`)}${help ? html`<small class="meta">${help}</small>` : null}</span>
  </label>`;
}

/**
 * @param {App} app
 * @param {string} key
 * @param {(on: boolean) => void} set
 * @param {string} [text]
 */
function Switch({ texts, settings }, key, set, text = `ui-table-set-${key}`) {
  const changed = (/** @type {Event} */ event) =>
    set(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  const help = texts.firstOf([`${text}.help`]);
  return html`<label class="switch" key=${key}>
    <input type="checkbox" role="switch" checked=${settings.on(key)} onChange=${changed} />
    <span>${texts.text(text)}${help ? html`<small class="meta">${help}</small>` : null}</span>
  </label>`;
}

/** @param {App} app @param {string} key */
function change(app, key) {
  return (/** @type {boolean} */ on) => {
    app.settings.set(key, on);
    if (!key.startsWith("game-") && key !== "fast") post("/me", app.settings.fields);
    app.redraw();
  };
}

/** @param {App} app @param {boolean} on */
function soundChanged(app, on) {
  change(app, "sound")(on);
  if (on) chime();
}

/** @param {App} app @param {boolean} on */
async function notifyChanged(app, on) {
  const allowed = on && (await askToNotify());
  change(app, "notify")(allowed);
  if (on && !allowed) app.tell(app.texts.text("ui-table-notify-refused"), "bad");
}

/** @param {App} app */
function Theme({ texts }) {
  const now = document.documentElement.dataset.theme ?? "auto";
  const set = (/** @type {string} */ theme) => () => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    post("/me", [["theme", theme]]);
  };
  const options = ["auto", "light", "dark"].map((id) => ({
    id,
    label: texts.text(`ui-table-theme-${id}`),
  }));
  return Segmented(texts.text("ui-table-theme"), "theme", options, now, set);
}

/** @param {App} app */
function Language({ texts, config }) {
  const set = (/** @type {string} */ language) => async () => {
    await post("/me", [["language", language]]);
    location.reload();
  };
  const options = Object.entries(LANGUAGES).map(([id, label]) => ({ id, label }));
  return Segmented(texts.text("ui-table-language"), "language", options, config.locale, set);
}

/**
 * @param {string} legend
 * @param {string} name
 * @param {{id: string, label: string}[]} options
 * @param {string} now
 * @param {(id: string) => () => void} set
 */
function Segmented(legend, name, options, now, set) {
  return html`<fieldset class="field"><legend>${legend}</legend><div class="segmented">
    ${options.map(
      ({ id, label }) => html`<label key=${id}>
      <input type="radio" name=${name} value=${id} checked=${id === now} onChange=${set(id)} />
      <span>${label}</span></label>`,
    )}
  </div></fieldset>`;
}
