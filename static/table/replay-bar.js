/** The controls of a replay, in the place of the action buttons. */
import { copy } from "./copy.js";
import { html, Icon } from "./html.js";
import { post } from "./http.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./replay.js").Replay} Replay
 */

/** @param {App} app */
export function ReplayBar(app) {
  const { texts, state, replay } = app;
  if (!replay) return null;
  const last = replay.frames.length - 1;
  const slide = (/** @type {Event} */ event) => {
    replay.pause();
    replay.go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  };
  const label = texts.text("ui-table-replay-slider");
  return html`<div class="prompt__actions replay-bar">
    ${Step(app, "first", () => replay.go(0))} ${Step(app, "prev", () => replay.go(replay.at - 1))}
    ${state.telling ? Step(app, "skip", app.skip) : PlayButton(app, replay)}
    ${Step(app, "next", () => replay.step())}
    <input type="range" class="replay-bar__slider" min="0" max=${Math.max(last, 0)} value=${replay.at}
      aria-label=${label} aria-valuetext=${replay.sentence().detail} onInput=${slide} />
    ${Eyes(app, replay)} ${Step(app, "link", () => copyLink(app))} ${Fork(app, replay)}
  </div>`;
}

/** @param {App} app @param {Replay} replay */
function PlayButton(app, replay) {
  return replay.playing
    ? Step(app, "pause", () => replay.pause())
    : Step(app, "play", () => replay.play());
}

/**
 * @param {App} app
 * @param {string} name
 * @param {() => void} act
 */
function Step({ texts }, name, act) {
  const label = texts.text(name === "skip" ? "ui-table-skip" : `ui-table-replay-${name}`);
  return html`<button type="button" class="button button--square" key=${name} aria-label=${label}
    title=${label} onClick=${act}>${Icon(name)}</button>`;
}

/**
 * Plays on from the move that is shown: a new match, whose lobby opens.
 * @param {App} app
 * @param {Replay} replay
 */
function Fork({ config, texts, tell }, replay) {
  const frame = replay.frames[replay.at];
  if (!replay.open || !frame || frame.view.status !== "playing") return null;
  const fork = async () => {
    const { data, message } = await post(`/t/${config.slug}/fork`, [["move", String(frame.move)]]);
    if (data?.go) location.assign(data.go);
    else tell(message ?? texts.text("ui-table-no-answer"), "bad");
  };
  return html`<button type="button" class="button replay-bar__fork" onClick=${fork}>
    ${Icon("arrow")}${texts.text("ui-table-fork")}</button>`;
}

/** The address names the move and the eyes. @param {App} app */
async function copyLink({ texts, tell }) {
  tell(texts.text((await copy(location.href)) ? "ui-table-copied" : "ui-table-copy-by-hand"));
}

/**
 * Through whose eyes: the own ones during play, anybody's afterwards.
 * @param {App} app
 * @param {Replay} replay
 */
function Eyes({ texts, state }, replay) {
  if (!replay.open) return null;
  const change = (/** @type {Event} */ event) =>
    replay.look(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  const seats = (state.people?.seats ?? []).map(({ seat, name }) => ({
    value: String(seat),
    label: name,
  }));
  const options = [
    { value: "everything", label: texts.text("ui-table-eyes-everything") },
    ...seats,
    { value: "spectator", label: texts.text("ui-table-eyes-spectator") },
  ];
  return html`<label class="replay-bar__eyes">${Icon("eye")}
    <span class="visually-hidden">${texts.text("ui-table-eyes")}</span>
    <select class="input" value=${replay.eyes} onChange=${change}>
      ${options.map(({ value, label }) => html`<option value=${value} selected=${value === replay.eyes}>${label}</option>`)}
    </select></label>`;
}
