// What the board shows beyond the view: a film's moments, what is pointed at, and how fast films run. One page, one board.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** @typedef {import("../view").Scene} Scene */

/** @type {Scene | null} */
let scene = null;
let pace = 1;
/** @type {string | null} */
let pointed = null;
/** @type {Set<() => void>} */
const listeners = new Set();

const told = () => {
  for (const listener of listeners) listener();
};

/** Shows a moment in place of the view; null: the view again. @param {Scene | null} next */
export function show(next) {
  scene = next;
  told();
}

/** How many times as fast as usual a film runs. */
export const paceNow = () => pace;

/** Usual, twice, four times, usual. */
export function faster() {
  pace = pace >= 4 ? 1 : pace * 2;
  told();
}

/** The film's moment, or null. */
export function useShown() {
  const [, draw] = useState(0);
  useEffect(() => {
    const listener = () => draw((n) => n + 1);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return scene;
}

/** @param {EventTarget | null} target */
const refAt = (target) =>
  target instanceof Element
    ? (target.closest("[data-ref]")?.getAttribute("data-ref") ?? null)
    : null;

/** The choice under the mouse or the keyboard's focus; null: none. @returns {string | null} */
export const pointedNow = () => pointed;

/** Points at another choice: the page is drawn again. @param {string | null} ref @param {() => void} redraw */
export function point(ref, redraw) {
  if (ref === pointed) return;
  pointed = ref;
  redraw();
}

/** Follows mouse and focus. @param {() => void} redraw */
export function usePointed(redraw) {
  useEffect(() => {
    const over = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") point(refAt(event.target), redraw);
    };
    const focus = (/** @type {FocusEvent} */ { target }) => {
      if (target instanceof Element && target.matches(":focus-visible"))
        point(refAt(target), redraw);
    };
    const touch = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "mouse") point(null, redraw);
    };
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", touch);
    document.addEventListener("focusin", focus);
    return () => {
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", touch);
      document.removeEventListener("focusin", focus);
    };
  }, []);
  return pointed;
}

/** Where an arrow key may enter the board: the focus is nowhere, or where the last card lay. */
const idle = () =>
  !document.querySelector("dialog[open]") &&
  (document.activeElement?.matches("body, .prompt__sentence, .gcard, .cz-scroller") ?? true);

/** The first arrow key goes to a cell in the middle; from there the shell walks. */
export function useArrows() {
  useEffect(() => {
    const enter = (/** @type {KeyboardEvent} */ event) => {
      const cells = document.querySelectorAll(".cz-cell[data-state='legal']");
      const cell = cells[Math.floor(cells.length / 2)];
      if (!event.key.startsWith("Arrow") || !idle() || !(cell instanceof HTMLElement)) return;
      event.preventDefault();
      cell.focus();
    };
    document.addEventListener("keydown", enter, { capture: true });
    return () => document.removeEventListener("keydown", enter, { capture: true });
  }, []);
}

/** How large an element is, in pixels; null before it is known.
 *  @param {{current: HTMLElement | null}} place @returns {{width: number, height: number} | null} */
export function useBox(place) {
  const [box, measure] = useState(/** @type {{width: number, height: number} | null} */ (null));
  useLayoutEffect(() => {
    const el = place.current;
    if (!el) return;
    const look = () => measure({ width: el.clientWidth, height: el.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  return box;
}
