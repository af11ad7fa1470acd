// First act: three, two, one; all port cards turn together and everybody's bundles go to their quays.
import { lantern } from "../../art/woodblock.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("../../view").PortId} PortId */
/** @typedef {import("../../view").PortsData} PortsData */

/** What stands on the pier for a seat once the film has begun. @typedef {{seat: number, el: HTMLElement, x: number, y: number}} Porter */

/** Copies of the bundles, which can walk. @param {Film} film @returns {Map<number, Porter>} */
export function porters(film) {
  /** @type {Map<number, Porter>} */
  const found = new Map();
  for (const li of film.r.stage.querySelectorAll(".bundles > .bundle")) {
    const box = film.box(li),
      seat = Number(li.getAttribute("data-number"));
    const el = film.add("bundle porter");
    el.innerHTML = li.innerHTML;
    for (const keyed of el.querySelectorAll("[data-key], [data-ref], .bubble")) keyed.remove();
    el.dataset.seat = li.getAttribute("data-seat") ?? "";
    el.dataset.ready = "";
    Object.assign(el.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    film.hide(li);
    found.set(seat, { seat, el, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

/** @param {Film} film */
async function countdown(film) {
  const board = film.add("countdown", "<span></span><b></b>");
  const [words, disc] = /** @type {[Element, Element]} */ (/** @type {unknown} */ (board.children));
  words.textContent = film.t.text("page-reveal-countdown");
  for (const number of ["3", "2", "1"]) {
    disc.textContent = number;
    await film.play(
      disc,
      [
        { opacity: 0, transform: "scale(1.5)" },
        { opacity: 1, transform: "scale(1)", offset: 0.3 },
        { opacity: 1, transform: "scale(1)", offset: 0.8 },
        { opacity: 0, transform: "scale(.9)" },
      ],
      { duration: 260 },
    );
  }
  board.remove();
}

/** @param {Film} film @param {Porter} porter @param {PortId} port */
async function turn(film, { el }, port) {
  const holder = el.querySelector(".kz-art:has(> .lantern)");
  await film.play(
    holder?.firstElementChild ?? null,
    [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }],
    { duration: 120, easing: "ease-in" },
  );
  if (holder) holder.innerHTML = lantern(port);
  await film.play(
    holder?.firstElementChild ?? null,
    [
      { transform: "scaleX(0)" },
      { transform: "scaleX(1.12)", offset: 0.7 },
      { transform: "scaleX(1)" },
    ],
    { duration: 210, easing: "ease-out" },
  );
}

/** Where the people of a port stand: side by side before their quay. @param {Film} film @param {PortId} port @param {number} count */
function places(film, port, count) {
  const width = film.r.layer.clientWidth,
    half = width / 2,
    step = Math.min(112, (half * 0.94) / Math.max(1, count));
  const middle = port === "A" ? half / 2 : half * 1.5;
  return Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * step);
}

/** @param {Film} film @param {Porter[]} people @param {PortId} port */
async function walk(film, people, port) {
  const to = places(film, port, people.length);
  const step = (to[1] ?? Number.POSITIVE_INFINITY) - (to[0] ?? 0);
  const tight = Math.min(1, step / 64);
  await Promise.all(
    people.map(async (porter, i) => {
      const dx = (to[i] ?? porter.x) - porter.x;
      porter.x += dx;
      porter.el.dataset.walking = "";
      await film.play(
        porter.el,
        [
          { transform: "translate(0, 0)" },
          { transform: `translate(${dx / 2}px, -10px) scale(${(1 + tight) / 2})` },
          { transform: `translate(${dx}px, 0) scale(${tight})` },
        ],
        { duration: 440, easing: "ease-in-out" },
      );
    }),
  );
}

/** @param {Film} film @param {Map<number, Porter>} people @param {PortsData} ports */
export async function opening(film, people, { a, b, first }) {
  const at = (/** @type {number[]} */ seats) => seats.flatMap((seat) => people.get(seat) ?? []);
  film.r.caption(film.t.text("page-reveal-open"));
  await countdown(film);
  await Promise.all([
    ...at(a).map((porter) => turn(film, porter, "A")),
    ...at(b).map((porter) => turn(film, porter, "B")),
  ]);
  film.r.caption(
    film.t.text("page-reveal-order", { a: a.length, b: b.length, first }),
    film.t.text("page-reveal-who", {
      a_names: film.t.names(a),
      b_names: film.t.names(b),
      a: a.length,
      b: b.length,
    }),
  );
  await Promise.all([walk(film, at(a), "A"), walk(film, at(b), "B")]);
}
