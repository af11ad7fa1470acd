/** What people do with pointer and keys, wherever on the page, and what the window tells. */
import { byDigit } from "./decision.js";
import { wide } from "./html.js";
import { isArrow, isControl, isWriting, walk } from "./keys.js";
import { backOf } from "./prompt.js";
import { newest } from "./store.js";

/** @typedef {import("./page.js").Page} Page */

/** Listens for everything that is not a button of the shell. @param {Page} page */
export function listen(page) {
  page.root.addEventListener("click", (event) => clicked(page, event));
  page.root.addEventListener("focusin", (event) => focused(page, event));
  page.root.addEventListener("pointerover", (event) => hovered(page, event));
  document.addEventListener("keydown", (event) => pressed(page, event));
  document.addEventListener("scroll", () => page.bubble?.hide(), { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => looked(page));
  wide.addEventListener?.("change", () => page.redraw());
  page.dispatch({ type: "seen", seen: kept(page) ?? Number.POSITIVE_INFINITY });
}

/** @param {EventTarget | null} target */
function refAt(target) {
  return target instanceof Element ? target.closest("[data-ref]") : null;
}

/** @param {Page} page @param {MouseEvent} event */
function clicked(page, event) {
  const el = refAt(event.target);
  if (el && page.choiceFor(el.getAttribute("data-ref") ?? "") !== undefined) choose(page, el);
  else tell(page, event);
}

/** What does something when it is pressed, and needs no words. */
const ACTS = "a, button:not([data-ref]), input, select, textarea, summary, label, [popovertarget]";

/** What a thing is, told to the finger on it: a mouse that rests there sees its title. @param {Page} page @param {MouseEvent} event */
function tell(page, event) {
  const { target } = event;
  const thing = target instanceof Element ? target.closest(`${ACTS}, [title], [data-told]`) : null;
  const words = thing?.getAttribute("title") ?? thing?.getAttribute("aria-label");
  if (thing && words && byFinger(event) && !thing.matches(ACTS)) {
    page.bubble?.show(thing, words, null);
  } else page.bubble?.hide();
}

/** @param {MouseEvent} event */
const byFinger = (event) =>
  "pointerType" in event && event.pointerType
    ? event.pointerType !== "mouse"
    : matchMedia("(hover: none)").matches;

/** A choice was pressed: stage it, or say why not. @param {Page} page @param {Element} el */
function choose(page, el) {
  const choice = page.choiceFor(el.getAttribute("data-ref") ?? "");
  if (el.getAttribute("data-state") === "barred") return page.explain(el);
  page.bubble?.hide();
  if (choice !== undefined) page.pick(choice);
}

/** @param {Page} page @param {FocusEvent} event */
function focused(page, event) {
  const el = refAt(event.target);
  if (el?.matches('[data-state="barred"]:focus-visible')) page.explain(el);
  else page.bubble?.hide();
}

/** @param {Page} page @param {PointerEvent} event */
function hovered(page, event) {
  if (event.pointerType !== "mouse") return;
  const el = refAt(event.target);
  if (el?.getAttribute("data-state") === "barred") page.explain(el);
  else if (!page.bubble?.target?.matches(":focus")) page.bubble?.hide();
}

/** @param {Page} page @param {KeyboardEvent} event */
function pressed(page, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
  const done = page.replay ? replayKey(page, event.key) : tableKey(page, event);
  if (done) event.preventDefault();
}

/** @param {Page} page @param {KeyboardEvent} event */
function tableKey(page, event) {
  const el = refAt(event.target);
  const { key } = event;
  if (el && isArrow(key)) return walk(el, key, page.root);
  if (el && !(el instanceof HTMLButtonElement) && (key === "Enter" || key === " ")) {
    choose(page, el);
    return true;
  }
  if (key === "Escape") return escaped(page);
  if (key === "Enter" && !isControl(event.target)) {
    page.confirm();
    return true;
  }
  return digit(page, key);
}

/** @param {Page} page @param {string} key */
function digit(page, key) {
  const decision = page.table?.decision;
  if (!decision || !page.settings.on("keys")) return false;
  const choice = byDigit(decision, page.drawn, key);
  if (choice === undefined) return false;
  page.pick(choice);
  return true;
}

/** @param {Page} page */
function escaped(page) {
  if (page.bubble?.target) {
    page.bubble.hide();
    return true;
  }
  if (page.state.telling) {
    page.skip();
    return true;
  }
  return putBack(page);
}

/** What is staged goes back; with nothing staged, one step in a question of several. @param {Page} page */
function putBack(page) {
  const { table } = page;
  const [, act] = table?.mine ? backOf(page, table) : ["", null];
  const steps = page.state.picked.length > 0 || Boolean(page.state.shown?.view.retract);
  if (!act || !steps) return false;
  act();
  return true;
}

/** @type {Record<string, (replay: import("./replay.js").Replay) => void>} */
const REPLAY_KEYS = {
  ArrowLeft: (replay) => replay.go(replay.at - 1),
  ArrowRight: (replay) => replay.step(),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.frames.length - 1),
};

/** @param {Page} page @param {string} key */
function replayKey(page, key) {
  const act = REPLAY_KEYS[key];
  if (page.replay) act?.(page.replay);
  return act !== undefined;
}

/** Hidden: what comes now is news. Visible: others see the player present. @param {Page} page */
function looked(page) {
  page.line?.send({ type: "here", hidden: document.hidden });
  if (document.hidden) keep(page);
  else if ((newest(page.state)?.log.length ?? 0) > page.state.seen)
    page.dispatch({ type: "away", away: page.state.seen });
}

/** @param {Page} page */
function keep(page) {
  const seen = page.state.shown?.log.length ?? 0;
  page.dispatch({ type: "seen", seen });
  try {
    localStorage.setItem(`sobremesa-seen-${page.config.slug}`, String(seen));
  } catch {
    // Without storage nothing is marked as news after a reload.
  }
}

/** @param {Page} page */
function kept(page) {
  try {
    const seen = localStorage.getItem(`sobremesa-seen-${page.config.slug}`);
    return seen === null ? null : Number(seen);
  } catch {
    return null;
  }
}
