/** The header: one sentence that says what is wanted, or for whom the table waits, and the buttons. */

import { ReloadButton } from "./band.js";
import { Countdown } from "./countdown.js";
import { complete, goChoice, isLight } from "./decision.js";
import { html, Icon } from "./html.js";
import { Later, moduleLater } from "./later.js";
import { Recent } from "./recent.js";
import { sendingOf } from "./table.js";
import { messageId } from "./texts.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Sentence} Sentence
 * @typedef {import("./types.js").Choice} Choice
 */

/**
 * @param {App} app
 * @param {Table | null} table
 */
export function Prompt(app, table) {
  const { title, detail } = sentenceOf(app, table);
  const { texts } = app;
  return html`<header class="prompt">
    <h1 class="visually-hidden">${texts.text("title")}</h1>
    <a class="prompt__where" href="/" aria-label=${texts.text("ui-table-home")}>
      <span class="prompt__mark" aria-hidden="true"></span>
    </a>
    ${Recent(app, table)}
    <p class="prompt__sentence" tabindex="-1" role="status" aria-live="polite">
      ${title}${detail ? html`<small>${detail}</small>` : null}${OnlyAnswer(app, table)}
    </p>
    ${TimeLeft(app, table)}
    ${app.replay && table ? Later("replay", app, table) : Actions(app, table)}
  </header>`;
}

/**
 * Why somebody is asked who has no choice: the question itself tells nothing.
 * @param {App} app
 * @param {Table | null} table
 */
function OnlyAnswer({ texts, state }, table) {
  const decision = table?.mine ? table.decision : null;
  if (!decision || table?.answers.length || state.telling) return null;
  const { choices, light } = decision;
  if (choices.length !== 1 || light?.length) return null;
  return html`<small>${texts.text("ui-table-only-answer")}</small>`;
}

/**
 * The time that those have left for whom the table waits, where there is a limit.
 * @param {App} app
 * @param {Table | null} table
 */
function TimeLeft(app, table) {
  const until = table?.awaited.until;
  if (!until || app.replay || app.state.telling || table.status !== "playing") return null;
  const waits = Boolean(app.state.match?.clock) && app.state.match?.at_zero !== "bot";
  const props = { until, waits, ahead: app.state.ahead, texts: app.texts };
  return html`<${Countdown} key=${until} ...${props} />`;
}

/**
 * What the prompt says now.
 * @param {App} app
 * @param {Table | null} table
 * @returns {Sentence}
 */
export function sentenceOf(app, table) {
  const { state, texts } = app;
  if (state.farewell && state.phase === "ended") return { title: state.farewell.message };
  if (!table) return { title: texts.text("ui-table-opening") };
  if (state.telling) return state.telling;
  if (app.replay) return app.replay.sentence();
  if (table.outcome) return outcomeSentence(texts, table, table.outcome);
  if (table.status !== "playing") return { title: texts.text("ui-table-ended") };
  if (state.people?.paused) {
    const title = texts.text("ui-table-paused", { by: state.people.paused_by });
    return { title, detail: texts.text("ui-table-paused-how") };
  }
  const said = gameSentence(app, table) ?? usualSentence(app, table);
  return toldSending(app, table) ? { ...said, detail: sendingDetail(app) } : said;
}

/** @param {App} app @param {Table} table */
function gameSentence({ game }, table) {
  return game.sentence?.(table) ?? null;
}

/**
 * Whether the page says that it is sending: a step that only leads to the next question is not worth
 * a word, unless it takes long.
 * @param {App} app
 * @param {Table} table
 */
function toldSending({ state }, { decision, picked }) {
  const light = [...picked].some((choice) => isLight(decision, choice));
  return sendingOf(state) && (!light || state.trouble);
}

/** @param {App} app */
function sendingDetail({ state, texts }) {
  return texts.text(state.trouble ? "ui-table-not-stored" : "ui-table-sending");
}

/**
 * @param {App} app
 * @param {Table} table
 * @returns {Sentence}
 */
function usualSentence(app, table) {
  const { texts } = app;
  if (table.decision) return askedSentence(texts, table, table.decision);
  const { seats, prompt } = table.awaited;
  const self = table.seats.find(({ you }) => you);
  if (self?.conceded)
    return { title: texts.firstOf(["you-conceded", "ui-table-you-conceded"]) ?? "" };
  if (!seats.length || !prompt) return { title: texts.text("ui-table-wait-nobody") };
  const args = { names: texts.names(seats), count: seats.length };
  const title = texts.firstOf([messageId("wait", prompt), "ui-table-wait"], args) ?? "";
  const chose = self?.kind === "bot" ? null : answersText(app, table);
  return { title, detail: chose ?? undefined };
}

/**
 * @param {import("./texts.js").Texts} texts
 * @param {Table} table
 * @param {import("./types.js").Decision} decision
 * @returns {Sentence}
 */
function askedSentence(texts, table, decision) {
  const id = messageId("prompt", decision.prompt);
  const { at_least, at_most } = decision;
  const args = { at_least, at_most, count: table.picked.size, ...decision.params };
  const detail = texts.firstOf([`${id}.detail`], args) ?? undefined;
  return { title: texts.text(id, args), detail };
}

/**
 * "You chose port A": own answers stay visible while the window is open.
 * @param {App} app
 * @param {Table} table
 */
function answersText(app, table) {
  const last = table.answers.at(-1);
  if (!last) return null;
  const words = last.choices.map((choice) => labelOf(app, table, last.prompt, choice));
  return app.texts.text("ui-table-you-chose", { choices: words, count: words.length });
}

/**
 * The words for a choice.
 * @param {App} app
 * @param {Table} table
 * @param {string} prompt
 * @param {Choice} choice
 */
export function labelOf({ texts, game }, table, prompt, choice) {
  const own = game.label?.(table, choice, prompt);
  if (own) return own;
  const ids = [messageId("choice", prompt, choice), messageId("name", choice)];
  return texts.firstOf(ids) ?? String(choice);
}

/**
 * @param {import("./texts.js").Texts} texts
 * @param {Table} table
 * @param {import("./types.js").Outcome} outcome
 * @returns {Sentence}
 */
function outcomeSentence(texts, { you }, { ranks, scores, reason: why }) {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const score = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const title = texts.text("ui-table-wins", { winners, mine: winners.includes(you ?? -1) });
  const reason = messageId("reason", why);
  return { title, detail: texts.firstOf([reason], { winners, score }) ?? undefined };
}

/**
 * The buttons that fit the moment.
 * @param {App} app
 * @param {Table | null} table
 */
function Actions(app, table) {
  if (!table) return null;
  const { state } = app;
  if (state.phase === "ended")
    return html`<div class="prompt__actions">${ReloadButton(app.texts)}</div>`;
  if (state.telling) return html`<div class="prompt__actions">${SkipButton(app)}</div>`;
  if (table.status !== "playing")
    return html`<div class="prompt__actions">${EndButtons(app)}</div>`;
  if (state.people?.paused)
    return html`<div class="prompt__actions">${Icon("pause")}${pauses(app)?.GoOn(app)}</div>`;
  if (table.decision) return AnswerButtons(app, table, table.decision);
  const you = state.you ?? -1;
  const back = state.people?.seats[you]?.stands_in ? pauses(app)?.PlayAgain(app, you) : null;
  const quiet = [back, UndoButton(app, table), RetractButton(app)].filter(Boolean);
  return html`<div class="prompt__actions">${Awaited(table)} ${quiet}</div>`;
}

/** What can be done about a pause, loaded with the first one. @param {App} app */
const pauses = (app) => moduleLater(app, import.meta.resolve("./pause.js"));

/**
 * The crests of those for whom the table waits; the sentence says the same in words.
 * @param {Table} table
 */
function Awaited({ seats }) {
  return html`<span class="prompt__awaited" aria-hidden="true">
    ${seats
      .filter((seat) => seat.awaited)
      .map(
        ({ seat, colour, called }) =>
          html`<span key=${seat} data-seat=${colour}><i class="crest"></i><span>${called}</span></span>`,
      )}
  </span>`;
}

/** @param {App} app */
function SkipButton({ texts, skip }) {
  return html`<button type="button" class="button" onClick=${skip}>
    ${Icon("skip")}${texts.text("ui-table-skip")}
  </button>`;
}

/**
 * The way to the rematch, once somebody at the table has opened it.
 * @param {App} app
 * @param {string} kind how the button looks
 */
export function RematchLink({ state, texts }, kind) {
  const slug = state.people?.rematch;
  if (!slug) return null;
  return html`<a class="button ${kind}" href=${`/t/${slug}`}>
    ${Icon("swap")}${texts.text("ui-table-rematch-open")}
  </a>`;
}

/** @param {App} app */
function EndButtons(app) {
  const { texts, dispatch } = app;
  const open = () => dispatch({ type: "sheet", sheet: "score" });
  const link = RematchLink(app, "button--glow");
  return html`<button type="button" class="button ${link ? "" : "button--glow"}" onClick=${open}>
      ${Icon("trophy")}${texts.text("ui-table-score-sheet")}
    </button>
    ${link}`;
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {import("./types.js").Decision} decision
 */
function AnswerButtons(app, table, decision) {
  return html`<div class="prompt__actions">
    ${LooseChoices(app, table, decision)}
    ${UndoButton(app, table)} ${ConfirmButton(app, table, decision)}
  </div>`;
}

/**
 * Buttons for choices that the game drew nowhere.
 * @param {App} app
 * @param {Table} table
 * @param {import("./types.js").Decision} decision
 */
function LooseChoices(app, table, decision) {
  const go = goOf(app, table, decision);
  const loose = app.loose.filter((choice) => choice !== go);
  if (!loose.length) return null;
  return html`<div class="prompt__choices" role="group" aria-label=${app.texts.text("ui-table-choices")}>
    ${loose.map((choice) => {
      const label = labelOf(app, table, decision.prompt, choice);
      return html`<button type="button" class="button" key=${choice} data-ref=${String(choice)}>
        ${table.picked.has(choice) ? Icon("check") : null}${label}
      </button>`;
    })}
  </div>`;
}

/**
 * The choice that the confirm button sends while nothing is staged.
 * @param {App} app
 * @param {Table} table
 * @param {import("./types.js").Decision} decision
 */
export function goOf({ loose, game }, table, decision) {
  return goChoice(decision, loose, game.sentence?.(table)?.go);
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {import("./types.js").Decision} decision
 */
function ConfirmButton(app, table, decision) {
  const go = table.picked.size ? undefined : goOf(app, table, decision);
  const picked = go === undefined ? [...table.picked] : [go];
  const busy = toldSending(app, table);
  const light = picked.some((choice) => isLight(decision, choice));
  const ready = table.mine && complete(decision, picked) && (!light || go !== undefined);
  if (!ready && !busy)
    return html`<p class="prompt__hint" key="hint">${needLabel(app, decision, picked)}</p>`;
  const said = app.game.sentence?.(table);
  const label = busy
    ? app.texts.text("ui-table-sending")
    : go === undefined
      ? confirmLabel(app, table, picked, said)
      : (said?.confirm ?? labelOf(app, table, decision.prompt, go));
  return html`<button
    type="button" class="button button--glow prompt__confirm" key="confirm"
    aria-disabled=${String(!ready)} data-busy=${busy ? "" : null}
    onClick=${ready ? app.confirm : null}
  >${Icon(said?.icon ?? "check")}<span>${label}</span></button>`;
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Choice[]} picked
 * @param {Sentence | null | undefined} said
 */
function confirmLabel(app, table, picked, said) {
  const { decision } = table;
  if (said?.confirm || !decision) return said?.confirm ?? "";
  const { texts } = app;
  const choices = picked.map((choice) => labelOf(app, table, decision.prompt, choice));
  const ids = [messageId("confirm", decision.prompt), "ui-table-confirm"];
  return texts.firstOf(ids, { ...decision.params, choices, count: picked.length }) ?? "";
}

/**
 * Where to choose, in the game's words, and how much is needed still.
 * @param {App} app
 * @param {import("./types.js").Decision} decision
 * @param {Choice[]} picked
 */
function needLabel({ texts }, decision, picked) {
  const where = picked.length ? null : texts.firstOf([messageId("hint", decision.prompt)]);
  if (where) return where;
  const { at_least, at_most } = decision;
  const args = {
    at_least,
    at_most,
    count: picked.length,
    range: at_least === at_most ? "no" : "yes",
  };
  return texts.firstOf([messageId("need", decision.prompt), "ui-table-need"], args) ?? "";
}

/**
 * Puts staged choices back; with nothing staged, goes back one step in a question of several steps,
 * or takes back the last answer where that is allowed.
 * @param {App} app
 * @param {Table} table
 */
function UndoButton(app, table) {
  const [name, act] = backOf(app, table);
  if (!act && !table.decision) return null;
  const label = app.texts.text(name);
  return html`<button
    type="button" class="button button--square prompt__undo" key="undo"
    aria-label=${label} title=${label} aria-disabled=${String(!act)} onClick=${act}
  >${Icon("undo")}</button>`;
}

/**
 * What the square button does now, and its text.
 * @param {App} app
 * @param {Table} table
 * @returns {[string, (() => void) | null]}
 */
export function backOf({ state, dispatch, send }, table) {
  if (table.mine && state.picked.length)
    return ["ui-table-put-back", () => dispatch({ type: "pick", picked: [] })];
  const { undo, retract } = state.shown?.view ?? {};
  if (state.telling || state.pending.length) return ["ui-table-undo-none", null];
  if (table.decision && retract)
    return ["ui-table-retract", () => send({ type: "retract", decision: retract })];
  return undo ? ["ui-table-undo", () => send({ type: "undo" })] : ["ui-table-undo-none", null];
}

/** @param {App} app */
function RetractButton({ state, texts, send }) {
  const decision = state.shown?.view.retract;
  const busy = state.pending.length > 0 || state.telling;
  if (!decision) return null;
  return html`<button type="button" class="button" key="retract" aria-disabled=${String(Boolean(busy))}
    onClick=${busy ? null : () => send({ type: "retract", decision })}
  >${Icon("undo")}${texts.text("ui-table-retract")}</button>`;
}
