/** Makes the `Table` that games draw from out of the shell's state. */
import { choiceOf, stateOf } from "./decision.js";
import { html } from "./html.js";
import { moduleLater } from "./later.js";
import { showEntry } from "./log.js";
import { Panel, Says } from "./players.js";
import { newest } from "./store.js";
import { messageId } from "./texts.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Moment} Moment
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").SeatInfo} SeatInfo
 */

/**
 * Who sits where, as the viewer calls them.
 * @param {App} app
 * @param {Moment | null} moment
 * @returns {SeatInfo[]}
 */
export function seatsOf({ state, texts, replay }, moment) {
  const mover = replay?.mover ?? null;
  const awaited = mover === null ? (moment?.view.awaited.seats ?? []) : [mover];
  const ready = moment?.view.ready ?? [];
  const self = replay ? replay.own : state.you;
  return (state.people?.seats ?? []).map((person) => ({
    ...person,
    you: person.seat === state.you,
    called: person.seat === self ? texts.text("ui-table-you-name") : person.name,
    awaited: awaited.includes(person.seat),
    ready: ready.includes(person.seat),
  }));
}

/**
 * Whether a move for the decision on screen is under way.
 * @param {State} state
 */
export function sendingOf(state) {
  const id = state.shown?.view.decision?.id;
  return state.pending.some(({ command }) => command.type === "move" && command.decision === id);
}

/**
 * Whether the table waits for the viewer, as far as is known.
 * @param {State} state
 */
export function isAsked(state) {
  return !state.people?.paused && newest(state)?.view.decision != null;
}

/**
 * Whether the viewer may answer now: asked, still asked by the newest view, nothing under way, no pause.
 * @param {State} state
 */
export function mayAnswer(state) {
  const asked = state.shown?.view.decision;
  // A newer view that still asks the same takes no buttons away, and no focus with them.
  const still = asked && newest(state)?.view.decision?.id === asked.id;
  const rests = state.people?.paused || state.telling || state.phase === "ended";
  return Boolean(still) && !rests && !sendingOf(state);
}

/**
 * Claims made since one of the game's ending log keys was logged.
 * @param {App} app
 * @returns {Table["claims"]}
 */
function claimsOf({ state, texts }) {
  return Object.fromEntries(
    state.chat
      .filter(({ id, claim, seat }) => claim && seat !== null && id > state.claimsFrom)
      .map(({ seat, claim }) => [
        seat,
        { ...claim, text: texts.text(claim?.key ?? "", claim?.params) },
      ]),
  );
}

/**
 * @param {App} app
 * @param {Moment} moment
 * @returns {Table}
 */
export function tableOf(app, moment) {
  const { state, texts, settings, config } = app;
  const { view } = moment;
  const own = view.own;
  const live = moment === state.shown && !app.replay;
  const sending = live && sendingOf(state);
  const decision = live && (mayAnswer(state) || sending) ? view.decision : null;
  const all = Boolean(view.seats);
  /** @type {Table} */
  const table = {
    ...{ game: config.game, options: state.match?.options ?? {}, public: view.public, own },
    ...{ you: state.you, seats: seatsOf(app, moment), decision },
    picked: new Set(live ? state.picked : []),
    ...{ answers: view.answers, awaited: view.awaited, ready: view.ready, declared: view.declared },
    ...{
      outcome: view.outcome,
      status: /** @type {Table["status"]} */ (view.status),
      mine: live && mayAnswer(state),
    },
    ...{ past: app.replay !== null, all, log: moment.log, claims: claimsOf(app) },
    everything: all ? { seats: view.seats ?? [], hidden: view.hidden } : null,
    ...{ locale: texts.locale, html },
    ...{ speed: settings.speed, still: settings.still },
    text: (id, args) => texts.text(id, args),
    has: (id) => texts.has(id),
    names: (seats) => texts.namesPlain(seats),
    list: (words) => texts.list(words),
    number: (n) => texts.number(n),
    pick: (choice) => app.pick(choice),
    instead: (prompt, choice) => app.instead(prompt, choice),
    choiceState: (choice) => stateOf(decision, state.picked, sending, choice),
    reason: (choice) => reasonOf(app, decision, String(choice))?.text ?? null,
    setting: (key) => settings.on(`game-${key}`),
    set: (key, on) => {
      app.settings.set(`game-${key}`, on);
      app.redraw();
    },
    redraw: () => app.redraw(),
    plate: (seat) => Panel(app, table, /** @type {SeatInfo} */ (table.seats[seat])),
    details: (seat) => app.dispatch({ type: "sheet", sheet: "player", subject: seat }),
    says: (seat) => Says(app, seat),
    showEntry: (index) => showEntry(app, index),
    asset: (path) => `${config.base}games/${config.game}/${path}`,
    later: (path) => moduleLater(app, table.asset(path)),
  };
  return table;
}

/**
 * Why a choice is barred, in words, with the rule that says so.
 * @param {App} app
 * @param {import("./types.js").Decision | null} decision
 * @param {string} ref
 */
export function reasonOf({ texts }, decision, ref) {
  const choice = choiceOf(decision, ref);
  const barred = decision?.barred.find((b) => b.choice === choice);
  if (!barred) return null;
  return { text: texts.text(messageId("barred", barred.reason), barred.params), rule: barred.rule };
}
