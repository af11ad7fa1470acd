// The whole card, wherever its picture is pointed at, focused, or tapped.
import { useEffect, useRef, useState } from "preact/hooks";
import { Face, Power, romans } from "./cards.js";
import { printed, WORTH } from "./reading.js";
import { Emblem, Mark } from "./signs.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {{kind: string, how: "tap" | "point", box: DOMRect}} Reading */

const WAIT = 280;
const WIDTH = 368;
const GAP = 12;

/** Everything about a kind, in words. @param {Table} t @param {string} kind */
export function Dossier(t, kind) {
  const { clan, levels, mutation, copies, signs, keywords } = printed(kind);
  const facts = [
    t.text("page-fact-level", { level: romans(levels) }),
    t.text("page-fact-value", { value: levels.map((level) => WORTH[level]).join("/") }),
    t.text("page-fact-mutation", {
      cost: mutation ?? -1,
      zombie: keywords.includes("zombie") ? "yes" : "no",
    }),
    t.text("page-fact-copies", { count: copies }),
  ];
  return t.html`<div class="dossier" data-clan=${clan}><div class="dossier__card">${Face(t, kind)}</div>
    <div class="dossier__words"><p class="dossier__clan">${Emblem(t, clan)} ${t.text(`name-${clan}`)}</p><h3>${t.text(`name-${kind}`)}</h3>
    <p class="dossier__power">${Power(t, kind)}</p>
    <ul role="list" class="dossier__signs">${signs.map((sign) => t.html`<li>${Mark(t, sign)}<span>${t.text(`page-sign-${sign}`)}</span></li>`)}</ul>
    <p class="dossier__facts">${facts.join(" · ")}</p></div></div>`;
}

/** The card that an element shows. @param {EventTarget | null} target */
const cardAt = (target) => (target instanceof Element ? target.closest("[data-kind]") : null);

/** Beside its picture, inside the window. @param {DOMRect} box @param {number} height */
function spotOf(box, height) {
  const right = box.right + GAP + WIDTH < innerWidth;
  const left = right ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH);
  const top = Math.min(Math.max(GAP, box.top - 40), Math.max(GAP, innerHeight - height - GAP));
  return { insetInlineStart: `${left}px`, insetBlockStart: `${top}px` };
}

/** Whether a sheet lies open: what it holds is read there. */
const isBusy = () => document.querySelector(".go-sheet:popover-open") !== null;

/** @param {(reading: Reading | null) => void} show */
function listen(show) {
  let timer = 0;
  const off = () => {
    clearTimeout(timer);
    show(null);
  };
  const open = (/** @type {Element} */ el, /** @type {"tap" | "point"} */ how) =>
    (how === "tap" || !isBusy()) &&
    show({ kind: el.getAttribute("data-kind") ?? "", how, box: el.getBoundingClientRect() });
  const over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    off();
    const el = cardAt(event.target);
    if (el) timer = setTimeout(() => open(el, "point"), WAIT);
  };
  const focus = (/** @type {FocusEvent} */ event) => {
    const el = cardAt(event.target);
    if (el?.matches(":focus-visible")) open(el, "point");
    else off();
  };
  const click = (/** @type {MouseEvent} */ event) => {
    const el = cardAt(event.target);
    const still = el?.hasAttribute("data-read") && el.getAttribute("data-shown") === null;
    off();
    if (el && still) open(el, "tap");
  };
  const key = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && off();
  /** @type {[string, (event: any) => void][]} */
  const all = [
    ...[
      /** @type {[string, any]} */ (["pointerover", over]),
      /** @type {[string, any]} */ (["focusin", focus]),
    ],
    ...[
      /** @type {[string, any]} */ (["click", click]),
      /** @type {[string, any]} */ (["keydown", key]),
    ],
  ];
  for (const [name, act] of all) document.addEventListener(name, act);
  return () => {
    clearTimeout(timer);
    for (const [name, act] of all) document.removeEventListener(name, act);
  };
}

/** @param {{t: Table}} props */
export function Reader({ t }) {
  const [reading, show] = useState(/** @type {Reading | null} */ (null));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => listen(show), []);
  useEffect(() => {
    const el = panel.current;
    if (!el?.isConnected) return;
    if (!reading) return el.hidePopover();
    el.hidePopover();
    el.showPopover();
    const { height } = el.getBoundingClientRect();
    Object.assign(
      el.style,
      reading.how === "point"
        ? spotOf(reading.box, height)
        : { insetInlineStart: "", insetBlockStart: "" },
    );
  }, [reading]);
  return t.html`<div ref=${panel} popover="manual" class="go-reader" data-how=${reading?.how ?? null} aria-hidden=${reading?.how === "tap" ? null : "true"}>${reading ? Dossier(t, reading.kind) : null}</div>`;
}
