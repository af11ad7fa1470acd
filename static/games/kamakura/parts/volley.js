// Arrows in the sky and on lands, walls under them: tapped as numbers, or drawn there from the hand.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../../table/html.js";
import { Laid, Land, Sign } from "./cards.js";
import { asks, LANDS, param, SLOTS, valueAt } from "./reading.js";
import { Scroll } from "./scroll.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Volley} Volley */
/** @typedef {import("../view").Shot} Shot */

/** How arrows stick in a land: x, y, size, turn. Drawn once, the same for all. */
const STUCK = [
  [38, 46, 1, 12],
  [56, 62, 1.05, 14],
  [49, 34, 0.9, 10],
  [66, 44, 0.95, 15],
  [31, 70, 0.9, 11],
  [60, 82, 0.85, 16],
  [45, 88, 0.8, 12],
];

/** One arrow, point down. @param {Table} t @param {number[]} spot @param {number} i */
function Arrow(t, [x = 0, y = 0, size = 1, turn = 0], i) {
  return t.html`<g class="arrow" data-late=${i % 5} key=${i}><g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path class="arrow__rim" d="M0 2V-52" /><path class="arrow__shaft" d="M0 0V-52" /><path class="arrow__point" d="M0 6L-4.6 -8L0 -5L4.6 -8Z" /><path class="arrow__feather" d="M0 -43L-5.4 -49V-62L0 -56L5.4 -62V-49Z" /></g></g>`;
}

/** Arrows on a land, more of them for more barrages. @param {Table} t @param {number} count @param {number} seed */
export const Arrows = (t, count, seed) =>
  t.html`<svg class="arrows" viewBox="0 -40 100 160" aria-hidden="true">${STUCK.slice(0, 4 + count).map((spot, i) => Arrow(t, spot, i + seed))}</svg>`;

/** How a shot stands, in words. @param {Table} t @param {Shot} shot @param {number} i */
function Line(t, { by, at, state }, i) {
  const [seat, slot] = at.split(".").map(Number);
  return t.html`<li key=${`${at}-${i}`} data-state=${state}><span class="shot__sign" aria-hidden="true">${Sign(t, state === "stopped" ? "shield" : state === "hit" ? "flag" : state === "held" ? "three" : "arrows")}</span>
    <span>${t.text("page-shot", { by, seat, slot, state })}</span></li>`;
}

/** The cards of all barrages and walls that lie on the table. @param {Table} t @param {Volley} volley */
function Cards(t, { shots, walls }) {
  const kinds = shots.filter(({ round }) => round === 1).flatMap((shot) => shot.kinds);
  const laid = (/** @type {import("../view").Kind} */ kind, /** @type {number} */ i) =>
    Laid(t, kind, { key: `volley-${kind}-${i}` });
  const stones = Array.from({ length: walls }, (_, i) => laid("wall", i));
  return t.html`<div class="volley__cards">${kinds.map(laid)}${walls ? t.html`<span class="volley__walls">${stones}</span>` : null}</div>`;
}

/** What flies, and what has become of it. @param {Table} t @param {Volley} volley */
export function VolleyView(t, volley) {
  const inside = t.html`${Cards(t, volley)}<ul class="shots" role="list">${volley.shots.map((shot, i) => Line(t, shot, i))}</ul>`;
  return t.html`<div class="melee" data-sky=""><span class="sky" aria-hidden="true" />${Scroll(t, "volley", inside, t.text("page-volley"))}</div>`;
}

/** How many walls on the land that is asked about: as answered, staged, or drawn there. @param {Table} t @param {string} at @param {number} drawn */
function wallsOn(t, at, drawn) {
  if (asks(t, "walls") && t.decision?.params.at === at) {
    const [staged] = [...t.picked];
    return typeof staged === "number" ? staged : drawn;
  }
  return answeredWalls(t, at) ?? 0;
}

/** Walls already answered in this window: its questions come in the order of the places. @param {Table} t @param {string} at @returns {number | null} */
export function answeredWalls(t, at) {
  const groups = (t.public.volley?.shots ?? []).filter(
    (shot) => shot.state === "flying" && shot.at.startsWith(`${t.you}.`),
  );
  const order = [...new Set(groups.map((shot) => `${shot.at}-${shot.by}`))].sort();
  const laid = t.answers.filter(
    ({ prompt, choices }) => prompt === "walls" && typeof choices[0] === "number",
  );
  const counts = order.flatMap((group, i) =>
    group.startsWith(`${at}-`) ? [Number(laid[i]?.choices[0] ?? Number.NaN)] : [],
  );
  const known = counts.filter((count) => !Number.isNaN(count));
  return known.length ? known.reduce((sum, count) => sum + count, 0) : null;
}

/** What becomes of a land with so many walls. @param {Table} t @param {string} at @param {number} walls @param {number} shots */
function fate(t, at, walls, shots) {
  const [seat = 0, slot = 0] = at.split(".").map(Number);
  const value = valueAt(t, seat, slot);
  const two = t.options.barrage_strength === "two";
  if (walls > shots) return "back";
  if (walls === shots && walls) return "holds";
  if (walls) return "more";
  return two && 2 * shots < value ? "withstands" : "falls";
}

/**
 * A land under arrows, with places for walls and the numbers that answer.
 * @param {{t: Table, seat: number, slot: number, shots: number, asked: boolean}} props
 */
function Post({ t, seat, slot, shots, asked }) {
  const at = `${seat}.${slot}`;
  const [drawn, setDrawn] = useState(0);
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const most = Math.min(2 * shots, param(t, "left"));
  useEffect(() => {
    const el = place.current;
    if (!el || !asked) return;
    const more = () => {
      const next = Math.min(most, drawn + 1);
      setDrawn(next);
      if (!t.decision?.light?.includes(next) && t.choiceState(next) === "legal") t.pick(next);
    };
    el.addEventListener("kk-wall", more);
    return () => el.removeEventListener("kk-wall", more);
  }, [asked, most, drawn, t]);
  const walls = wallsOn(t, at, drawn);
  const value = valueAt(t, seat, slot);
  return html`<div class="post" data-under="" data-drop=${asked ? at : null} ref=${place} data-asked=${asked ? "" : null}>
    ${Land(t, seat, slot, { more: Arrows(t, shots, slot), named: true, attacked: true })}
    <div class="walls" aria-hidden="true">${Array.from({ length: 2 * shots }, (_, i) => html`<span class="paper" data-on=${i < walls ? "" : null}>${i < walls ? html`<svg><use href="#kk-wall" /></svg>` : null}</span>`)}</div>
    ${asked ? Steps(t, shots, drawn, slot) : null}
    <p class="post__says">${t.text(`page-post-${fate(t, at, walls, shots)}`, { land: LANDS[value - 1] ?? "farm", slot })}</p>
  </div>`;
}

/** 0, 1, 2: how many walls. @param {Table} t @param {number} shots @param {number} drawn @param {number} slot */
function Steps(t, shots, drawn, slot) {
  const known = [
    ...(t.decision?.choices ?? []),
    ...(t.decision?.barred ?? []).map((b) => b.choice),
  ];
  const numbers = [0, ...Array.from({ length: shots + 1 }, (_, i) => shots + i)];
  return html`<p class="post__ask" aria-hidden="true">${t.text("page-walls-how")}</p><div class="steps" role="group" aria-label=${t.text("page-walls-on", { slot })}>${numbers.map(
    (count) =>
      known.includes(count) &&
      html`<button type="button" key=${count} data-ref=${String(count)} data-drawn=${drawn === count && count ? "" : null}><span aria-hidden="true">${count}</span><span class="visually-hidden">${t.text("page-walls", { count })}</span></button>`,
  )}</div>`;
}

/** Own lands while arrows are on them: those under arrows large. @param {Table} t @param {Volley} volley */
export function Posts(t, volley) {
  const { you } = t;
  if (you === null) return null;
  const shotsAt = (/** @type {number} */ slot) =>
    volley.shots.filter(({ at, state }) => at === `${you}.${slot}` && state === "flying").length;
  if (!SLOTS.some(shotsAt)) return null;
  const posts = SLOTS.map((slot) => {
    const shots = shotsAt(slot);
    if (!shots)
      return html`<div class="post" key=${slot}>${Land(t, you, slot, { named: true })}</div>`;
    const asked = asks(t, "walls") && t.decision?.params.at === `${you}.${slot}`;
    const key = `${slot}-${asked ? t.decision?.id : ""}`;
    return html`<${Post} key=${key} ...${{ t, seat: you, slot, shots, asked }} />`;
  });
  return html`<div class="posts" data-seat=${t.seats[you]?.colour}>${posts}<${Drag} /></div>`;
}

// Walls may be drawn from the hand onto the land they are to protect; tapping numbers does the same.

/** Fewer pixels are a tap. */
const SLACK = 6;

/** A card that follows the pointer. @param {HTMLElement} card */
function ghostOf(card) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  const box = card.getBoundingClientRect();
  ghost.classList.add("kcard--drawn");
  for (const name of ["data-key", "data-ref", "data-drag"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.inlineSize = `${box.width}px`;
  return ghost;
}

/** @param {number} x @param {number} y */
const dropAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;

/** One drag, from press to release. @param {PointerEvent} down @param {HTMLElement} card */
function follow(down, card) {
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {Element | null} */
  let over = null;
  const move = (/** @type {PointerEvent} */ event) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(dx, dy) < SLACK) return;
    ghost ??= document.body.appendChild(ghostOf(card));
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    over?.removeAttribute("data-over");
    over = dropAt(event.clientX, event.clientY);
    over?.setAttribute("data-over", "");
    event.preventDefault();
  };
  const end = (/** @type {PointerEvent} */ event) => {
    stop.abort();
    ghost?.remove();
    over?.removeAttribute("data-over");
    if (event.type !== "pointerup") return;
    // A tap lays a wall where walls are asked for; there is one such place at a time.
    const place = ghost
      ? dropAt(event.clientX, event.clientY)
      : document.querySelector("[data-drop]");
    place?.dispatchEvent(new CustomEvent("kk-wall"));
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("pointermove", move, { signal, passive: false });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** Listens while there are arrows on own lands. */
function Drag() {
  useEffect(() => {
    const press = (/** @type {PointerEvent} */ event) => {
      const card = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
      if (card instanceof HTMLElement && event.isPrimary && event.button === 0) follow(event, card);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  return null;
}
