/**
 * Words: the Fluent catalogues of the shell and of the game, and how data becomes their arguments.
 * Seats in data become names ("you" for the viewer), ids become their `name-…` text, lists are joined.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/**
 * @typedef {import("@fluent/bundle").FluentVariable} FluentVariable
 * @typedef {{seat: number, name: string, you: boolean}} Named
 * @typedef {{text: string, seat: number | null}} Part a piece of a line; `seat` marks a name
 */

const SEAT_PARAMS = [
  ...["seat", "seats", "other", "others", "by", "owner", "from_seat", "start"],
  ...["winner", "winners"],
];

/** Params that are words already: what people are called is never an id. */
const WORDS = new Set(["name", "names", "why"]);

/** Marks around a name inside a formatted line: begin, seat, text, end. Never typed by people. */
const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARKED = new RegExp(`${BEGIN}(\\d+)${MIDDLE}([^${END}]*)${END}`, "g");

/**
 * Loads catalogues.
 * @param {string} locale
 * @param {string[]} urls
 * @returns {Promise<Texts>}
 */
export async function loadTexts(locale, urls) {
  const sources = await Promise.all(urls.map(async (url) => sourceOf(await fetch(url))));
  return new Texts(locale, sources);
}

/** A catalogue that is not there leaves its texts out; the page still works. */
function sourceOf(/** @type {Response} */ response) {
  return response.ok ? response.text() : "";
}

/** A message id from any words: `choice-port-zone:a` → `choice-port-zone-a`. */
export function messageId(/** @type {(string | number)[]} */ ...words) {
  return words.join("-").replace(/[^A-Za-z0-9_-]+/g, "-");
}

export class Texts {
  /**
   * @param {string} locale
   * @param {string[]} sources Fluent text
   */
  constructor(locale, sources) {
    this.locale = locale;
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.add(source);
    this.seatParams = new Set(SEAT_PARAMS);
    /** @type {Named[]} */
    this.people = [];
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
    this.numbers = new Intl.NumberFormat(locale);
  }

  /** Words that come later. */
  add(/** @type {string} */ source) {
    this.bundle.addResource(new FluentResource(source));
  }

  /** Further params whose numbers are seats. */
  addSeatParams(/** @type {string[]} */ names) {
    for (const name of names) this.seatParams.add(name);
  }

  /** Ids may be `message` or `message.attribute`. */
  pattern(/** @type {string} */ id) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  has(/** @type {string} */ id) {
    return Boolean(this.pattern(id));
  }

  /**
   * A text without marks. A missing one shows its id: ugly, but nobody is stuck.
   * @param {string} id
   * @param {Record<string, unknown>} [args]
   */
  text(id, args = {}) {
    return plain(this.marked(id, args));
  }

  /**
   * A text in pieces, so that names can be set off.
   * @param {string} id
   * @param {Record<string, unknown>} [args]
   */
  parts(id, args = {}) {
    return partsOf(this.marked(id, args));
  }

  /**
   * The first of several texts that exists, or null.
   * @param {string[]} ids
   * @param {Record<string, unknown>} [args]
   */
  firstOf(ids, args = {}) {
    const id = ids.find((candidate) => this.has(candidate));
    return id ? this.text(id, args) : null;
  }

  /**
   * @param {string} id
   * @param {Record<string, unknown>} args
   */
  marked(id, args) {
    const pattern = this.pattern(id);
    if (!pattern) return id;
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, this.args(args), errors);
    return this.capitalised(text);
  }

  /** Sentences begin with a capital, also when "you" comes first; names stay as people write them. */
  capitalised(/** @type {string} */ text) {
    const first = new RegExp(`^(${BEGIN}(\\d+)${MIDDLE})(\\p{Ll})`, "u");
    return text.replace(first, (all, mark, seat, letter) =>
      this.people[seat]?.you ? mark + letter.toLocaleUpperCase() : all,
    );
  }

  /**
   * Data as Fluent arguments. Besides each value: `$you` (whether `$seat` is the viewer),
   * `$<name>_you`, `$<name>_count` for lists and `$<name>_id` for ids whose text is used.
   * @param {Record<string, unknown>} data
   * @returns {Record<string, FluentVariable>}
   */
  args(data) {
    /** @type {Record<string, FluentVariable>} */
    const args = {};
    for (const [name, value] of Object.entries(data)) this.addArg(args, name, value);
    if (!("you" in data)) args.you = args.seat_you ?? this.onlySeat(args);
    return args;
  }

  /**
   * Whether the only seat that is spoken of is the viewer's.
   * @param {Record<string, FluentVariable>} args
   */
  onlySeat(args) {
    const seats = Object.keys(args).filter((name) => name.endsWith("_you"));
    return (seats.length === 1 && args[seats[0] ?? ""]) || "no";
  }

  /**
   * @param {Record<string, FluentVariable>} args
   * @param {string} name
   * @param {unknown} value
   */
  addArg(args, name, value) {
    if (WORDS.has(name) && typeof value === "string") {
      args[name] = value;
      return;
    }
    if (Array.isArray(value)) args[`${name}_count`] = value.length;
    if (this.seatParams.has(name) && (typeof value === "number" || Array.isArray(value))) {
      const seats = [value].flat();
      args[name] = this.names(seats);
      args[`${name}_you`] = seats.some((seat) => this.people[seat]?.you) ? "yes" : "no";
    } else {
      if (typeof value === "string") args[`${name}_id`] = value;
      args[name] = this.word(value);
    }
  }

  /** Any other value in words.
   * @returns {string | number} */
  word(/** @type {unknown} */ value) {
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return this.nameOf(value);
    if (Array.isArray(value)) return this.list(value.map((v) => String(this.word(v))));
    if (value && typeof value === "object") return this.thing(value);
    return "";
  }

  /** The text of an id, or the id. */
  nameOf(/** @type {string} */ id) {
    const key = messageId("name", id);
    return id && this.has(key) ? plain(this.marked(key, {})) : id;
  }

  /** What has several parts has a text by their names in order: `{slot: 2, seat: 1}` → `name-seat-slot`.
   * A store may have put the parts in an order of its own.
   * @returns {string} */
  thing(/** @type {object} */ value) {
    const key = messageId("name", ...Object.keys(value).sort());
    return this.has(key) ? this.marked(key, { ...value }) : this.perSeat(value);
  }

  /** `{0: 16, 2: 3}` → "Ana 16 and Bo 3".
   * @returns {string} */
  perSeat(/** @type {object} */ value) {
    const pairs = Object.entries(value).filter(([seat]) => /^\d+$/.test(seat));
    return this.list(pairs.map(([seat, v]) => `${this.name(Number(seat))} ${this.word(v)}`));
  }

  /** A seat's name with marks around it. */
  name(/** @type {number} */ seat) {
    const person = this.people[seat];
    if (!person) return this.text("ui-table-seat", { number: seat + 1 });
    return `${BEGIN}${seat}${MIDDLE}${person.you ? this.you() : person.name}${END}`;
  }

  you() {
    return plain(this.marked("ui-table-you", {}));
  }

  /** @param {number[]} seats marked names, the viewer last */
  names(seats) {
    const last = (/** @type {number} */ seat) => Number(this.people[seat]?.you ?? false);
    const order = [...seats].sort((a, b) => last(a) - last(b));
    return this.list(order.map((seat) => this.name(seat)));
  }

  namesPlain(/** @type {number[]} */ seats) {
    return plain(this.names(seats));
  }

  list(/** @type {string[]} */ words) {
    return this.lists.format(words);
  }

  number(/** @type {number} */ n) {
    return this.numbers.format(n);
  }
}

/** A text without the marks around names. */
export function plain(/** @type {string} */ text) {
  return text.replace(MARKED, "$2");
}

/**
 * A marked text in pieces.
 * @param {string} text
 * @returns {Part[]}
 */
export function partsOf(text) {
  /** @type {Part[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), seat: null });
    parts.push({ text: match[2] ?? "", seat: Number(match[1]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), seat: null });
  return parts;
}
