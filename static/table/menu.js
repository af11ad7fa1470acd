/** The sheet behind "More": this match, my seat, what only the host may do, and settings. */

import { copy } from "./copy.js";
import { html, Icon } from "./html.js";
import { formField, post } from "./http.js";
import { HabitsPart, SettingsPart } from "./menu-settings.js";
import { PauseButton } from "./pause.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./state.js").App} App */

/** @param {App} app */
export function More(app) {
  const { texts } = app;
  const children = html`<div class="more">
    ${HostPart(app)} ${MatchPart(app)} ${SeatPart(app)} ${HabitsPart(app)} ${SettingsPart(app)}
  </div>`;
  return Sheet(app, { name: "more", title: texts.text("ui-table-more"), children });
}

/**
 * Friends whose link opened in another browser ask for their seat back.
 * @param {App} app
 */
function HostPart(app) {
  const { texts, state, config } = app;
  const claims = state.people?.claims ?? [];
  if (!state.people?.is_host || !claims.length) return null;
  const give = (/** @type {number} */ id) =>
    app.ask(post(`/t/${config.slug}/give`, [["claim", String(id)]]));
  return html`<section class="more__part more__part--lit">
    <h3>${texts.text("ui-table-claims-head")}</h3>
    ${claims.map(
      ({ id, seat, name }) => html`<div class="more__line" key=${id}>
      <p>${texts.text("ui-table-claim-asks", { name, seats: [seat] })}</p>
      <button type="button" class="button button--main" onClick=${() => give(id)}>
        ${Icon("key")}${texts.text("ui-table-claim-give")}</button>
    </div>`,
    )}
  </section>`;
}

/** @param {App} app */
function MatchPart(app) {
  const { texts, state, config } = app;
  const address = `${location.origin}/t/${config.slug}`;
  const watchers = state.people?.watchers ?? 0;
  return html`<section class="more__part">
    <h3>${texts.text("ui-table-this-match")}</h3>
    <a class="button" href="/">${Icon("prev")}${texts.text("ui-table-home")}</a>
    <p class="meta">${texts.text("ui-table-watchers", { count: watchers })}</p>
    ${LinkField(app, address, texts.text("ui-table-link"))}
    ${Hosting(app)}
    ${Origin(app)}
    <button type="button" class="button" onClick=${() => app.dispatch({ type: "sheet", sheet: "report" })}>
      ${Icon("flag")}${texts.text("ui-table-report")}</button>
    ${state.match?.seed_hash ? SeedHash(app, state.match.seed_hash) : null}
  </section>`;
}

/** The page on which the host looks after a match that runs. @param {App} app */
function Hosting({ state, texts, config, replay }) {
  const running = state.people?.is_host && !replay && state.shown?.view.status === "playing";
  return running
    ? html`<a class="button" href=${`/t/${config.slug}/host`}>${Icon("key")}${texts.text("ui-table-host")}</a>`
    : null;
}

/** Where a fork came from. @param {App} app */
function Origin({ config, texts }) {
  if (!config.origin) return null;
  const address = `/t/${config.origin}/replay?move=${config.fork}`;
  return html`<a class="button" href=${address}>${Icon("replay")}${texts.text("ui-table-origin", { move: config.fork })}</a>`;
}

/** @param {App} app @param {string} hash */
function SeedHash({ texts }, hash) {
  return html`<details class="seed"><summary>${Icon("key")}${texts.text("ui-table-fair")}</summary>
    <p>${texts.text("ui-table-fair-why")}</p><p><code>${hash}</code></p></details>`;
}

/**
 * An address to pass on: copied or shared where the browser can, always readable and selectable.
 * @param {App} app
 * @param {string} address
 * @param {string} label
 */
export function LinkField(app, address, label) {
  const { texts } = app;
  const select = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement} */ (event.currentTarget).select();
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return html`<div class="link-field">
    <input class="input" readonly value=${address} aria-label=${label} onFocus=${select} />
    <button type="button" class="button" onClick=${() => copied(app, address)}>
      ${Icon("copy")}${texts.text("ui-table-copy")}</button>
    ${
      "share" in navigator
        ? html`<button type="button" class="button button--square" onClick=${share}
          aria-label=${texts.text("ui-table-share")}>${Icon("share")}</button>`
        : null
    }
  </div>`;
}

/**
 * @param {App} app
 * @param {string} address
 */
async function copied({ texts, tell }, address) {
  tell(texts.text((await copy(address)) ? "ui-table-copied" : "ui-table-copy-by-hand"));
}

/** @param {App} app */
function SeatPart(app) {
  const { texts, state, dispatch } = app;
  const open = (/** @type {import("./state.js").SheetName} */ sheet) => () =>
    dispatch({ type: "sheet", sheet });
  if (app.replay || state.you === null) return null;
  if (state.shown?.view.status !== "playing") return null;
  const playing = !state.people?.seats[state.you]?.conceded;
  return html`<section class="more__part">
    <h3>${texts.text("ui-table-my-seat")}</h3>
    <div class="more__buttons">
      <button type="button" class="button" onClick=${() => carry(app)}>${Icon("phone")}${texts.text("ui-table-carry")}</button>
      ${
        playing && !state.people?.proposal && !state.people?.paused
          ? html`<button type="button" class="button" onClick=${open("back")}>
        ${Icon("undo")}${texts.text("ui-table-go-back")}</button>`
          : null
      }
      ${playing ? PauseButton(app, state.you) : null}
      ${playing ? VoteButton(app, state.you) : null}
      ${
        playing
          ? html`<button type="button" class="button button--bad" onClick=${open("concede")}>
        ${Icon("conceded")}${texts.text("ui-table-concede")}</button>`
          : null
      }
    </div>
    ${playing ? Votes(app) : null}
  </section>`;
}

/** @param {App} app @param {number} you */
function VoteButton(app, you) {
  const { texts, state, config } = app;
  const voted = state.people?.end_votes.includes(you) ?? false;
  const vote = voted
    ? () => app.ask(post(`/t/${config.slug}/end`, [["wants", "off"]]))
    : () => app.dispatch({ type: "sheet", sheet: "end" });
  return html`<button type="button" class="button" aria-pressed=${String(voted)} onClick=${vote}>
    ${Icon("door")}${texts.text(voted ? "ui-table-end-voted" : "ui-table-end-vote")}</button>`;
}

/**
 * Whether nobody else has to agree that the match ends here.
 * @param {App} app
 */
function isLast({ state }) {
  const votes = state.people?.end_votes ?? [];
  const others = (state.people?.seats ?? []).filter(({ seat }) => seat !== state.you);
  return others.every((other) => other.kind === "bot" || votes.includes(other.seat));
}

/** @param {App} app */
export function End(app) {
  const { texts, config, dispatch } = app;
  const last = isLast(app);
  const close = () => dispatch({ type: "sheet", sheet: null });
  const end = () => {
    app.ask(post(`/t/${config.slug}/end`));
    close();
  };
  const children = html`<p>${texts.text(last ? "ui-table-end-now" : "ui-table-end-why")}</p>
    <div class="sheet__actions">
      <button type="button" class="button" onClick=${close}>${texts.text("ui-table-concede-not")}</button>
      <button type="button" class="button button--bad" onClick=${end}>
        ${Icon("door")}${texts.text(last ? "ui-table-end-do" : "ui-table-end-vote")}</button>
    </div>`;
  return Sheet(app, { name: "end", title: texts.text("ui-table-end-ask"), children });
}

/** @param {App} app */
function Votes({ texts, state }) {
  const seats = state.people?.end_votes ?? [];
  if (!seats.length) return null;
  return html`<p class="meta" role="status">${texts.text("ui-table-end-votes", { seats })}</p>`;
}

/**
 * Asks for a one-time link that carries the seat, and shows it.
 * @param {App} app
 */
async function carry(app) {
  const { data, message } = await post(`/t/${app.config.slug}/carry`);
  if (data) app.carry = { ...data, devices: app.state.people?.devices ?? 0 };
  app.dispatch({ type: "sheet", sheet: data ? "carry" : "more" });
  if (!data) app.tell(message ?? app.texts.text("ui-table-no-answer"), "bad");
}

/** @param {App} app */
export function Carry(app) {
  const { texts, state, carry: made } = app;
  if (!made) return null;
  if ((state.people?.devices ?? 0) > made.devices) return Carried(app);
  const children = html`<p>${texts.text("ui-table-carry-how")}</p>
    <div class="carry__code" dangerouslySetInnerHTML=${{ __html: made.qr }}></div>
    ${LinkField(app, made.link, texts.text("ui-table-carry-link"))}
    ${made.local ? html`<p>${texts.text("ui-table-carry-local")}</p>` : null}
    <p class="meta">${texts.text("ui-table-carry-once")}</p>`;
  return Sheet(app, { name: "carry", title: texts.text("ui-table-carry"), children });
}

/**
 * The link has done its work: the seat is open on one device more.
 * @param {App} app
 */
function Carried(app) {
  const { texts, dispatch } = app;
  const close = () => dispatch({ type: "sheet", sheet: null });
  const children = html`<p role="status">${texts.text("ui-table-carry-used")}</p>
    <div class="sheet__actions">
      <button type="button" class="button button--main" onClick=${close}>
        ${Icon("check")}${texts.text("ui-table-close")}</button>
    </div>`;
  return Sheet(app, { name: "carried", title: texts.text("ui-table-carry"), children });
}

/** @param {App} app */
export function Concede(app) {
  const { texts, config, dispatch } = app;
  const field = formField();
  const close = () => dispatch({ type: "sheet", sheet: null });
  const concede = () => {
    app.ask(post(`/t/${config.slug}/concede`));
    close();
  };
  const children = html`<p>${texts.firstOf(["concede-why", "ui-table-concede-why"])}</p>
    <div class="sheet__actions">
      <button type="button" class="button" onClick=${close}>${texts.text("ui-table-concede-not")}</button>
      <button type="button" class="button button--bad" disabled=${!field} onClick=${concede}>
        ${Icon("conceded")}${texts.text("ui-table-concede-do")}</button>
    </div>`;
  return Sheet(app, { name: "concede", title: texts.text("ui-table-concede-ask"), children });
}
