// The stage: a line of facts, everybody's rows, what happens in the middle, and the own lands.
import { sheet } from "../art/art.js";
import { Bar } from "./bar.js";
import {
  answersPart,
  asks,
  battlePart,
  legOf,
  strokesPart,
  targetOf,
  volleyPart,
} from "./reading.js";
import { OwnRow, Rows } from "./rows.js";
import { Middle } from "./scroll.js";
import { Over, Setup } from "./setup.js";

/** @typedef {import("../view").Table} Table */

const SHEET = { __html: sheet() };

/** What fills the middle now. @param {Table} t */
function Centre(t) {
  const { battle, volley, phase } = t.public;
  if (battle) return battlePart(t)?.Battle(t, battle);
  if (volley) return volleyPart(t)?.VolleyView(t, volley);
  if (t.outcome) return Over(t);
  return (phase === "turn" || phase === "over" ? null : Setup(t)) ?? Middle(t);
}

/** Where the stroke goes: the land under attack, or the one that is staged. @param {Table} t */
function strokeTo(t) {
  const staged = [...t.picked].find((choice) => targetOf(choice));
  if (asks(t, "target", "shot", "back")) return staged === undefined ? null : String(staged);
  const leg = legOf(t.public.battle);
  if (!leg) return null;
  return staged === undefined ? `${leg.defender}.${leg.slot}` : String(staged);
}

/** Who may fight whom, each pair once. @param {Table} t @returns {[number, number][]} */
const pairsOf = (t) =>
  t.public.players.flatMap(({ engaged }, seat) =>
    engaged
      .filter((other) => other > seat)
      .map((other) => /** @type {[number, number]} */ ([seat, other])),
  );

/** @param {Table} t */
function modeOf(t) {
  const { battle, volley, phase } = t.public;
  if (battle) return "battle";
  if (volley) return "volley";
  return phase === "turn" && t.decision ? "compose" : phase;
}

/** From the first turn on all that turns and battles need lies ready. @param {Table} t */
function prepare(t) {
  if (t.public.phase !== "turn") return;
  for (const part of [answersPart, battlePart, strokesPart, volleyPart]) part(t);
}

/** The strokes over everything: who may fight whom, and where the blow falls. @param {Table} t */
function Ink(t) {
  const { battle, volley, mode, phase } = t.public;
  const early = phase === "exchange" || phase === "arrange";
  const part = early && mode === "ffa" ? null : strokesPart(t);
  if (!part) return null;
  const turns = (battle?.legs.length ?? 1) - 1;
  const bonds = mode === "teams" && !battle && !volley;
  return t.html`${bonds ? t.html`<${part.Bonds} pairs=${pairsOf(t)} />` : null}<${part.Strokes} target=${strokeTo(t)} turn=${turns} />`;
}

/** @param {Table} t */
export function Stage(t) {
  const { volley, mode } = t.public;
  prepare(t);
  const posts = volley ? volleyPart(t)?.Posts(t, volley) : null;
  return t.html`<div class="kk" data-mode=${modeOf(t)} data-rules=${mode} data-prompt=${t.decision?.prompt ?? null} data-others=${t.public.players.length - (t.you === null ? 0 : 1)}>
    <svg class="kk-sheet-art" width="0" height="0" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${SHEET} />
    ${Bar(t)}${Rows(t)}<div class="middle">${Centre(t)}</div>${posts}${OwnRow(t)}
    ${Ink(t)}
  </div>`;
}
