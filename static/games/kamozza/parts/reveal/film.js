// A film: animations that can be cut at any moment and leave nothing behind. The reveal's acts are written against it.

/** @typedef {import("../../../../table/types").Reveal<import("../../view").Public, import("../../view").Own>} Reveal */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const EASE = "cubic-bezier(.3,.7,.2,1)";

export class Film {
  /** @param {Reveal} r */
  constructor(r) {
    this.r = r;
    this.t = r.before;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {(() => void)[]} undone, last first, when the film ends or is cut */
    this.undo = [];
    /** Over the whole page, for what flies from the stage to a panel. */
    this.sky = document.createElement("div");
    this.sky.className = "kz-sky";
    document.body.append(this.sky);
    r.signal.addEventListener("abort", () => this.end(), { once: true });
  }

  /** Animates an element; resolves at the end, rejects when the film is cut.
   *  @param {Element | null} el @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
  async play(el, frames, options) {
    this.r.signal.throwIfAborted();
    if (!el) return;
    const speed = this.t.speed;
    const timing = {
      fill: /** @type {const} */ ("both"),
      easing: EASE,
      ...options,
      duration: Number(options.duration ?? 300) / speed,
      delay: (options.delay ?? 0) / speed,
    };
    const animation = el.animate(frames, timing);
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled: the signal says so below
    }
    this.r.signal.throwIfAborted();
  }

  /** Calls `step` with 0 … 1 once a frame; as long as asked also where frames are slow.
   *  @param {number} ms @param {(part: number) => void} step */
  async tween(ms, step) {
    const start = performance.now();
    for (let part = 0; part < 1; ) {
      await new Promise(requestAnimationFrame);
      this.r.signal.throwIfAborted();
      part = Math.min(1, ((performance.now() - start) * this.t.speed) / ms);
      step(part);
    }
  }

  /** @param {number} ms */
  async wait(ms) {
    await this.play(this.sky, [{ opacity: 1 }, { opacity: 1 }], { duration: ms });
  }

  /** Starts something that nobody waits for; a cut ends it quietly. @param {Promise<unknown>} act */
  aside(act) {
    act.catch(() => {});
  }

  /** Hides an element of the page until the film ends. @param {Element | null} el */
  hide(el) {
    if (!(el instanceof HTMLElement || el instanceof SVGElement)) return;
    const before = el.style.visibility;
    el.style.visibility = "hidden";
    this.undo.push(() => {
      el.style.visibility = before;
    });
  }

  /** Replaces drawn SVG text until the film ends. @param {Element | null} el @param {string} svg */
  redraw(el, svg) {
    if (!el) return;
    const before = el.innerHTML;
    el.innerHTML = svg;
    this.undo.push(() => {
      el.innerHTML = before;
    });
  }

  /** A new element with drawn SVG in a layer. @param {string} cls @param {string} svg @param {Element} [parent] */
  add(cls, svg = "", parent = this.r.layer) {
    const el = document.createElement("div");
    el.className = cls;
    el.innerHTML = svg;
    parent.append(el);
    this.undo.push(() => el.remove());
    return el;
  }

  /** Where an element lies, as seen from the layer. @param {Element} el @returns {Box} */
  box(el) {
    const own = el.getBoundingClientRect(),
      layer = this.r.layer.getBoundingClientRect();
    return { x: own.x - layer.x, y: own.y - layer.y, width: own.width, height: own.height };
  }

  /** The middle of an element, as seen from the layer. @param {Element} el */
  middle(el) {
    const { x, y, width, height } = this.box(el);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** @template {Element} E @param {string} selector @returns {E | null} */
  find(selector) {
    return /** @type {E | null} */ (this.r.stage.querySelector(selector));
  }

  /** Ends everything and puts the page back as it was; also at once when the film is cut. */
  end() {
    for (const animation of this.running) animation.cancel();
    for (const undo of this.undo.splice(0).reverse()) undo();
    this.sky.remove();
  }
}
