// One apple's run: from cell to cell along its path, with what it hits, and how it ends.
import { along, endOf, geometryOf, lineOf, segmentsOf } from "./geometry.js";
import { begun, cellName, ended } from "./scene.js";

/** @typedef {import("../view").Run} Run */
/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./geometry.js").Segment} Segment */

const TIME = { drop: 230, hop: 400, roll: 400, teleport: 440 };
/** Where something happens the apple rests so long. */
const TOUCH = 70;
const REST = 300;

/** Cells that are not hit, only passed. */
const SOFT = new Set(["pass", "basket", "lost"]);

/** The geometry of the drawing as it stands. @param {Film} film */
export function drawnAs(film) {
  const box = film.find(".cz-orchard")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const { rows, columns } = film.scene;
  const flat = geometryOf(rows, columns, 0);
  return geometryOf(rows, columns, ((box[3] ?? 0) - flat.height) / rows);
}

/** What the apple hits gives way for a moment. @param {Film} film @param {Segment} piece */
function squash(film, { event, row, column, manner }) {
  if (SOFT.has(event) || manner === "teleport") return;
  const art = film.find(`.cz-piece[data-cell="${cellName({ row, column })}"] > .cz-art`);
  const frames = [1, 0.82, 1.06, 1].map((y) => ({ transform: `scaleY(${y})` }));
  film.play(art, frames, 340);
}

/** @param {Film} film @param {Element} apple @param {Segment} piece @param {number} turn degrees so far */
async function pass(film, apple, piece, turn) {
  const jump = piece.manner === "teleport";
  const trail = film.trail(lineOf(piece), jump);
  await film.tween(TIME[piece.manner], (part) => {
    const [x, y] = along(piece, part);
    const spin = turn + (x - piece.from[0]) * 3.2;
    const size = jump ? Math.abs(1 - 2 * part) : 1;
    apple.setAttribute(
      "transform",
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${spin.toFixed(0)}) scale(${size.toFixed(2)})`,
    );
    trail.style.strokeDashoffset = jump ? "0" : (1 - part).toFixed(3);
    film.follow(apple);
  });
  squash(film, piece);
  return turn + (piece.to[0] - piece.from[0]) * 3.2;
}

/** @param {Film} film @param {Run} run @param {Segment | undefined} last */
function land(film, run, last) {
  const end = endOf(run);
  if (!last) return;
  if (end === "basket") {
    const wicker = film.find(`.cz-basket[data-basket="${last.column}"] > .cz-wicker`);
    const frames = ["1.14, .82", "0.95, 1.06", "1, 1"].map((size) => ({
      transform: `scale(${size})`,
    }));
    film.play(wicker, frames, 420);
  } else if (end === "trap" || end === "loop" || end === "lost")
    film.puff(`cz-puff cz-puff--${end}`, last.to);
  else if (end === "split" || end === "knock") film.puff("cz-puff", last.to);
}

/** Lets one apple fall to the end of its run. @param {Film} film @param {Run} run */
export async function fall(film, run) {
  const pieces = segmentsOf(drawnAs(film), run);
  const apple = film.apple(pieces[0]?.from ?? [0, 0]);
  film.to(begun(film.scene, run));
  let turn = 0;
  for (const piece of pieces) {
    turn = await pass(film, apple, piece, turn);
    if (!SOFT.has(piece.event)) await film.wait(TOUCH);
  }
  apple.remove();
  film.to(ended(film.scene, run));
  land(film, run, pieces.at(-1));
  const rests = !["split", "knock"].includes(endOf(run));
  await film.wait(rests ? REST : TOUCH);
  if (rests) film.fade();
}
