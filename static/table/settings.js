/**
 * What a person set for the table. The server keeps it with the person; local storage keeps what was
 * set on this device, which wins: sound on the laptop need not mean sound on the phone.
 */
import { calm } from "./html.js";

const KEY = "sobremesa-table";

/** @type {Record<string, boolean>} */
const INITIAL = { confirm: true, still: false, sound: true, notify: false, keys: true };

export class Settings {
  /**
   * @param {Record<string, unknown>} kept what the server keeps
   * @param {{key: string, initial: boolean}[]} [own] the game's own switches
   */
  constructor(kept, own = []) {
    this.own = own;
    const games = Object.fromEntries(own.map(({ key, initial }) => [`game-${key}`, initial]));
    const names = Object.keys(INITIAL).filter((key) => key in kept);
    const known = Object.fromEntries(names.map((key) => [key, kept[key] === true]));
    /** @type {Record<string, boolean>} */
    this.values = { ...INITIAL, ...games, ...known, ...stored() };
  }

  on(/** @type {string} */ key) {
    return this.values[key] ?? false;
  }

  /** @param {string} key @param {boolean} value */
  set(key, value) {
    this.values = { ...this.values, [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [key]: value }));
    } catch {
      // A browser that keeps nothing: the setting lasts as long as the page.
    }
  }

  /** The settings the server keeps, as form fields.
   * @returns {[string, string][]} */
  get fields() {
    return Object.keys(INITIAL).map((key) => [key, this.on(key) ? "on" : "off"]);
  }

  /** How fast to show things: 1 is normal. */
  get speed() {
    if (this.still) return Number.POSITIVE_INFINITY;
    return this.on("fast") ? 2 : 1;
  }

  /** Show ends, not ways. */
  get still() {
    return calm.matches || this.on("still");
  }
}

/** @returns {Record<string, boolean>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
