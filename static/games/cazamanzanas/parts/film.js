// The film's tools: moments for the board, an apple in flight with its trail, and pauses that a skip cuts short.
import { paceNow, show } from "./shown.js";

/** @typedef {import("../view").Reveal} Reveal */
/** @typedef {import("../view").Scene} Scene */
/** @typedef {import("./geometry.js").Point} Point */

const NS = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} attributes */
function svg(name, attributes) {
  const el = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  return el;
}

export class Film {
  /** @param {Reveal} r @param {Scene} scene */
  constructor(r, scene) {
    this.r = r;
    this.scene = scene;
    /** what came of the apple before */
    this.told = "";
    /** @type {Set<Animation>} */
    this.running = new Set();
    const scroller = this.find(".cz-scroller");
    this.seen = { left: scroller?.scrollLeft ?? 0, top: scroller?.scrollTop ?? 0 };
    show(scene);
  }

  /** @param {Scene} scene */
  to(scene) {
    this.scene = scene;
    show(scene);
  }

  /** The layer of the drawing that the film alone draws in. */
  get sheet() {
    return this.r.stage.querySelector(".cz-film");
  }

  /** @template {Element} E @param {string} selector @returns {E | null} */
  find(selector) {
    return /** @type {E | null} */ (this.r.stage.querySelector(selector));
  }

  /** @param {string} title @param {string} [detail] */
  say(title, detail) {
    this.r.caption(title, detail);
  }

  /** Calls `step` with the part of `time` that has passed, once a frame; a change of pace counts at once.
   *  @param {number} time in milliseconds at the usual pace @param {(part: number) => void} step */
  async tween(time, step) {
    let last = performance.now();
    for (let passed = 0; passed < time; ) {
      await new Promise(requestAnimationFrame);
      this.r.signal.throwIfAborted();
      const now = performance.now();
      passed += (now - last) * this.r.before.speed * paceNow();
      last = now;
      step(Math.min(1, passed / time));
    }
  }

  /** @param {number} time */
  wait(time) {
    return this.tween(time, () => {});
  }

  /** A short movement beside the film. @param {Element | null} el @param {Keyframe[]} frames @param {number} time */
  play(el, frames, time) {
    if (!el) return;
    const animation = el.animate(frames, { duration: time, easing: "ease-out" });
    animation.playbackRate = this.r.before.speed * paceNow();
    this.running.add(animation);
  }

  /** An apple in the air. @param {Point} at */
  apple([x, y]) {
    const el = svg("g", { class: "cz-flying", transform: `translate(${x} ${y})` });
    el.append(svg("use", { href: "#cz-apple", x: -25, y: -25, width: 50, height: 50 }));
    this.sheet?.append(el);
    return el;
  }

  /** The line that it leaves. @param {string} d @param {boolean} jump */
  trail(d, jump) {
    const el = svg("path", {
      class: jump ? "cz-trail cz-trail--jump" : "cz-trail",
      d,
      pathLength: 1,
    });
    this.sheet?.prepend(el);
    return el;
  }

  /** Something that shows for a moment where an apple is gone. @param {string} cls @param {Point} at */
  puff(cls, [x, y]) {
    const el = svg("g", { class: cls, transform: `translate(${x} ${y})` });
    for (let i = 0; i < 8; i += 1) {
      const angle = (i / 8) * 2 * Math.PI;
      el.append(
        svg("line", {
          x1: Math.cos(angle) * 16,
          y1: Math.sin(angle) * 16,
          x2: Math.cos(angle) * 34,
          y2: Math.sin(angle) * 34,
        }),
      );
    }
    this.sheet?.append(el);
    this.play(el, [{ opacity: 1 }, { opacity: 0 }], 520);
    setTimeout(() => el.remove(), 500);
  }

  /** Keeps the apple in what is seen of the board. @param {Element} apple */
  follow(apple) {
    const scroller = this.find(".cz-scroller");
    if (!scroller) return;
    const [seen, box] = [scroller.getBoundingClientRect(), apple.getBoundingClientRect()];
    const edge = Math.min(60, seen.width / 6);
    const right = box.right + edge - seen.right;
    const left = box.left - edge - seen.left;
    if (right > 0) scroller.scrollLeft += Math.min(right, 14);
    else if (left < 0) scroller.scrollLeft += Math.max(left, -14);
    const low = box.bottom + 50 - seen.bottom;
    const high = box.top - 20 - seen.top;
    if (low > 0) scroller.scrollTop += Math.min(low, 14);
    else if (high < 0) scroller.scrollTop += Math.max(high, -14);
  }

  /** Brings a cell into what is seen of the board. @param {string | undefined} cell */
  look(cell) {
    const piece = this.find(`.cz-piece[data-cell="${cell}"]`);
    piece?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "smooth" });
  }

  /** Brings the branch or the baskets into sight. @param {"start" | "end"} where */
  show(where) {
    const scroller = this.find(".cz-scroller");
    const top = where === "start" ? 0 : (scroller?.scrollHeight ?? 0);
    scroller?.scrollTo({ top, behavior: "smooth" });
  }

  /** Trails of what has come to rest are only hinted at. */
  fade() {
    for (const el of this.sheet?.querySelectorAll(".cz-trail") ?? [])
      el.setAttribute("data-past", "");
  }

  /** The view again, and nothing left behind. */
  end() {
    for (const animation of this.running) animation.cancel();
    this.sheet?.replaceChildren();
    this.find(".cz-scroller")?.scrollTo({ ...this.seen, behavior: "smooth" });
    show(null);
  }
}
