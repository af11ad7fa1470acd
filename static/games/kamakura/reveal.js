// What follows from an answer, each step below 0.8 s: the last cards are laid, soldiers fly home, the rest goes to the
// discard pile, a land turns face up and travels. Nothing waits for anything that is hidden; with motion off nothing moves.
import { Film, fly, still } from "./parts/film.js";
import { LANDS } from "./parts/reading.js";
import { lineWords } from "./parts/scroll.js";

/** @typedef {import("./view").Entry} Entry */
/** @typedef {import("./view").Kind} Kind */
/** @typedef {import("./view").Reveal} Reveal */

const LAY = 420;
const HOME = 520;
const TURN = 520;
const TRAVEL = 640;
/** long enough to read what was laid, and how strong it is */
const REST = 700;

/** Cards that an answer lays and no view shows, since the battle ends with them. @param {Film} film @param {number} seat @param {Kind[]} kinds */
async function lay(film, seat, kinds) {
  const lane = film.find(`[data-lane="${seat}"] .lane__groups`) ?? film.find(".middle");
  const from = film.plate(seat);
  if (!lane || !from) return;
  const spots = kinds.map((kind, i) => film.card(kind, lane, (i - (kinds.length - 1) / 2) * 46));
  await Promise.all(
    spots.map((card, i) => fly(film, card, from, card, { time: LAY, late: i * 60, arrive: true })),
  );
  await film.wait(REST);
}

/** What an entry lays on the table. @param {Entry} entry @returns {Kind[]} */
function laidBy({ key, data }) {
  if (key === "attack" || key === "defend")
    return /** @type {Kind[]} */ ([data.soldier, data.weapons].flat());
  if (key === "walls") return Array.from({ length: Number(data.count ?? 0) }, () => "wall");
  if (key === "sacrifice") return /** @type {Kind[]} */ (data.kinds);
  return key === "blade" || key === "counter" ? ["kunai"] : [];
}

/** Everything on the table and what has just been laid. @param {Film} film */
const onTable = (film) => [...film.all(".lane .kcard, .volley__cards .kcard"), ...film.made];

/** Soldiers that are kept fly to their players. @param {Film} film @param {Entry[]} entries */
async function home(film, entries) {
  const flights = entries.flatMap(({ key, data }) => {
    if (key !== "kept") return [];
    const to = film.plate(Number(data.seat));
    return [data.kinds ?? []].flat().flatMap((kind) => {
      const card = film.take(String(kind), Number(data.seat));
      return card && to ? [fly(film, card, card, to, { time: HOME })] : [];
    });
  });
  await Promise.all(flights);
}

/** All else goes to the discard pile. @param {Film} film */
async function away(film) {
  const pile = film.find("[data-discard]");
  if (!pile) return;
  const rest = onTable(film).filter((card) => !film.taken.has(card));
  await Promise.all(
    rest.map((card, i) => fly(film, card, card, pile, { time: HOME, late: Math.min(i, 5) * 25 })),
  );
}

/** A land turns face up where it lies, and goes to its captor. @param {Film} film @param {Entry} entry */
async function capture(film, { data }) {
  const { seat, other, slot, value } = data;
  const land = film.find(`[data-land="${other}.${slot}"]`);
  const to = film.plate(Number(seat));
  if (!land || !to) return;
  const face = film.land(LANDS[Number(value) - 1] ?? "farm", Number(value), land);
  film.hide(land);
  await still(
    film,
    face.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
      duration: TURN,
      easing: "ease-out",
    }),
  );
  await film.wait(180);
  await fly(film, face, face, to, { time: TRAVEL });
}

/** @param {Film} film @param {Entry[]} entries */
async function show(film, entries) {
  const said = entries.findLast(({ key }) => ["captured", "held", "hit-not"].includes(key));
  if (said) film.r.caption(lineWords(film.r.after, said));
  for (const entry of entries) {
    const kinds = laidBy(entry);
    if (kinds.length) await lay(film, Number(entry.data.seat), kinds);
  }
  if (!film.r.after.public.volley && !film.r.after.public.battle) {
    await home(film, entries);
    await away(film);
  }
  for (const entry of entries) if (entry.key === "captured") await capture(film, entry);
  if (said?.key === "hit-not") await film.wait(TRAVEL);
}

/** @param {Entry[]} entries @param {Reveal} r */
export async function reveal(entries, r) {
  const film = new Film(r);
  try {
    await show(film, entries);
  } catch (error) {
    if (!r.signal.aborted) throw error;
  } finally {
    film.end();
  }
}
