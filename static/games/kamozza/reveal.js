// The reveal: ports flip after a short countdown, ships load crate by crate, sail or sink, points fly. About seven seconds,
// cut at any moment by the shell's signal; with motion off only the words are said, and the news sheet shows the rest.
import { fatesOf, readPort } from "./parts/news.js";
import { resultOf } from "./parts/reasons.js";
import { fate, storm } from "./parts/reveal/fates.js";
import { Film } from "./parts/reveal/film.js";
import { loadAll, loadInOrder, refuse, swallow, turnUp } from "./parts/reveal/loading.js";
import { opening, porters } from "./parts/reveal/opening.js";
import { Plaque } from "./parts/reveal/plaque.js";

/** @typedef {import("./view").Entry} Entry */
/** @typedef {import("./view").PortData} PortData */
/** @typedef {import("./view").PortThen} PortThen */
/** @typedef {import("./view").PortsData} PortsData */
/** @typedef {import("./view").Table} Table */
/** @typedef {import("./parts/reveal/film.js").Reveal} Reveal */
/** @typedef {import("./parts/reveal/opening.js").Porter} Porter */
/** What happened at one port. @typedef {{data: PortData, then: PortThen}} Act */

/** What happened at a port, in one sentence. @param {Table} t @param {PortData} data @param {PortThen | null} then */
const resultWords = (t, data, then) =>
  t.text(`page-reveal-${resultOf(data)}`, {
    port: data.port,
    load: then?.load ?? 0,
    capacity: data.capacity ?? 0,
  });

/** Who scored what here; nothing when nobody did. @param {Table} t @param {PortData} data */
const gainWords = (t, data) => {
  const gains = Object.entries(data.points).filter(([, points]) => points > 0);
  return gains.length
    ? t.list(
        gains.map(([seat, points]) => t.text("page-reveal-gain", { seat: Number(seat), points })),
      )
    : undefined;
};

/** @param {Film} film @param {Map<number, Porter>} people @param {Act} act @param {boolean} last */
async function resolve(film, people, { data, then }, last) {
  const { t, r } = film;
  const goods = fatesOf(data, then),
    plaque = new Plaque(film, data, goods);
  if (!goods.length) return leave(film, { data, then }, plaque, last);
  r.caption(t.text("page-reveal-port", { port: data.port, seats: data.seats }));
  const wares = await turnUp(
    film,
    data.seats.flatMap((seat) => people.get(seat) ?? []),
    goods,
  );
  if (data.result === "typhoon") {
    await storm(film, data, wares);
  } else {
    await refuse(film, wares, plaque);
    const rest = wares.filter(({ good }) => good.fate !== "refused" && good.fate !== "confiscated");
    if (t.public.mode === "main") await loadAll(film, rest, plaque, then);
    else await loadInOrder(film, await swallow(film, rest, then), plaque, then);
  }
  plaque.tell(goods);
  await leave(film, { data, then }, plaque, last);
}

/** The verdict, and what follows from it; the next port does not wait until the ship is out of sight.
 *  @param {Film} film @param {Act} act @param {Plaque} plaque @param {boolean} last */
async function leave(film, { data, then }, plaque, last) {
  film.r.caption(resultWords(film.t, data, then), gainWords(film.t, data));
  await plaque.stamp();
  await film.wait(100);
  const going = fate(film, data);
  if (last) return going;
  film.aside(going);
  await film.wait(data.seats.length ? 700 : 300);
}

/** @param {Reveal} r @param {PortsData | null} ports @param {Act[]} acts */
async function show(r, ports, acts) {
  const film = new Film(r);
  const harbour = film.find(".harbour");
  harbour?.setAttribute("data-reveal", "");
  film.undo.push(() => harbour?.removeAttribute("data-reveal"));
  try {
    const people = porters(film);
    if (ports) await opening(film, people, ports);
    for (const [i, act] of acts.entries()) await resolve(film, people, act, i === acts.length - 1);
    await film.wait(500);
  } catch (error) {
    if (!r.signal.aborted) throw error;
  } finally {
    film.end();
  }
}

/** @param {Entry[]} entries @param {Reveal} r */
export async function reveal(entries, r) {
  const acts = entries.filter(({ key }) => key === "port").map(readPort);
  if (!acts.length) return;
  const told = acts.flatMap(({ data, then }) => (then ? [{ data, then }] : []));
  if (r.before.still || r.signal.aborted || told.length < acts.length) {
    r.caption(acts.map(({ data, then }) => resultWords(r.after, data, then)).join(" "));
    return;
  }
  const ports = entries.find(({ key }) => key === "ports");
  await show(r, ports ? /** @type {any} */ (ports.data) : null, told);
}
