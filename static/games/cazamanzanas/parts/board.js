// main.stage: sky, counters, the ripening bough, and the orchard that scrolls below it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sheet } from "../art/art.js";
import { sky } from "../art/orchard.js";
import { Cells, RowNumbers, Told } from "./cells.js";
import { fit, geometryOf, MARGIN } from "./geometry.js";
import {
  Aim,
  Basket,
  Branch,
  Columns,
  Dots,
  Ground,
  Loose,
  Pad,
  Piece,
  Tether,
  Tethers,
  Ways,
} from "./pieces.js";
import { aimOf, asksForCell, foreseen, param, playedCard, reachOf } from "./reading.js";
import { caught, lastCells, lastRuns, placeOf, sceneOf } from "./scene.js";
import { useArrows, useBox, usePointed, useShown } from "./shown.js";
import { Counters, Track } from "./track.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Scene} Scene */
/** @typedef {import("../view").Card} Card */
/** @typedef {import("./geometry.js").Geometry} Geometry */

const SHEET = { __html: sheet() };
const SKY = { __html: sky() };
const ROOM = { width: 390, height: 360 };

/** What the staged or pointed choice would put on the board, or do to it. @param {Table} t @param {Scene} scene @param {string | null} aim @returns {Card[]} */
export function ghostsOf(t, scene, aim) {
  const card = playedCard(t);
  if (!card) return [];
  const { kind, set, points } = card;
  const ghost = (/** @type {string} */ cell) => {
    const place = placeOf(cell);
    return place ? [{ kind, set, points, ...place, cell, turned: false, stuck: 0 }] : [];
  };
  if (kind === "rotate") {
    const target = scene.cards.find(({ cell }) => cell === aim);
    return target ? [{ ...target, turned: !target.turned, stuck: 0 }] : [];
  }
  if (kind === "bomb") return aim ? ghost(aim) : [];
  return [param(t, "first"), aim].filter(Boolean).flatMap(ghost);
}

/** The apple of the branch under the mouse or the last tap: its way alone is shown. */
function useBranch() {
  const [branch, look] = useState(/** @type {string | null} */ (null));
  const at = (/** @type {Event} */ { target }) =>
    target instanceof Element
      ? (target.closest("[data-branch]")?.getAttribute("data-branch") ?? null)
      : null;
  const tapped = (/** @type {Event} */ event) => {
    const next = at(event);
    look((now) => (now === next ? null : next));
  };
  const over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") look(at(event));
  };
  return { branch, handlers: { onPointerOver: over, onClick: tapped } };
}

/** The orchard as one drawing. @param {{t: Table, scene: Scene, g: Geometry, pointed: string | null, film: boolean}} of */
function Orchard({ t, scene, g, pointed, film }) {
  const { branch, handlers } = useBranch();
  const aim = film ? null : aimOf(t, pointed);
  const { paths, fresh } = foreseen(t, aim);
  const told = film ? {} : paths;
  const more = aim ? caught(paths) : {};
  const ghosts = film ? [] : ghostsOf(t, scene, aim);
  const turned = new Set(playedCard(t)?.kind === "rotate" ? ghosts.map(({ cell }) => cell) : []);
  const last = new Set(film ? scene.lit : lastCells(t.log));
  const drawnTrails = !film && (t.still || t.past) && !asksForCell(t);
  const cover = t.setting("cover");
  const [one, two] = ghosts;
  const doomed = playedCard(t)?.kind === "bomb" ? aim : null;
  const stays = scene.cards.filter(({ cell }) => !turned.has(cell));
  return t.html`<svg class="cz-orchard" viewBox=${`${-MARGIN} 0 ${g.width + 2 * MARGIN} ${g.height}`} aria-hidden="true" data-film=${film ? "" : null} ...${handlers}>
    ${Columns(t, g, scene)}${Dots(t, g, scene)}${Tethers(t, g, scene, pointed)}
    ${scene.cards.map((card) => Pad(t, g, card, last.has(card.cell)))}
    ${turned.size || doomed ? null : ghosts.map((card) => Aim(t, g, card))}
    <g class="cz-ways">${Ways(t, g, told, fresh, branch)}</g><g class="cz-trails">${drawnTrails ? Ways(t, g, { last: lastRuns(t.log) }, new Set(), null) : null}</g>
    ${Ground(t, g)}
    ${stays.map((card) => Piece(t, g, card, { lit: scene.lit.includes(card.cell), doomed: card.cell === doomed }))}${Loose(t, g, scene)}
    ${one && two ? Tether(t, g, one, two, true) : null}${ghosts.map((card) => Piece(t, g, card, { ghost: true }))}
    ${Branch(t, g, scene, branch)}
    ${scene.baskets.map((basket) => Basket(t, g, scene, basket, { cover, more: more[basket.column] ?? 0 }))}
    <g class="cz-film" /></svg>`;
}

/** The board in the middle of what is seen of it, with each turn anew, and as long as nobody moves it the baskets
 *  in sight; where a cell is looked for, it begins with the apples.
 *  @param {{current: HTMLElement | null}} place @param {number} width @param {number} height @param {boolean} looking
 *  @param {string | null} turn */
function useMiddle(place, width, height, looking, turn) {
  const low = useRef(true);
  const centre = () => {
    const el = place.current;
    if (el) el.scrollLeft = (el.scrollWidth - el.clientWidth) / 2;
  };
  useLayoutEffect(centre, [width]);
  useLayoutEffect(() => {
    if (turn) centre();
  }, [turn]);
  useLayoutEffect(() => {
    const el = place.current;
    if (el && low.current) el.scrollTop = el.scrollHeight;
  }, [width, height]);
  useLayoutEffect(() => {
    const el = place.current;
    if (el) el.scrollTop = looking ? 0 : el.scrollHeight;
  }, [looking]);
  useEffect(() => {
    const el = place.current;
    const moved = () => {
      if (el) low.current = el.scrollHeight - el.scrollTop - el.clientHeight < 8;
    };
    el?.addEventListener("scroll", moved, { passive: true });
  }, []);
}

/** The turn that begins with a card; none while anything else is asked. @param {Table} t */
const turnOf = ({ decision }) => (decision?.prompt === "card" ? decision.id : null);

/** The cell that has the focus stays in sight. @param {{current: HTMLElement | null}} place */
function useSight(place) {
  useEffect(() => {
    const sees = (/** @type {FocusEvent} */ { target }) => {
      if (target instanceof HTMLElement && target.matches(".cz-cell:focus-visible"))
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    place.current?.addEventListener("focusin", sees);
  }, []);
}

/** @param {{t: Table}} of */
export function Board({ t }) {
  const shown = useShown();
  const pointed = usePointed(t.redraw);
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  const box = useBox(scroller) ?? ROOM;
  const scene = shown ?? sceneOf(t.public);
  const { pixel, high } = fit(box, scene.rows, scene.columns);
  const g = geometryOf(scene.rows, scene.columns, high);
  const size = { width: `${(g.width + 2 * MARGIN) * pixel}px`, height: `${g.height * pixel}px` };
  const [wide, tall] = [Math.round(g.width * pixel), Math.round(g.height * pixel + box.height)];
  useMiddle(scroller, wide, tall, asksForCell(t), turnOf(t));
  useSight(scroller);
  useArrows();
  const film = shown !== null;
  const over = (g.width + 2 * MARGIN) * pixel > box.width + 1 || g.height * pixel > box.height + 1;
  return t.html`<div class="cz-top">${Counters(t, scene, film)}${Track(t, scene, film ? null : reachOf(t, pointed))}</div>
    <div class="cz-scroller" ref=${scroller} role="group" aria-label=${t.text("page-orchard")} tabindex=${over ? 0 : null}><div class="cz-board" style=${size}>
      ${RowNumbers(t, g, scene.rows)}<${Orchard} t=${t} scene=${scene} g=${g} pointed=${pointed} film=${film} />${film ? null : Cells(t, g)}
    </div></div>${Told(t, scene, film ? {} : foreseen(t, aimOf(t, pointed)).paths)}`;
}

/** @param {Table} t */
export function Stage(t) {
  const { phase } = t.public;
  return t.html`<div class="cz" data-phase=${phase} data-prompt=${t.decision?.prompt ?? null}>
    <svg class="cz-sheet" width="0" height="0" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${SHEET} />
    <div class="cz-scenery" aria-hidden="true" dangerouslySetInnerHTML=${SKY} />
    ${phase === "opening" ? null : t.html`<${Board} t=${t} />`}
  </div>`;
}
