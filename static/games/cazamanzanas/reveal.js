// What follows from a turn, told in the order of the log: a card comes to the table, the bough ripens, apples fall one after
// another, baskets move down, hunters take off their hoods. A skip cuts it anywhere; with motion off nothing of it runs.
import { fall } from "./parts/falling.js";
import { Film } from "./parts/film.js";
import { runOf, sceneOf, stepped } from "./parts/scene.js";

/** @typedef {import("./view").Entry} Entry */
/** @typedef {import("./view").Reveal} Reveal */
/** @typedef {import("./view").Place} Place */

const LOOK = 900;
const GLANCE = 350;

/** @param {Film} film @param {Entry} entry */
function words({ r: { after } }, { key, data }) {
  return after.text(`log-${key}`, { ...data, own: "no" });
}

/** @param {Entry} entry @returns {string[]} */
const cellsOf = ({ data: { cell, out } }) =>
  /** @type {Place[]} */ ([cell, out].filter(Boolean)).map(
    ({ row, column }) => `r${row}c${column}`,
  );

/** Shows what somebody does; the own deed needs no telling. @param {Film} film @param {Entry} entry */
async function play(film, entry) {
  const own = entry.data.seat === film.r.after.you;
  film.to({ ...stepped(film.scene, entry), lit: cellsOf(entry) });
  if (own) return;
  film.say(words(film, entry));
  film.look(cellsOf(entry)[0]);
  await film.wait(LOOK);
}

/** A bomb bursts before the card is gone. @param {Film} film @param {Entry} entry */
async function burst(film, entry) {
  film.say(words(film, entry));
  const [cell] = cellsOf(entry);
  film.look(cell);
  const piece = film.find(`.cz-piece[data-cell="${cell}"] > .cz-art`);
  film.play(piece, [{ scale: 1 }, { scale: 1.2, opacity: 1 }, { scale: 1.7, opacity: 0 }], 600);
  await film.wait(560);
  film.to(stepped(film.scene, entry));
  await film.wait(GLANCE);
}

/** A quarter turn. @param {Film} film @param {Entry} entry */
async function turn(film, entry) {
  film.say(words(film, entry));
  const [cell] = cellsOf(entry);
  film.look(cell);
  const piece = film.find(`.cz-piece[data-cell="${cell}"] > .cz-art`);
  film.play(piece, [{ rotate: "0deg" }, { rotate: "90deg", opacity: 0.4 }], 420);
  await film.wait(400);
  film.to({ ...stepped(film.scene, entry), lit: cellsOf(entry) });
  await film.wait(LOOK / 2);
}

/** One apple falls, and the log's line says what came of it. @param {Film} film @param {Entry} entry */
async function drop(film, entry) {
  const run = runOf(entry);
  if (!run) return;
  film.say(film.r.after.text("page-apple", { apple: run.apple, how: run.how }), film.told);
  await fall(film, run);
  film.told = words(film, entry);
}

/** The baskets move down by one card. @param {Film} film @param {Entry} entry */
async function shift(film, entry) {
  film.say(words(film, entry));
  const { rows } = film.scene;
  film.sheet?.replaceChildren();
  film.show("end");
  await film.wait(LOOK / 2);
  await film.tween(900, (part) =>
    film.to({ ...film.scene, rows: rows + part * part * (3 - 2 * part) }),
  );
  film.to(stepped({ ...film.scene, rows }, entry));
  await film.wait(LOOK);
}

/** Something that is said while it changes. @param {number} time @returns {(film: Film, entry: Entry) => Promise<void>} */
const said = (time) => async (film, entry) => {
  film.say(words(film, entry));
  film.to(stepped(film.scene, entry));
  await film.wait(time);
};

/** Something that changes without a word. @param {number} time @returns {(film: Film, entry: Entry) => Promise<void>} */
const seen = (time) => async (film, entry) => {
  film.to(stepped(film.scene, entry));
  await film.wait(time);
};

/** New apples, where the branch can be seen. @param {Film} film @param {Entry} entry */
async function hang(film, entry) {
  film.show("start");
  await said(LOOK)(film, entry);
}

/** What others throw away is shown for a moment. @param {Film} film @param {Entry} entry */
async function refilled(film, entry) {
  const thrown = /** @type {unknown[]} */ (entry.data.discarded ?? []);
  if (!thrown.length || entry.data.seat === film.r.after.you) return;
  film.say(words(film, entry));
  await film.wait(LOOK);
}

/** @type {Record<string, (film: Film, entry: Entry) => Promise<void>>} */
const ACTS = {
  ...{ laid: play, portals: play, bombed: burst, rotated: turn, wasted: said(LOOK) },
  ...{ ripened: seen(GLANCE), fall: said(LOOK), fallen: said(LOOK), refilled, shift },
  ...{ round: said(LOOK / 2), apples: hang, hunters: said(1500), unseen: said(1200) },
};

/** @param {Entry[]} entries @param {Reveal} r */
export async function reveal(entries, r) {
  const film = new Film(r, sceneOf(r.before.public));
  try {
    for (const entry of entries) await (runOf(entry) ? drop : ACTS[entry.key])?.(film, entry);
  } catch (error) {
    if (!r.signal.aborted) throw error;
  } finally {
    film.end();
  }
}
