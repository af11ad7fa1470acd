// Tools of the reveal: copies of cards that fly over the page, and everything put back at its end or when it is skipped.

/** @typedef {import("../view").Reveal} Reveal */
/** @typedef {import("../view").Kind} Kind */

const EASE = "cubic-bezier(.3, .7, .2, 1)";
const NS = "http://www.w3.org/2000/svg";

/** A drawing from the sheet. @param {string} id @param {string} cls */
function art(id, cls) {
  const svg = document.createElementNS(NS, "svg");
  const use = document.createElementNS(NS, "use");
  svg.setAttribute("class", cls);
  use.setAttribute("href", `#kk-${id}`);
  svg.append(use);
  return svg;
}

/** @param {string} cls @param {string} text */
function word(cls, text) {
  const el = document.createElement("span");
  el.className = cls;
  el.textContent = text;
  return el;
}

export class Film {
  /** @param {Reveal} r */
  constructor(r) {
    this.r = r;
    /** cards that the reveal made @type {HTMLElement[]} */
    this.made = [];
    /** cards that are on their way home @type {Set<Element>} */
    this.taken = new Set();
    /** @type {(() => void)[]} */
    this.undo = [];
    /** @type {Animation[]} */
    this.running = [];
    r.signal.addEventListener("abort", () => this.stop(), { once: true });
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.r.stage.querySelector(selector);
  }

  /** @param {string} selector @returns {HTMLElement[]} */
  all(selector) {
    return [...this.r.stage.querySelectorAll(selector)].filter((el) => el instanceof HTMLElement);
  }

  /** Where a player sits; the own hand for oneself. @param {number} seat */
  plate(seat) {
    const shown = (/** @type {HTMLElement | null} */ el) =>
      el?.getClientRects().length ? el : null;
    const own = seat === this.r.after.you ? shown(this.r.hand) : null;
    return own ?? shown(this.r.panel(seat)) ?? this.find(".bar");
  }

  /** A card laid over a place. @param {Kind} kind @param {HTMLElement} over @param {number} aside */
  card(kind, over, aside) {
    const pattern = this.find(".lane .kcard, .volley__cards .kcard");
    const width = pattern?.getBoundingClientRect().width ?? 72;
    const el = document.createElement("div");
    el.className = "kcard paper";
    el.dataset.kind =
      { samurai: "soldier", ninja: "soldier", geisha: "soldier", barrage: "barrage", wall: "wall" }[
        /** @type {string} */ (kind)
      ] ?? "weapon";
    el.dataset.name = kind;
    const face = word("kcard__face", "");
    face.append(
      art(kind, "kcard__art"),
      word("kcard__name", this.r.after.text(`page-short-${kind}`)),
    );
    el.append(face);
    const box = over.getBoundingClientRect();
    const frame = this.r.layer.getBoundingClientRect();
    el.style.setProperty("--w", `${width}px`);
    el.style.position = "absolute";
    el.style.insetInlineStart = `${box.left - frame.left + box.width / 2 - width / 2 + aside}px`;
    el.style.insetBlockStart = `${box.top - frame.top + box.height / 2 - width * 0.7}px`;
    this.r.layer.append(el);
    this.made.push(el);
    return el;
  }

  /** A land, face up, over the one that lies there. @param {string} kind @param {number} value @param {HTMLElement} over */
  land(kind, value, over) {
    const el = document.createElement("div");
    el.className = "land paper land--flown";
    el.append(art(kind, "land__art"), word("land__value", String(value)));
    const box = over.getBoundingClientRect();
    const frame = this.r.layer.getBoundingClientRect();
    Object.assign(el.style, {
      insetInlineStart: `${box.left - frame.left}px`,
      insetBlockStart: `${box.top - frame.top}px`,
      inlineSize: `${box.width}px`,
      blockSize: `${box.height}px`,
    });
    this.r.layer.append(el);
    return el;
  }

  /** A card of this kind that lies there and is not on its way, that player's own first. @param {string} kind @param {number} seat */
  take(kind, seat) {
    const name = `[href="#kk-${kind}"]`;
    const fits = (/** @type {Element} */ el) => !this.taken.has(el) && el.querySelector(name);
    const lane = this.all(`[data-lane="${seat}"] .kcard`).find(fits);
    const card = lane ?? [...this.made, ...this.all(".lane .kcard")].find(fits) ?? null;
    if (card) this.taken.add(card);
    return card;
  }

  /** @param {HTMLElement} el */
  hide(el) {
    el.style.visibility = "hidden";
    this.undo.push(() => el.style.removeProperty("visibility"));
  }

  /** @param {number} time */
  async wait(time) {
    if (this.r.signal.aborted) throw new Error("skipped");
    await new Promise((resolve) => setTimeout(resolve, time / this.r.before.speed));
  }

  stop() {
    for (const animation of this.running) animation.cancel();
  }

  end() {
    this.stop();
    for (const back of this.undo) back();
  }
}

/** Waits for an animation; skipping ends the film. @param {Film} film @param {Animation} animation */
export async function still(film, animation) {
  animation.playbackRate = film.r.before.speed;
  film.running.push(animation);
  try {
    await animation.finished;
  } catch {
    throw new Error("skipped");
  }
}

/**
 * Flies a thing from one place to another.
 * @param {Film} film
 * @param {HTMLElement} thing
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 * @param {{time: number, late?: number, arrive?: boolean}} how arrive: it comes from there to where it lies
 */
export async function fly(film, thing, from, to, { time, late = 0, arrive = false }) {
  const at = thing.getBoundingClientRect();
  const there = (arrive ? from : to).getBoundingClientRect();
  const dx = there.left + there.width / 2 - (at.left + at.width / 2);
  const dy = there.top + Math.min(there.height, 120) / 2 - (at.top + at.height / 2);
  const small = Math.min(1, Math.max(0.25, 40 / at.width));
  const far = { translate: `${dx}px ${dy}px`, scale: String(small), opacity: arrive ? 0.2 : 0 };
  const here = { translate: "0 0", scale: "1", opacity: 1 };
  const frames = arrive ? [far, here] : [here, { ...far, opacity: 0.9, offset: 0.9 }, far];
  const timing = {
    duration: time,
    delay: late,
    easing: EASE,
    fill: /** @type {FillMode} */ ("both"),
  };
  await still(film, thing.animate(frames, timing));
}
