/**
 * Shows views one after another. A view whose entries the game can tell as a story waits behind it:
 * the page keeps the state before until the story has been told or is skipped.
 */

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./state.js").Coming} Coming
 * @typedef {import("./types.js").Table} Table
 */

/** A story shorter than this needs no button to skip it. */
const SKIPPABLE_AFTER = 250;
/** No story may hold up the table for longer. */
const LONGEST = 45000;

export class Director {
  /**
   * @param {App} app
   * @param {object} of
   * @param {(coming: Coming) => {before: Table, after: Table}} of.tables
   * @param {() => HTMLElement} of.root
   * @param {(coming: Coming) => void} of.shown after a view took the stage
   */
  constructor(app, { tables, root, shown }) {
    this.app = app;
    this.tables = tables;
    this.root = root;
    this.shown = shown;
    this.busy = false;
    /** @type {AbortController | null} */
    this.story = null;
  }

  /** Works off the queue; call it whenever a view may have come. */
  async run() {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.app.state.queue[0]; next; next = this.app.state.queue[0]) {
        await this.tell(next);
        if (this.app.state.queue[0] === next) this.app.dispatch({ type: "next" });
        this.shown(next);
      }
    } finally {
      this.busy = false;
    }
  }

  skip() {
    this.story?.abort();
  }

  /** @param {Coming} coming */
  async tell(coming) {
    const { game, state } = this.app;
    if (!game.reveal || !state.shown || document.hidden) return;
    const story = new AbortController();
    this.story = story;
    const layer = this.layer();
    const button = setTimeout(() => this.caption("", ""), SKIPPABLE_AFTER);
    const limit = setTimeout(() => story.abort(), LONGEST);
    try {
      await Promise.race([
        game.reveal(coming.fresh, this.tools(coming, story.signal, layer)),
        aborted(story.signal),
      ]);
    } catch (error) {
      if (!story.signal.aborted) console.warn("reveal", error);
    } finally {
      clearTimeout(button);
      clearTimeout(limit);
      story.abort();
      layer.remove();
      this.story = null;
      if (this.app.state.telling) this.app.dispatch({ type: "telling", telling: null });
    }
  }

  /** @param {string} title @param {string} detail */
  caption(title, detail) {
    const { texts, state } = this.app;
    if (!this.story || (!title && state.telling)) return;
    const telling = { title: title || texts.text("ui-table-look"), detail };
    this.app.dispatch({ type: "telling", telling });
  }

  layer() {
    const layer = document.createElement("div");
    layer.className = "stage__layer";
    layer.setAttribute("aria-hidden", "true");
    this.stage().append(layer);
    return layer;
  }

  stage() {
    return /** @type {HTMLElement} */ (this.root().querySelector(".stage"));
  }

  /**
   * @param {Coming} coming
   * @param {AbortSignal} signal
   * @param {HTMLElement} layer
   * @returns {import("./types.js").Reveal}
   */
  tools(coming, signal, layer) {
    const root = this.root();
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | null} */ (root.querySelector(selector));
    return {
      ...this.tables(coming),
      ...{ stage: this.stage(), hand: find(".hand"), signal, layer },
      panel: (seat) => find(`.player[data-number="${seat}"]`),
      caption: (title, detail = "") => this.caption(title, detail),
    };
  }
}

/** Resolves when the user skips. */
function aborted(/** @type {AbortSignal} */ signal) {
  return new Promise((resolve) => {
    signal.addEventListener("abort", resolve, { once: true });
  });
}
