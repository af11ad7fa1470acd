/** A match read move by move, through any seat's eyes or with all hands open. */
import { load } from "./http.js";
import { spoken } from "./log.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./state.js").Moment} Moment
 * @typedef {import("./types.js").Entry} Entry
 * @typedef {{move: number, seat: number | null, kind: string, view: Record<string, any>, entries: Entry[]}} Frame
 * @typedef {{moves: number, you: number | null, open: boolean, frames: Frame[], people: any, match: any}} Recorded
 */

const PAUSE = 1400;

/** What a recorded view may leave out. */
const BARE = {
  ...{
    version: 0,
    status: "finished",
    own: null,
    decision: null,
    answers: [],
    ready: [],
    declared: {},
  },
  ...{
    awaited: { seats: [], prompt: null },
    undo: false,
    retract: null,
    outcome: null,
    seed: null,
  },
};

/**
 * The moments of a record: each frame's view with the log as it stood then.
 * @param {Frame[]} frames
 * @returns {Moment[]}
 */
export function momentsOf(frames) {
  /** @type {Entry[]} */
  let log = [];
  return frames.map(({ view, entries }) => {
    log = [...log, ...entries];
    return { view: /** @type {any} */ ({ ...BARE, ...view }), log };
  });
}

/**
 * The frame in which a line of the log was written.
 * @param {Frame[]} frames
 * @param {number} line
 */
export function frameOfLine(frames, line) {
  let lines = 0;
  const at = frames.findIndex(({ entries }) => {
    lines += entries.length;
    return line < lines;
  });
  return at < 0 ? frames.length - 1 : at;
}

export class Replay {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {Moment[]} */
    this.moments = [];
    this.at = 0;
    this.playing = false;
    /** the viewer's own seat, whosever eyes are used
     * @type {number | null} */
    this.own = null;
    /** everybody's eyes may be used: the match is over */
    this.open = false;
    const wanted = new URLSearchParams(location.search);
    this.eyes = wanted.get("eyes") ?? "";
    this.wanted = wanted;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Loads the record as the chosen eyes saw it. */
  async load() {
    const eyes = this.eyes ? `?eyes=${encodeURIComponent(this.eyes)}` : "";
    /** @type {(Recorded & {eyes: string}) | null} */
    const record = await load(`/t/${this.app.config.slug}/replay.json${eyes}`);
    if (!record) return this.app.tell(this.app.texts.text("ui-table-no-answer"), "bad");
    this.frames = record.frames;
    this.moments = momentsOf(record.frames);
    this.eyes = String(record.eyes);
    this.own = record.you;
    this.open = record.open;
    const seat = /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
    this.app.dispatch({
      type: "welcome",
      match: record.match,
      you: seat,
      server: "",
      chat: [],
      now: "",
      seen: null,
    });
    this.app.dispatch(record.people);
    this.go(this.first());
  }

  /** The moment that the address names. */
  first() {
    const line = this.wanted.get("line");
    const move = this.wanted.get("move");
    const last = this.frames.length - 1;
    if (line !== null) return frameOfLine(this.frames, Number(line) || 0);
    if (move === null) return this.at || last;
    const at = this.frames.findIndex((frame) => frame.move >= Number(move));
    return at < 0 ? last : at;
  }

  /** Shows a moment at once. */
  go(/** @type {number} */ index) {
    const at = Math.min(Math.max(index, 0), this.frames.length - 1);
    const moment = this.moments[at];
    if (!moment) return;
    this.at = at;
    this.app.skip();
    this.app.dispatch({ type: "replayed", moment });
    this.name();
  }

  /** Shows the next move as it was shown at the table. */
  step() {
    const next = this.moments[this.at + 1];
    const frame = this.frames[this.at + 1];
    if (!next || !frame) return this.pause();
    if (this.app.state.queue.length) return this.app.skip();
    this.at += 1;
    this.app.dispatch({ type: "coming", coming: { moment: next, fresh: frame.entries } });
    this.name();
  }

  /** The moment of a line of the log that is on screen. */
  toLine(/** @type {number} */ line) {
    this.pause();
    this.go(frameOfLine(this.frames, line));
  }

  /** The address names the move and the eyes, so that it can be passed on. */
  name() {
    const query = new URLSearchParams({
      move: String(this.frames[this.at]?.move ?? 0),
      eyes: this.eyes,
    });
    this.wanted = query;
    history.replaceState(null, "", `?${query}`);
  }

  look(/** @type {string} */ eyes) {
    this.pause();
    this.eyes = eyes;
    return this.load();
  }

  play() {
    this.playing = true;
    if (this.at >= this.frames.length - 1) this.go(0);
    this.tick();
  }

  /** Goes on when the move before has been shown. */
  tick() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (!this.app.state.queue.length && !this.app.state.telling) this.step();
    if (this.playing) this.timer = setTimeout(() => this.tick(), PAUSE);
    this.app.redraw();
  }

  pause() {
    clearTimeout(this.timer);
    this.playing = false;
    this.app.redraw();
  }

  /** The seat whose move is looked at; null where nobody moved. */
  get mover() {
    return this.at > 0 ? (this.frames[this.at]?.seat ?? null) : null;
  }

  /** What a move brought, or whose choice it was. @param {Frame} frame */
  told({ entries, seat, kind }) {
    const { texts } = this.app;
    if (entries.length) return spoken(texts, entries.slice(-1));
    if (seat === null) return texts.text("ui-table-replay-quiet");
    return texts.text(kind === "retract" ? "ui-table-replay-back" : "ui-table-replay-chose", {
      seat,
    });
  }

  /** @returns {import("./types.js").Sentence} what happened with this move */
  sentence() {
    const { texts } = this.app;
    const frame = this.frames[this.at];
    const title = this.at > 0 && frame ? this.told(frame) : texts.text("ui-table-replay-start");
    const count = { move: frame?.move ?? 0, moves: this.frames.at(-1)?.move ?? 0 };
    return { title, detail: texts.text("ui-table-replay-move", count) };
  }
}
