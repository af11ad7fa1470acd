// The plaque at a berth while it is resolved: the load counted up to the capacity, the verdict, and all goods with their fate.
import { render } from "preact";
import { Chip } from "../news.js";
import { resultOf } from "../reasons.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("../news.js").Fate} Fate */
/** @typedef {import("../../view").PortData} PortData */

export class Plaque {
  /** @param {Film} film @param {PortData} data @param {Fate[]} goods */
  constructor(film, data, goods) {
    this.film = film;
    this.data = data;
    this.goods = goods;
    /** Goods whose fate is known by now. @type {Set<Fate>} */
    this.told = new Set();
    this.load = 0;
    this.verdict = false;
    this.el = film.add("plaque");
    this.el.dataset.port = data.port;
    film.undo.push(() => render(null, this.el));
    this.draw();
  }

  draw() {
    const { t } = this.film;
    const { result, capacity } = this.data;
    const counted = capacity !== null && result !== "empty";
    this.el.dataset.result = this.verdict ? result : "";
    this.el.dataset.over = String(counted && this.load > (capacity ?? 0));
    const chips = this.goods.map((good) =>
      Chip(t, { ...good, fate: this.told.has(good) ? good.fate : "loaded" }),
    );
    render(
      t.html`<span class="plaque__row">${counted ? t.html`<span class="plaque__load"><b>${this.load}</b><small>${t.text("page-of", { capacity })}</small></span>` : null}${this.verdict ? t.html`<span class="plaque__word">${t.text(`page-result-${resultOf(this.data)}`)}</span>` : null}</span>${chips.length ? t.html`<ul class="goods" role="list">${chips}</ul>` : null}`,
      this.el,
    );
  }

  /** @param {Fate[]} goods */
  tell(goods) {
    for (const good of goods) this.told.add(good);
    this.draw();
  }

  /** Counts to a new load, plank by plank. @param {number} load @param {number} ms */
  async count(load, ms) {
    const from = this.load;
    await this.film.tween(ms, (part) => {
      this.load = Math.round(from + (load - from) * part);
      this.draw();
      this.planks();
    });
  }

  /** The strake of the ship shows what the plaque says. */
  planks() {
    const over = this.load > (this.data.capacity ?? 0);
    const planks = this.film.r.stage.querySelectorAll(
      `.quay[data-port="${this.data.port}"] .plank`,
    );
    for (const [i, plank] of [...planks].entries())
      plank.setAttribute("data-full", over ? "over" : String(i < this.load));
  }

  async stamp() {
    this.verdict = true;
    this.draw();
    await this.film.play(
      this.el.querySelector(".plaque__word"),
      [
        { opacity: 0, transform: "scale(1.6) rotate(-5deg)" },
        { opacity: 1, transform: "scale(1)" },
      ],
      { duration: 260, easing: "cubic-bezier(.5,0,.3,1.4)" },
    );
  }
}
