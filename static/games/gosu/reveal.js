// What just happened, shown in short steps: cards that are shown, destroyed or trapped, a jump, and the Great Battle row by row.
import { battlesIn } from "./parts/leaflets.js";
import { ROMAN } from "./parts/reading.js";

/** @typedef {import("./view").Entry} Entry */
/** @typedef {import("./view").Reveal} Reveal */

const STEP = 520;
const READ = 1400;
const BLOW = 460;

/** @param {Reveal} r @param {number} time */
async function wait(r, time) {
  if (r.signal.aborted) throw new Error("skipped");
  await new Promise((resolve) => setTimeout(resolve, time / r.before.speed));
  if (r.signal.aborted) throw new Error("skipped");
}

/** @param {string} name @param {string} cls @param {string} [text] */
function made(name, cls, text = "") {
  const el = document.createElement(name);
  el.className = cls;
  el.textContent = text;
  return el;
}

/** The armies are counted, the first row first. @param {Reveal} r @param {Entry} entry */
async function battle(r, entry) {
  const [fight] = battlesIn([entry]);
  if (!fight) return;
  const { after } = r;
  r.caption(
    after.text("page-battle", { round: fight.round }),
    after.text("log-battle", entry.data),
  );
  const board = made("div", "count");
  board.append(made("p", "count__title", after.text("page-battle", { round: fight.round })));
  const sums = fight.rows.map(() => 0);
  const lines = fight.rows.map((_, seat) => {
    const line = made("div", "count__line");
    line.dataset.seat = after.seats[seat]?.colour ?? "";
    const rows = made("span", "count__rows");
    const sum = made("b", "count__sum", "0");
    line.append(
      made("i", "crest"),
      made("span", "count__name", after.seats[seat]?.called ?? ""),
      rows,
      sum,
    );
    board.append(line);
    return { line, rows, sum };
  });
  r.layer.append(board);
  for (const level of [0, 1, 2]) {
    await wait(r, STEP);
    lines.forEach(({ rows, sum }, seat) => {
      const value = fight.rows[seat]?.[level] ?? 0;
      sums[seat] = (sums[seat] ?? 0) + value;
      rows.append(made("span", "count__row", `${ROMAN[level + 1]} ${value}`));
      sum.textContent = String(sums[seat]);
    });
  }
  await wait(r, STEP);
  for (const seat of fight.winners) lines[seat]?.line.setAttribute("data-won", "");
  await wait(r, READ);
}

/** How a card leaves, by what befell it. @type {Record<string, Keyframe[]>} */
const BLOWS = {
  destroy: [
    { transform: "none" },
    { transform: "rotate(12deg) translateY(14px) scale(.8)", opacity: 0 },
  ],
  trap: [{ transform: "none" }, { transform: "rotateY(90deg)" }],
  release: [{ transform: "none" }, { transform: "rotateY(90deg)" }],
  bounce: [{ transform: "none" }, { transform: "translateY(-24px) scale(.7)", opacity: 0 }],
};

/** Something befalls a card that lies in an army. @param {Reveal} r @param {Entry} entry */
async function blow(r, { key, data }) {
  const { before } = r;
  const player = before.public.players[Number(data.seat)];
  const lying = player?.rows[Number(data.level) - 1]?.find(({ kind }) => kind === data.kind);
  const tile = lying && r.stage.querySelector(`[data-key="card-${lying.card}"]`);
  if (!tile) return;
  r.caption(r.after.text(`log-${key}`, data));
  const motion = tile.animate(BLOWS[key] ?? [], {
    duration: BLOW / before.speed,
    easing: "ease-in",
    fill: "forwards",
  });
  r.signal.addEventListener("abort", () => motion.cancel(), { once: true });
  await motion.finished;
  await wait(r, 120);
  motion.cancel();
}

/** Cards that are turned over are said, and stay long enough to be read. @param {Reveal} r @param {Entry} entry */
async function said(r, { key, data }) {
  r.caption(r.after.text(`log-${key}`, data));
  await wait(r, READ);
}

/** @param {Entry[]} entries @param {Reveal} r */
export async function reveal(entries, r) {
  try {
    for (const entry of entries) {
      if (entry.key === "battle") await battle(r, entry);
      else if (entry.key in BLOWS) await blow(r, entry);
      else if (entry.key === "jump") await said(r, entry);
    }
  } catch (error) {
    if (!r.signal.aborted) throw error;
  }
}
