// The rules page: everybody's portrait, and a gallery in which one can look for clan, level, keyword and words.
import { CLANS, DECK } from "./art/deck.js";
import { EMBLEMS } from "./art/emblems.js";

/** @typedef {{row: HTMLElement, kind: string, words: string}} Entry */
/** @typedef {{clan: string, level: string, sign: string, search: string}} Wanted */

/** Colours of the clans come with the theme. */
function dress() {
  for (const sheet of ["theme", "gallery"]) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`sheets/${sheet}.css`, import.meta.url).href;
    document.head.append(link);
  }
}

/** A clan's emblem. @param {Element} place @param {string} clan */
function draw(place, clan) {
  place.setAttribute("viewBox", "0 0 48 48");
  place.innerHTML = `<path fill="currentColor" fill-rule="evenodd" d="${EMBLEMS[clan]}"/>`;
}

/** A goblin's portrait, loaded when it comes near. @param {Element} place @param {string} kind */
function portray(place, kind) {
  const image = document.createElement("img");
  image.loading = "lazy";
  image.alt = "";
  image.width = 96;
  image.height = 82;
  image.src = new URL(`art/faces/${kind}.svg`, import.meta.url).href;
  place.replaceWith(image);
}

/** @param {Element} place an empty svg that names its piece @returns {Entry | null} */
function entryOf(place) {
  const kind = place.getAttribute("data-piece") ?? "";
  const row = place.closest("tr");
  if (!row) return null;
  row.dataset.clan = DECK[kind]?.clan ?? kind;
  if (kind in EMBLEMS) draw(place, kind);
  else portray(place, kind);
  return { row, kind, words: (row.textContent ?? "").toLocaleLowerCase() };
}

/** Whether a card is one of those that are looked for. @param {Entry} entry @param {Wanted} wanted */
export function fits({ kind, words }, { clan, level, sign, search }) {
  const card = DECK[kind];
  if (!card) return !level && !sign && !search && (!clan || clan === kind);
  const marks = [...card.signs, ...card.keywords];
  return (
    (!clan || card.clan === clan) &&
    (!level || card.levels.includes(Number(level))) &&
    (!sign || marks.includes(sign)) &&
    words.includes(search.trim().toLocaleLowerCase())
  );
}

/** A field with its label. @param {string} words @param {HTMLInputElement | HTMLSelectElement} field */
function labelled(words, field) {
  const place = document.createElement("div");
  const label = document.createElement("label");
  field.id = `gallery-${field.name}`;
  label.htmlFor = field.id;
  label.append(words);
  place.append(label, field);
  return place;
}

/** @param {string} name @param {string} all @param {[string, string][]} choices */
function select(name, all, choices) {
  const field = document.createElement("select");
  field.name = name;
  field.className = "field";
  field.append(new Option(all, ""), ...choices.map(([value, words]) => new Option(words, value)));
  return field;
}

/** Every keyword that stands on some card. */
const marks = () => [
  ...new Set(Object.values(DECK).flatMap((card) => [...card.signs, ...card.keywords])),
];

/** The form above the cards. @param {DOMStringMap} words @param {Entry[]} entries */
function formOf(words, entries) {
  const form = document.createElement("form");
  form.className = "gallery";
  form.setAttribute("role", "search");
  const search = document.createElement("input");
  search.type = "search";
  search.name = "search";
  search.className = "field";
  const all = words.all ?? "";
  const nameOf = (/** @type {string} */ clan) =>
    entries.find(({ kind }) => kind === clan)?.row.querySelector("th")?.firstChild?.textContent ??
    clan;
  const spoken = (/** @type {string} */ mark) =>
    words[`sign${mark.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}`] ?? mark;
  form.append(
    labelled(words.search ?? "", search),
    labelled(
      words.clan ?? "",
      select(
        "clan",
        all,
        CLANS.map((clan) => [clan, nameOf(clan)]),
      ),
    ),
    labelled(
      words.level ?? "",
      select(
        "level",
        all,
        ["1", "2", "3"].map((level) => [level, level]),
      ),
    ),
    labelled(
      words.sign ?? "",
      select(
        "sign",
        all,
        [...new Set(marks().filter((mark) => mark !== "jumped"))].map((mark) => [
          mark,
          spoken(mark),
        ]),
      ),
    ),
  );
  return form;
}

/** @param {HTMLTableElement} table @param {Entry[]} entries */
function gallery(table, entries) {
  const words = table.dataset;
  const form = formOf(words, entries);
  const found = document.createElement("output");
  form.append(found);
  const look = () => {
    const data = new FormData(form);
    const [clan, level, sign, search] = ["clan", "level", "sign", "search"].map((name) =>
      String(data.get(name) ?? ""),
    );
    const wanted = /** @type {Wanted} */ ({ clan, level, sign, search });
    const shown = entries.filter((entry) => fits(entry, wanted));
    for (const { row } of entries) row.hidden = true;
    for (const { row } of shown) row.hidden = false;
    found.textContent = `${words.found} ${shown.filter(({ kind }) => kind in DECK).length}`;
  };
  form.addEventListener("input", look);
  form.addEventListener("submit", (event) => event.preventDefault());
  table.before(form);
  look();
}

if (typeof document !== "undefined") {
  dress();
  const entries = [...document.querySelectorAll("svg[data-piece]")].flatMap(
    (place) => entryOf(place) ?? [],
  );
  const table = document.querySelector("table.pieces");
  if (table instanceof HTMLTableElement && table.dataset.search) gallery(table, entries);
}
