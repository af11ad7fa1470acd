/**
 * The shell's state and how events change it: pure, so that it can be tested without a page.
 */

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Event} Event
 * @typedef {import("./state.js").Moment} Moment
 * @typedef {import("./protocol.js").ViewFrame} ViewFrame
 * @typedef {import("./types.js").Choice} Choice
 */

const CHAT_KEPT = 300;

/**
 * The state before the first frame.
 * @returns {State}
 */
export function initial() {
  return {
    phase: "opening",
    farewell: null,
    match: null,
    you: null,
    people: null,
    shown: null,
    queue: [],
    fresh: true,
    telling: null,
    chat: [],
    unread: 0,
    ahead: 0,
    claimsFrom: 0,
    picked: [],
    staged: null,
    pending: [],
    trouble: false,
    notice: null,
    sheet: null,
    tab: "log",
    subject: null,
    seen: Number.POSITIVE_INFINITY,
    away: null,
    outdated: false,
  };
}

/**
 * The newest moment received, shown or not.
 * @param {State} state
 * @returns {Moment | null}
 */
export function newest(state) {
  return state.queue.at(-1)?.moment ?? state.shown;
}

/**
 * The state after an event.
 * @param {State} state
 * @param {Event} event
 * @returns {State}
 */
export function reduce(state, event) {
  switch (event.type) {
    case "welcome":
      return welcome(state, event);
    case "people":
      return { ...state, people: event };
    case "view":
      return received(state, event);
    case "chat":
      return heard(state, event);
    case "unsaid":
      return { ...state, chat: state.chat.filter(({ id }) => !event.ids.includes(id)) };
    case "ack":
      return without(state, event.id);
    case "error":
      return refused(state, event);
    case "bye":
      return { ...state, farewell: { code: event.code, message: event.message } };
    case "pong":
      return state;
    default:
      return reduceOwn(state, event);
  }
}

/**
 * Events of the page itself.
 * @param {State} state
 * @param {Exclude<Event, import("./protocol.js").ServerFrame>} event
 * @returns {State}
 */
function reduceOwn(state, event) {
  switch (event.type) {
    case "phase":
      return { ...state, phase: event.phase, fresh: state.fresh || event.phase !== "open" };
    case "pick":
      return { ...state, picked: event.picked, notice: null };
    case "send":
      return { ...state, pending: [...state.pending, event.pending], notice: null };
    case "pending":
      return { ...state, pending: event.pending, trouble: event.trouble };
    case "telling":
      return { ...state, telling: event.telling };
    case "next":
      return advanced(state);
    case "outdated":
      return { ...state, outdated: true };
    case "claims-end":
      return { ...state, claimsFrom: state.chat.at(-1)?.id ?? 0 };
    case "sheet":
      return opened(state, event);
    case "tab":
      return { ...state, tab: event.tab, unread: event.tab === "chat" ? 0 : state.unread };
    case "notice":
      return { ...state, notice: event.notice };
    case "seen":
      return { ...state, seen: event.seen };
    case "away":
      return { ...state, away: event.away };
    case "coming":
      return { ...state, queue: [...state.queue, event.coming] };
    case "replayed":
      return { ...state, shown: event.moment, queue: [] };
  }
}

/**
 * @param {State} state
 * @param {import("./protocol.js").WelcomeFrame} frame
 * @returns {State}
 */
function welcome(state, frame) {
  const { match, you, chat, now } = frame;
  const seen = seenBefore(state.seen, frame.seen);
  // What was claimed before the page came may be long answered: it stands in the chat only.
  const claimsFrom = state.match ? state.claimsFrom : (chat.at(-1)?.id ?? 0);
  const ahead = now ? Date.parse(now) - Date.now() : 0;
  const talk = merged(state.chat, chat);
  return { ...state, match, you, ahead, claimsFrom, chat: talk, seen, farewell: null };
}

/**
 * What this page kept and what the server knows of the seat: the later one, on whichever device.
 * @param {number} kept
 * @param {number | null} known
 */
function seenBefore(kept, known) {
  if (known === null) return kept;
  return Number.isFinite(kept) ? Math.max(kept, known) : known;
}

/**
 * Chat lines by id, each once, the last few hundred.
 * @param {State["chat"]} known
 * @param {State["chat"]} more
 */
export function merged(known, more) {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-CHAT_KEPT);
}

/**
 * A view has come. The first one after a gap is shown at once, later ones wait for their turn.
 * @param {State} state
 * @param {ViewFrame} frame
 * @returns {State}
 */
function received(state, frame) {
  const { log, type: _, ...view } = frame;
  const known = newest(state)?.log ?? [];
  const moment = { view, log: [...known.slice(0, log.from), ...log.entries] };
  if (state.fresh || !state.shown) {
    const away = moment.log.length > state.seen ? state.seen : state.away;
    return settle({ ...state, shown: moment, queue: [], fresh: false, telling: null, away });
  }
  return { ...state, queue: [...state.queue, { moment, fresh: log.entries }] };
}

/**
 * The next moment of the queue becomes the shown one.
 * @param {State} state
 * @returns {State}
 */
function advanced(state) {
  const [next, ...queue] = state.queue;
  return next ? settle({ ...state, shown: next.moment, queue, telling: null }) : state;
}

/**
 * Staged choices live as long as their decision offers them.
 * @param {State} state
 * @returns {State}
 */
function settle(state) {
  const decision = state.shown?.view.decision;
  const keep = decision && state.staged === decision.id ? decision.choices : [];
  const picked = state.picked.filter((choice) => keep.includes(choice));
  return { ...state, picked, staged: decision?.id ?? null };
}

/**
 * @param {State} state
 * @param {import("./protocol.js").ChatFrame} frame
 * @returns {State}
 */
function heard(state, { type: _, ...line }) {
  const known = state.chat.some(({ id }) => id === line.id);
  const own = line.seat !== null && line.seat === state.you;
  const unread = known || own || state.tab === "chat" ? state.unread : state.unread + 1;
  return { ...state, chat: merged(state.chat, [line]), unread };
}

/**
 * A command has been answered.
 * @param {State} state
 * @param {string | null} id
 * @returns {State}
 */
function without(state, id) {
  const pending = state.pending.filter(({ command }) => command.id !== id);
  const light = state.shown?.view.decision?.light ?? [];
  const picked = state.picked.filter((choice) => !light.includes(choice));
  return { ...state, pending, picked, trouble: pending.length > 0 && state.trouble };
}

/** Codes that do not answer a command: the page asks again by itself. */
export const TRANSIENT = new Set(["unavailable", "slow-down"]);

/**
 * @param {State} state
 * @param {import("./protocol.js").ErrorFrame} frame
 * @returns {State}
 */
function refused(state, { id, code, message, rule }) {
  if (id && TRANSIENT.has(code)) return { ...state, trouble: true };
  return { ...without(state, id), notice: { text: message, tone: "bad", rule } };
}

/**
 * @param {State} state
 * @param {{sheet: State["sheet"], subject?: number}} event
 * @returns {State}
 */
function opened(state, { sheet, subject }) {
  const notice = sheet ? null : state.notice;
  return { ...state, sheet, notice, subject: subject ?? state.subject };
}
