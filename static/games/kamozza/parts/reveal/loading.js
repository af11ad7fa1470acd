// Second act, once for each port: the goods are turned up, what may not board is sent back, the rest goes on deck,
// rats eat, the load is counted.
import { berths, cargo, ship } from "../../art/woodblock.js";
import { arrivalAt, WEIGHT } from "../goods.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./opening.js").Porter} Porter */
/** @typedef {import("./plaque.js").Plaque} Plaque */
/** @typedef {import("../news.js").Fate} Fate */
/** @typedef {import("../../view").PortData} PortData */
/** @typedef {import("../../view").PortThen} PortThen */
/** A good in the air or on the pier. @typedef {{good: Fate, el: HTMLElement, x: number, y: number}} Ware */

/** Goods are turned up above the pier's edge, where the plaque does not hide them. */
const ABOVE = 52;

/** @param {number} x @param {number} y */
const at = (x, y, scale = 1, turn = 0) =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;

/** Bundles untie: everything at this port is turned up at the same moment. @param {Film} film @param {Porter[]} people @param {Fate[]} goods @returns {Promise<Ware[]>} */
export async function turnUp(film, people, goods) {
  /** @type {Ware[]} */
  const wares = people.flatMap((porter) => {
    const own = goods.filter(({ seat }) => seat === porter.seat);
    return own.map((good, i) => ware(film, good, porter, (i - (own.length - 1) / 2) * 40));
  });
  spread(film, wares);
  const untie = people.map(({ el }) =>
    film.play(el, [{ opacity: 1 }, { opacity: 0 }], { duration: 240, easing: "ease-in" }),
  );
  const rise = wares.map(({ el, x, y }) =>
    film.play(
      el,
      [
        { transform: at(x, y + ABOVE * 1.6, 0.3), opacity: 0 },
        { transform: at(x, y - 8, 1.2), opacity: 1, offset: 0.6 },
        { transform: at(x, y, 1), opacity: 1 },
      ],
      { duration: 380 },
    ),
  );
  await Promise.all([...untie, ...rise]);
  await film.wait(220);
  return wares;
}

/** Where many lie side by side they are smaller, so that all of them lie before their own ship.
 *  @param {Film} film @param {Ware[]} wares */
function spread(film, wares) {
  const width = film.r.layer.clientWidth / (film.t.public.ports.B ? 2 : 1),
    step = (width * 0.96) / wares.length;
  if (step >= 48) return;
  const middle = wares.reduce((sum, { x }) => sum + x, 0) / wares.length,
    start = middle < width ? 0 : width;
  for (const [i, ware] of wares.entries()) {
    ware.x = start + width * 0.02 + (i + 0.5) * step;
    const size = `${Math.max(28, step * 1.2)}px`;
    Object.assign(ware.el.style, { inlineSize: size, blockSize: size });
  }
}

/** @param {Film} film @param {Fate} good @param {Porter} porter @param {number} dx @returns {Ware} */
function ware(film, good, porter, dx) {
  const el = film.add("ware", `${cargo(good.kind)}<b>${WEIGHT[good.kind]}</b>`);
  el.dataset.seat = film.t.seats[good.seat]?.colour ?? "";
  const pier = film.find(".pier");
  return { good, el, x: porter.x + dx, y: (pier ? film.box(pier).y : porter.y) - ABOVE };
}

/** The ship is drawn anew with all that will come on deck, still unseen. @param {Film} film @param {PortData} data @param {Fate[]} goods @returns {HTMLElement | null} */
export function prepare(film, data, goods) {
  const arrival = arrivalAt(film.t, data.port);
  const holder = /** @type {HTMLElement | null} */ (
    film.find(`.quay[data-port="${data.port}"] .bob .kz-art`)
  );
  if (!arrival?.capacity) return holder;
  const on = goods.map(({ kind }) => ({ id: kind, weight: WEIGHT[kind] }));
  film.redraw(holder, ship({ capacity: arrival.capacity, cat: arrival.kind === "cat", on }));
  for (const crate of holder?.querySelectorAll(".crate") ?? []) crate.setAttribute("opacity", "0");
  return holder;
}

/** One good flies on board; its crate appears where it lands. @param {Film} film @param {Ware} ware @param {Element | null} crate @param {number} delay */
async function board(film, { el, x, y }, crate, delay) {
  const to = crate ? film.middle(crate) : { x, y: y - 100 };
  const size = crate ? film.box(crate).width / el.offsetWidth : 1;
  await film.play(
    el,
    [
      { transform: at(x, y) },
      { transform: at((x + to.x) / 2, Math.min(y, to.y) - 60, (1.1 + size) / 2, 8), offset: 0.5 },
      { transform: at(to.x, to.y, size) },
    ],
    { duration: 400, delay, easing: "cubic-bezier(.4,.1,.5,1)" },
  );
  el.remove();
  crate?.setAttribute("opacity", "1");
  film.aside(
    film.play(crate, [{ transform: "scale(1, .86)" }, { transform: "scale(1, 1)" }], {
      duration: 180,
    }),
  );
}

/** A good hops at the ship and comes back: no room, or no rats. @param {Film} film @param {Ware} ware @param {PortData} data */
async function bounce(film, { el, x, y }, data) {
  const quay = film.find(`.quay[data-port="${data.port}"] .bob`);
  const rail = quay ? film.middle(quay) : { x, y };
  const to = { x: (x + rail.x) / 2, y: rail.y + 40 };
  await film.play(
    el,
    [
      { transform: at(x, y) },
      { transform: at(to.x, to.y, 1.05, 10), offset: 0.4, easing: "ease-in" },
      { transform: at((to.x + x) / 2, to.y - 26, 1, -30), offset: 0.6 },
      { transform: at(x, y + 8, 0.9, -50), opacity: 1, offset: 0.9 },
      { transform: at(x, y + 26, 0.8, -60), opacity: 0 },
    ],
    { duration: 620, easing: "cubic-bezier(.3,.6,.5,1)" },
  );
  el.remove();
}

/** What the ship does not take at all: rats at the Cat Ship, equal goods in the variant. @param {Film} film @param {Ware[]} wares @param {Plaque} plaque */
export async function refuse(film, wares, plaque) {
  const rats = wares.filter(({ good }) => good.fate === "refused"),
    doubles = wares.filter(({ good }) => good.fate === "confiscated");
  if (rats.length) {
    film.r.caption(film.t.text("page-reveal-refused"));
    film.aside(
      film.play(
        film.find(`.notice-board[data-port="${plaque.data.port}"] > span`),
        [
          { transform: "rotate(0)" },
          { transform: "rotate(-7deg)" },
          { transform: "rotate(7deg)" },
          { transform: "rotate(-4deg)" },
          { transform: "rotate(0)" },
        ],
        { duration: 520 },
      ),
    );
    await Promise.all(rats.map((rat) => bounce(film, rat, plaque.data)));
    plaque.tell(rats.map(({ good }) => good));
  }
  if (doubles.length) {
    film.r.caption(film.t.text("page-reveal-confiscated"));
    await Promise.all(doubles.map((double, i) => confiscate(film, double, i * 70)));
    plaque.tell(doubles.map(({ good }) => good));
  }
}

/** @param {Film} film @param {Ware} ware @param {number} delay */
async function confiscate(film, { el, x, y }, delay) {
  const stamp = film.add("confiscated", "", el);
  stamp.textContent = film.t.text("page-stamp-confiscated");
  await film.play(
    stamp,
    [
      { opacity: 0, transform: "translate(-50%, -50%) rotate(-16deg) scale(2.4)" },
      { opacity: 1, transform: "translate(-50%, -50%) rotate(-12deg) scale(1)" },
    ],
    { duration: 260, delay, easing: "cubic-bezier(.6,0,.3,1.3)" },
  );
  await film.wait(320);
  await film.play(
    el,
    [
      { transform: at(x, y), opacity: 1, filter: "grayscale(0)" },
      { transform: at(x, y + ABOVE, 0.7), opacity: 0, filter: "grayscale(1)" },
    ],
    { duration: 320, easing: "ease-in" },
  );
  el.remove();
}

/** The main game: everything goes on board, then rats eat, and the load falls. @param {Film} film @param {Ware[]} wares @param {Plaque} plaque @param {PortThen} then */
export async function loadAll(film, wares, plaque, then) {
  const goods = wares.map(({ good }) => good),
    holder = prepare(film, plaque.data, goods);
  const crate = (/** @type {number} */ i) =>
    holder?.querySelector(`.crate[data-index="${i}"]`) ?? null;
  const full = goods.reduce((sum, { kind }) => sum + WEIGHT[kind], 0);
  film.aside(film.wait(240).then(() => plaque.count(full, wares.length * 100 + 200)));
  await Promise.all(wares.map((ware, i) => board(film, ware, crate(i), i * 100)));
  await film.wait(140);
  const gold = goods.flatMap((good, i) =>
    good.fate === "eaten" || then.eaten.some((e) => e.seat === good.seat && e.kind === good.kind)
      ? [i]
      : [],
  );
  if (gold.length)
    await feast(
      film,
      goods.findIndex(({ kind }) => kind === "rat"),
      gold,
      crate,
      plaque,
      then,
    );
}

/** A rat leaps from gold to gold; each is gone and the ship gets lighter.
 *  @param {Film} film @param {number} rat @param {number[]} gold @param {(i: number) => Element | null} crate @param {Plaque} plaque @param {PortThen} then */
async function feast(film, rat, gold, crate, plaque, then) {
  const spots = berths(
    plaque.goods
      .filter(({ fate }) => fate !== "refused")
      .map(({ kind }) => ({ id: kind, weight: WEIGHT[kind] })),
    plaque.data.capacity ?? 0,
  );
  const eater = crate(rat),
    home = spots[rat];
  film.r.caption(film.t.text("page-reveal-eaten", { count: gold.length }));
  let here = { x: 0, y: 0 };
  eater?.parentElement?.append(eater);
  for (const i of gold) {
    const spot = spots[i];
    const there =
      spot && home
        ? { x: spot.x + spot.e / 2 - home.x - home.e / 2, y: spot.y + spot.e - home.y - home.e }
        : here;
    film.aside(
      film.play(
        crate(i),
        [
          { opacity: 1, transform: "scale(1)" },
          { opacity: 1, transform: "scale(1.12)", offset: 0.45 },
          { opacity: 0, transform: "scale(.1)" },
        ],
        { duration: 500, delay: 100 },
      ),
    );
    await film.play(
      eater,
      [
        { transform: `translate(${here.x}px, ${here.y}px)` },
        {
          transform: `translate(${(here.x + there.x) / 2}px, ${Math.min(here.y, there.y) - 52}px) rotate(-14deg)`,
          offset: 0.45,
        },
        { transform: `translate(${there.x}px, ${there.y}px) scale(1.25)`, offset: 0.8 },
        { transform: `translate(${there.x}px, ${there.y}px)` },
      ],
      { duration: 470, easing: "ease-in-out" },
    );
    here = there;
  }
  plaque.tell(plaque.goods.filter(({ fate }) => fate === "eaten"));
  await plaque.count(then.load, 270);
}

/** The variant: the rat swallows the gold before loading and becomes one card of 21. @param {Film} film @param {Ware[]} wares @param {PortThen} then @returns {Promise<Ware[]>} those that still try to board */
export async function swallow(film, wares, then) {
  const rat = wares.find(({ good }) => good.kind === "rat" && good.seat === then.swallowed?.rat),
    gold = wares.find(({ good }) => good.kind === "gold" && good.seat === then.swallowed?.gold);
  if (!then.swallowed || !rat || !gold) return wares;
  film.r.caption(
    film.t.text("page-reveal-swallowed", { seat: rat.good.seat, owner: gold.good.seat }),
  );
  film.aside(
    film.play(
      gold.el,
      [
        { transform: at(gold.x, gold.y), opacity: 1 },
        { transform: at(gold.x, gold.y, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(gold.x, gold.y, 0.05), opacity: 0 },
      ],
      { duration: 620 },
    ),
  );
  await film.play(
    rat.el,
    [
      { transform: at(rat.x, rat.y) },
      { transform: at((rat.x + gold.x) / 2, rat.y - 60, 1.15, -12), offset: 0.45 },
      { transform: at(gold.x, gold.y, 1.5) },
    ],
    { duration: 620, easing: "ease-in-out" },
  );
  const badge = rat.el.querySelector("b");
  if (badge) badge.textContent = "21";
  await film.play(
    rat.el,
    [
      { transform: at(gold.x, gold.y, 1.5) },
      { transform: at(gold.x, gold.y, 1.7), offset: 0.4 },
      { transform: at(gold.x, gold.y, 1.4) },
    ],
    { duration: 320 },
  );
  Object.assign(rat, { x: gold.x, y: gold.y });
  gold.el.remove();
  return wares.filter((ware) => ware !== gold);
}

/** The variant: from heavy to light, one after the other; what does not fit bounces off. @param {Film} film @param {Ware[]} wares @param {Plaque} plaque @param {PortThen} then */
export async function loadInOrder(film, wares, plaque, then) {
  const weight = (/** @type {Ware} */ { good }) =>
    then.swallowed?.rat === good.seat && good.kind === "rat"
      ? WEIGHT.rat + WEIGHT.gold
      : WEIGHT[good.kind];
  const queue = [...wares].sort((a, b) => weight(b) - weight(a));
  const on = queue.filter(({ good }) => good.fate === "loaded");
  const holder = prepare(
    film,
    plaque.data,
    on.map(({ good }) => good),
  );
  for (const ware of queue) {
    const place = on.indexOf(ware);
    if (place < 0) {
      film.r.caption(
        film.t.text("page-reveal-bounced", {
          kind: ware.good.kind,
          load: plaque.load,
          capacity: plaque.data.capacity ?? 0,
        }),
      );
      await bounce(film, ware, plaque.data);
      plaque.tell(
        plaque.goods.filter(
          ({ seat, kind, fate }) =>
            fate === "left" &&
            ((seat === ware.good.seat && kind === ware.good.kind) ||
              (kind === "gold" && then.swallowed?.gold === seat && ware.good.kind === "rat")),
        ),
      );
    } else {
      await board(film, ware, holder?.querySelector(`.crate[data-index="${place}"]`) ?? null, 0);
      await plaque.count(plaque.load + weight(ware), 120);
    }
  }
  plaque.tell(plaque.goods);
}
