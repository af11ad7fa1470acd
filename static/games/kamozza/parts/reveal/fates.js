// Third act, once for each port: the ship departs, sinks or leaves empty, the storm takes all; points fly to their players.
import { flotsam, splash } from "../../art/woodblock.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./loading.js").Ware} Ware */
/** @typedef {import("./plaque.js").Plaque} Plaque */
/** @typedef {import("../../view").PortData} PortData */

/** @param {Film} film @param {PortData} data @returns {SVGElement | null} */
const hullOf = (film, data) => film.find(`.quay[data-port="${data.port}"] .bob .ship`);

/** Up, round the point and out towards the horizon. @param {Film} film @param {PortData} data */
async function sail(film, data) {
  const hull = hullOf(film, data);
  hull?.classList.add("ship--sailing");
  const out = film.t.public.ports.B === undefined || data.port === "B" ? "62%" : "46%";
  await film.play(
    hull,
    [
      { transform: "none", opacity: 1 },
      { transform: "translate(-2%, 1%) rotate(-1.5deg)", opacity: 1, offset: 0.18 },
      { transform: "translate(22%, -8%) scale(.8)", opacity: 1, offset: 0.62 },
      { transform: `translate(${out}, -22%) scale(.42)`, opacity: 0 },
    ],
    { duration: 1200, easing: "ease-in-out" },
  );
}

/** Crates that slide off a deck that tilts. @param {Film} film @param {SVGElement | null} hull */
function spill(film, hull) {
  for (const [i, crate] of [...(hull?.querySelectorAll(".crate") ?? [])].entries()) {
    const side = i % 2 ? 1 : -1,
      far = 62 + (i % 3) * 26;
    film.aside(
      film.play(
        crate,
        [
          { transform: "none", opacity: 1 },
          {
            transform: `translate(${side * far * 0.7}px, -34px) rotate(${side * 40}deg)`,
            opacity: 1,
            offset: 0.45,
          },
          { transform: `translate(${side * far}px, 78px) rotate(${side * 120}deg)`, opacity: 0 },
        ],
        { duration: 1150, delay: 160 + i * 40 },
      ),
    );
  }
}

/** Down by the stern in a ruff of foam; one jar floats. @param {Film} film @param {PortData} data */
async function sink(film, data) {
  const hull = hullOf(film, data),
    foam = film.find(`.quay[data-port="${data.port}"] .quay__foam`);
  film.redraw(foam, splash() + flotsam());
  if (hull) hull.style.transformOrigin = "46% 82%";
  spill(film, hull);
  const rings = foam?.querySelector(".foamrings") ?? null,
    jar = foam?.querySelector(".flotsam") ?? null;
  film.aside(
    film.play(
      rings,
      [
        { opacity: 0, transform: "scale(.5, .4)" },
        { opacity: 1, transform: "scale(1, 1)", offset: 0.35 },
        { opacity: 1, transform: "scale(1.06, 1)", offset: 0.75 },
        { opacity: 0.0, transform: "scale(1.18, .6)" },
      ],
      { duration: 1900 },
    ),
  );
  film.aside(
    film.play(
      jar,
      [
        { opacity: 0, transform: "translateY(60%) rotate(-40deg)" },
        { opacity: 1, transform: "translateY(-14%) rotate(12deg)", offset: 0.5 },
        { opacity: 1, transform: "translateY(4%) rotate(-8deg)", offset: 0.75 },
        { opacity: 1, transform: "translateY(0) rotate(4deg)" },
      ],
      { duration: 1500, delay: 700 },
    ),
  );
  await film.play(
    hull,
    [
      { transform: "rotate(0) translateY(0)" },
      { transform: "rotate(6deg) translateY(2%)", offset: 0.2 },
      { transform: "rotate(-19deg) translateY(12%)", offset: 0.55 },
      { transform: "rotate(-30deg) translateY(48%)", opacity: 1, offset: 0.94 },
      { transform: "rotate(-31deg) translateY(52%)", opacity: 0 },
    ],
    { duration: 1350, easing: "cubic-bezier(.4,0,.5,1)" },
  );
}

/** The storm takes what lies there. @param {Film} film @param {PortData} data @param {Ware[]} wares */
export async function storm(film, data, wares) {
  const cloud = film.find(`.quay[data-port="${data.port}"] .bob`);
  const eye = cloud ? film.middle(cloud) : { x: 0, y: 0 };
  const flash = film.add("lightning");
  flash.dataset.port = data.port;
  film.aside(
    film.play(
      flash,
      [
        { opacity: 0 },
        { opacity: 0.85, offset: 0.1 },
        { opacity: 0.1, offset: 0.25 },
        { opacity: 0.7, offset: 0.35 },
        { opacity: 0 },
      ],
      { duration: 620, easing: "linear" },
    ),
  );
  film.aside(
    film.play(
      cloud,
      [
        { rotate: "0deg", scale: 1 },
        { rotate: "-7deg", scale: 1.06 },
        { rotate: "0deg", scale: 1 },
      ],
      { duration: 1100 },
    ),
  );
  await Promise.all(
    wares.map(async ({ el, x, y }, i) => {
      const at = (
        /** @type {number} */ k,
        /** @type {number} */ turn,
        /** @type {number} */ scale,
      ) => ({
        transform: `translate(${x + (eye.x - x) * k + Math.sin(turn / 57) * 46 * (1 - k)}px, ${y + (eye.y - 40 - y) * k}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`,
      });
      await film.play(
        el,
        [at(0, 0, 1), at(0.35, 150, 0.95), at(0.75, 420, 0.6), { ...at(1, 720, 0.05), opacity: 0 }],
        { duration: 1050, delay: i * 90, easing: "cubic-bezier(.5,0,.7,.6)" },
      );
      el.remove();
    }),
  );
}

/** A coin for each player who scored, from the ship to the player's panel. @param {Film} film @param {PortData} data */
async function pay(film, data) {
  const hull = hullOf(film, data)?.getBoundingClientRect();
  const gains = Object.entries(data.points).filter(([, points]) => points > 0);
  await Promise.all(
    gains.map(([seat, points], i) =>
      coin(
        film,
        Number(seat),
        points,
        {
          x: (hull?.x ?? 0) + (hull?.width ?? 0) / 2,
          y: (hull?.y ?? 0) + (hull?.height ?? 0) * 0.45,
        },
        i * 130,
      ),
    ),
  );
}

/** @param {Film} film @param {number} seat @param {number} points @param {{x: number, y: number}} from @param {number} delay */
async function coin(film, seat, points, from, delay) {
  const panel = film.r.panel(seat),
    box = panel?.getBoundingClientRect();
  const el = film.add("coin", "<i class='crest'></i><b></b>", film.sky);
  el.dataset.seat = film.t.seats[seat]?.colour ?? "";
  /** @type {HTMLElement} */ (el.lastElementChild).textContent = `+${points}`;
  const to = box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : { x: from.x, y: from.y - 160 };
  const spot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const lift = from.y - 70;
  await film.play(
    el,
    [
      { transform: spot(from.x, from.y, 0.3), opacity: 0 },
      { transform: spot(from.x, lift, 1.25), opacity: 1, offset: 0.3 },
      { transform: spot(from.x, lift, 1.15), opacity: 1, offset: 0.5 },
      { transform: spot(to.x, to.y, 0.9), opacity: 1, offset: 0.94 },
      { transform: spot(to.x, to.y, 0.5), opacity: 0 },
    ],
    { duration: 1200, delay, easing: "cubic-bezier(.5,.1,.3,1)" },
  );
  film.aside(
    film.play(
      panel,
      [{ transform: "scale(1)" }, { transform: "scale(1.06)" }, { transform: "scale(1)" }],
      { duration: 320 },
    ),
  );
}

/** How it ends for the ship, and what it pays. @param {Film} film @param {PortData} data */
export async function fate(film, data) {
  if (data.result === "typhoon") return;
  if (data.result === "sunk") await sink(film, data);
  else await Promise.all([sail(film, data), pay(film, data)]);
}
