/** The page as it lives: state, drawing, commands, and what ties them to the window. */
import { render } from "preact";
import { Bubble } from "./bubble.js";
import { saidIn } from "./chat.js";
import { cautionsFor, choiceOf, complete, confirms, isLight, single, toggled } from "./decision.js";
import { Director } from "./director.js";
import { fault } from "./faults.js";
import { spoken } from "./log.js";
import { measure, play } from "./motion.js";
import { commandId, dueNow, inTrouble, pendingOf, postponed, unsent } from "./outbox.js";
import { goOf } from "./prompt.js";
import { drawnChoices, mark } from "./refs.js";
import { Shell } from "./shell.js";
import { bringIntoSight } from "./sight.js";
import { chime, isNewQuestion, notify, showTurn } from "./signals.js";
import { openLine } from "./socket.js";
import { initial, newest, reduce, TRANSIENT } from "./store.js";
import { isAsked, mayAnswer, reasonOf, seatsOf, tableOf } from "./table.js";
import { listen } from "./window.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./state.js").Event} Event
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 */

const TICK = 500;
const SAID_FOR = 7000;
const NOTICE_FOR = 6000;

/** @implements {App} */
export class Page {
  /**
   * @param {import("./state.js").Config} config
   * @param {import("./types.js").GameModule} game
   * @param {import("./texts.js").Texts} texts
   * @param {import("./settings.js").Settings} settings
   */
  constructor(config, game, texts, settings) {
    this.config = config;
    this.game = game;
    this.texts = texts;
    this.settings = settings;
    this.state = initial();
    this.root = /** @type {HTMLElement} */ (document.getElementById("table"));
    /** @type {Table | null} */
    this.table = null;
    /** @type {Choice[]} */
    this.loose = [];
    /** @type {Choice[]} */
    this.drawn = [];
    /** @type {Map<number, string>} */
    this.saying = new Map();
    /** the answer that is to be given when the question before is asked again
     *  @type {{prompt: string, choice: Choice} | null} */
    this.wanted = null;
    /** @type {App["carry"]} */
    this.carry = null;
    /** @type {import("./replay.js").Replay | null} */
    this.replay = null;
    /** @type {import("./socket.js").Line | null} */
    this.line = null;
    /** @type {string | null} */
    this.asked = null;
    this.confirm = this.confirm.bind(this);
    this.submit = this.submit.bind(this);
    this.skip = this.skip.bind(this);
    this.send = this.send.bind(this);
    this.dispatch = this.dispatch.bind(this);
    this.tell = this.tell.bind(this);
    this.director = new Director(this, {
      tables: ({ moment }) => ({
        before: /** @type {Table} */ (this.table),
        after: tableOf(this, moment),
      }),
      root: () => this.root,
      shown: ({ fresh }) => this.afterShown(fresh),
    });
  }

  /** Opens the table, or the record of it. */
  async open() {
    this.root.replaceChildren();
    const bubbleRoot = document.body;
    this.bubble = new Bubble(bubbleRoot);
    this.announcer = document.getElementById("table-announcer");
    listen(this);
    this.draw();
    if (this.replay) return this.replay.load();
    this.openLine();
    setInterval(() => this.tick(), TICK);
  }

  openLine() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = openLine({
      url: `${scheme}//${location.host}/t/${this.config.slug}/ws`,
      hello: () => ({ type: "hello", log: newest(this.state)?.log.length ?? 0 }),
      onFrame: (frame) => this.receive(frame),
      onPhase: (phase) => this.phase(phase),
    });
  }

  /** @param {"open" | "lost" | "ended"} phase */
  phase(phase) {
    this.dispatch({ type: "phase", phase });
    if (phase === "open") {
      this.dispatch({
        type: "pending",
        pending: unsent(this.state.pending),
        trouble: this.state.trouble,
      });
      this.line?.send({ type: "here", hidden: document.hidden });
      this.tick();
    }
  }

  /** @param {import("./protocol.js").ServerFrame} frame */
  receive(frame) {
    if (frame.type === "error" && frame.id && TRANSIENT.has(frame.code)) {
      const pending = postponed(this.state.pending, frame.id, Date.now());
      this.dispatch({ type: "pending", pending, trouble: true });
      return;
    }
    if (frame.type === "chat") this.hear(frame);
    if (frame.type === "welcome" && frame.server !== this.config.release) {
      this.dispatch({ type: "outdated" });
    }
    this.dispatch(frame);
    if (frame.type === "view") this.signal();
    if (frame.type === "error") {
      fault(`${frame.code}: ${frame.message}`);
      this.fadeNotice();
    }
  }

  /** @param {Event} event */
  dispatch(event) {
    const before = this.state;
    this.state = reduce(before, event);
    const moved = this.state.shown !== before.shown && before.shown !== null;
    this.draw(moved);
    if (this.state.queue.length) this.director.run();
  }

  unloaded() {
    this.dispatch({ type: "sheet", sheet: null });
    this.tell(this.texts.text("ui-table-no-answer"), "bad");
  }

  redraw() {
    this.draw();
  }

  /** Repeats what has no answer yet, and says so when that takes long. */
  tick() {
    if (!this.state.pending.length || this.state.phase === "ended") return;
    const now = Date.now();
    const open = this.state.phase === "open";
    const { due, pending } = open
      ? dueNow(this.state.pending, now)
      : { due: [], pending: this.state.pending };
    const trouble = inTrouble(pending, now);
    if (!due.length && trouble === this.state.trouble) return;
    this.dispatch({ type: "pending", pending, trouble });
    for (const command of due) this.line?.send(command);
  }

  /** @param {import("./state.js").CommandBody} body */
  send(body) {
    const command = /** @type {import("./state.js").Command} */ ({ ...body, id: commandId() });
    this.dispatch({ type: "send", pending: pendingOf(command, Date.now()) });
    this.tick();
  }

  /** @param {Choice} choice */
  pick(choice) {
    const { decision } = this.table ?? {};
    if (!decision || !mayAnswer(this.state)) return;
    if (isLight(decision, choice)) return this.answer(decision, choice);
    if (confirms(this.game, decision, this.state.picked, choice)) return this.confirm();
    const { picked, full } = toggled(decision, this.state.picked, choice);
    if (full) this.tell(this.texts.text("ui-table-full", { count: decision.at_most }));
    else this.dispatch({ type: "pick", picked });
    const one = single(decision) && picked.length === 1 && !full;
    if (one && !this.settings.on("confirm")) this.confirm();
  }

  /** @param {string} prompt @param {Choice} choice */
  instead(prompt, choice) {
    const answer = this.table?.answers.find((own) => own.prompt === prompt);
    if (!answer || !mayAnswer(this.state)) return;
    this.wanted = { prompt, choice };
    this.send({ type: "retract", decision: answer.decision });
  }

  /** Gives the answer that was wanted instead of another, now that it is asked for again. */
  goOn() {
    const { wanted } = this;
    if (wanted?.prompt !== this.table?.decision?.prompt) return;
    this.wanted = null;
    if (wanted) this.pick(wanted.choice);
  }

  /**
   * Sends one choice without staging it.
   * @param {import("./types.js").Decision} decision
   * @param {Choice} choice
   */
  answer(decision, choice) {
    this.dispatch({ type: "pick", picked: [choice] });
    this.send({ type: "move", decision: decision.id, choices: [choice] });
  }

  /** Sends the staged choices, after a warning where there is one; with none, what may go at once. */
  confirm() {
    const { table } = this;
    if (!table?.decision || !mayAnswer(this.state)) return;
    const { decision } = table;
    const go = this.state.picked.length ? undefined : goOf(this, table, decision);
    if (go !== undefined) this.dispatch({ type: "pick", picked: [go] });
    if (!complete(decision, this.state.picked)) return;
    if (cautionsFor(decision, this.state.picked).length)
      this.dispatch({ type: "sheet", sheet: "caution" });
    else this.submit();
  }

  /** Sends the staged choices. */
  submit() {
    const { decision } = this.table ?? {};
    if (!decision) return;
    if (this.state.sheet === "caution") this.dispatch({ type: "sheet", sheet: null });
    this.send({ type: "move", decision: decision.id, choices: this.state.picked });
  }

  skip() {
    this.director.skip();
  }

  /** @param {string} text @param {"bad" | "note"} [tone] */
  tell(text, tone = "note") {
    this.dispatch({ type: "notice", notice: { text, tone, rule: null } });
    this.fadeNotice();
  }

  fadeNotice() {
    const { notice } = this.state;
    setTimeout(() => {
      if (notice && this.state.notice === notice) this.dispatch({ type: "notice", notice: null });
    }, NOTICE_FOR);
  }

  /** @param {Promise<{ok: boolean, message: string | null}>} answer */
  async ask(answer) {
    const { ok, message } = await answer;
    if (!ok) this.tell(message ?? this.texts.text("ui-table-no-answer"), "bad");
  }

  /** @param {import("./protocol.js").ChatFrame} frame */
  hear(frame) {
    const { seat } = frame;
    if (seat === null) return;
    const text = saidIn(this.texts, frame);
    this.saying.set(seat, text);
    setTimeout(() => {
      if (this.saying.get(seat) === text) this.saying.delete(seat);
      this.draw();
    }, SAID_FOR);
  }

  /** Your turn: for those who look elsewhere. */
  signal() {
    const view = newest(this.state)?.view;
    const asked = isAsked(this.state) ? (view?.decision?.id ?? null) : null;
    if (isNewQuestion(this.asked, asked) && document.hidden) {
      if (this.settings.on("sound")) chime();
      const body = this.texts.text("ui-table-your-turn");
      if (this.settings.on("notify")) notify(this.texts.text("title"), body);
    }
    this.asked = asked;
  }

  /** @param {import("./types.js").Entry[]} fresh */
  afterShown(fresh) {
    const until = this.game.claimsUntil ?? [];
    if (fresh.some(({ key }) => until.includes(key))) this.dispatch({ type: "claims-end" });
    if (this.announcer && !this.replay) this.announcer.textContent = spoken(this.texts, fresh);
    const over = this.state.shown?.view.outcome;
    if (over && !this.replay && !this.over) this.dispatch({ type: "sheet", sheet: "score" });
    this.over = Boolean(over);
    this.goOn();
  }

  /** Why a barred choice is barred, at its element. @param {Element} el */
  explain(el) {
    const ref = el.getAttribute("data-ref") ?? "";
    const reason = reasonOf(this, this.table?.decision ?? null, ref);
    if (!reason) return this.bubble?.hide();
    const { rule, text } = reason;
    const href = `/rules/${this.config.game}#${rule}`;
    const label = this.texts.text("ui-table-read-rule", { rule });
    this.bubble?.show(el, text, rule ? { id: rule, href, label } : null);
  }

  /** @param {string} ref */
  choiceFor(ref) {
    return choiceOf(this.table?.decision ?? null, ref);
  }

  /** Draws the page; `moved`: things may have changed places. */
  draw(moved = false) {
    if (!this.texts) return;
    const before = moved && !this.settings.still ? measure(this.root) : null;
    const tails = [...this.root.querySelectorAll("[data-tail]")].filter(atEnd);
    this.name();
    this.table = this.state.shown ? tableOf(this, this.state.shown) : null;
    this.paint();
    this.findLoose();
    if (this.table) mark(this.root, this.table);
    requestAnimationFrame(() => this.bring());
    if (before) play(this.root, before, 1);
    for (const tail of [...tails, ...this.freshTails()]) tail.scrollTop = tail.scrollHeight;
    if (this.bubble?.target && !this.bubble.target.isConnected) this.bubble.hide();
  }

  /** What can be chosen comes into sight, when everything has its place and nothing is shown. */
  bring() {
    if (this.table && !this.state.telling)
      bringIntoSight(this.root, this.table, this.settings.still);
  }

  /** Renders the shell and what depends on the turn; the focus does not fall off the page. */
  paint() {
    const focused = document.activeElement;
    const light = this.state.picked.some((choice) => isLight(this.table?.decision, choice));
    const mine = light || (this.table?.mine ?? false);
    const turn = this.replay ? "past" : mine ? "mine" : "theirs";
    document.body.dataset.turn = turn;
    document.body.toggleAttribute("data-telling", this.state.telling !== null);
    document.body.toggleAttribute("data-still", this.settings.still);
    showTurn(this.texts.text("title"), !this.replay && isAsked(this.state));
    render(Shell(this, this.table), this.root);
    if (focused && !focused.isConnected) this.refocus();
  }

  /** What had the focus is gone: go on at the sentence, from where Tab leads to what is next. */
  refocus() {
    const sentence = this.root.querySelector(".prompt__sentence");
    if (sentence instanceof HTMLElement && !document.querySelector("dialog[open]"))
      sentence.focus();
  }

  /** Choices that the game drew nowhere get buttons in the prompt, until the answer is known. */
  findLoose() {
    if (this.table?.decision && !this.table.mine) return;
    const places = [...this.root.querySelectorAll(".stage, .hand")];
    const { drawn, loose } = drawnChoices(places, this.table?.decision ?? null);
    this.drawn = [...drawn, ...loose];
    if (String(loose) === String(this.loose)) return;
    this.loose = loose;
    this.paint();
  }

  /** Logs that have just come into the page begin at their end. */
  freshTails() {
    const tails = [...this.root.querySelectorAll("[data-tail]:not([data-known])")];
    for (const tail of tails) tail.setAttribute("data-known", "");
    return tails;
  }

  /** Tells the texts who is called what. */
  name() {
    const self = this.replay ? this.replay.own : this.state.you;
    const seats = seatsOf(this, this.state.shown);
    this.texts.people = seats.map((seat) => ({ ...seat, you: seat.seat === self }));
  }
}

/** Whether a log is scrolled to its end. */
function atEnd(/** @type {Element} */ el) {
  return el.scrollHeight - el.scrollTop - el.clientHeight < 24;
}
