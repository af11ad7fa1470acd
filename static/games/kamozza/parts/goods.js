// The seven kinds of goods and small readings of a view that several parts share.

/** @typedef {import("../view").Kind} Kind */
/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").PortId} PortId */
/** @typedef {import("../view").Arrival} Arrival */

/** Lightest first, as the hand lies. @type {readonly Kind[]} */
export const KINDS = ["rat", "tea", "silk", "porcelain", "rice", "timber", "gold"];

/** KZ-102, KZ-103: weight and points of a kind. @type {Readonly<Record<Kind, number>>} */
export const WEIGHT = { rat: 1, tea: 3, silk: 5, porcelain: 7, rice: 10, timber: 15, gold: 20 };

/** @param {readonly Kind[]} kinds */
export const weightOf = (kinds) => kinds.reduce((sum, kind) => sum + WEIGHT[kind], 0);

/** @param {unknown} value @returns {value is Kind} */
export const isKind = (value) => typeof value === "string" && value in WEIGHT;

/** The ports in play, left to right. @param {Table} t @returns {PortId[]} */
export const portsOf = (t) => (t.public.ports.B ? ["A", "B"] : ["A"]);

/** @param {Table} t @param {PortId} id */
export const arrivalAt = (t, id) => t.public.ports[id]?.arrival ?? null;

/** What an id of a deck's card is: ship_17, cat_ship, typhoon_1. @param {string} id @returns {Arrival} */
export function cardOf(id) {
  if (id.startsWith("typhoon")) return { kind: "typhoon", id, capacity: null };
  if (id.startsWith("cat")) return { kind: "cat", id, capacity: 25 };
  return { kind: "ship", id, capacity: Number(id.replace(/\D+/g, "")) };
}

/** The viewer's goods of this round, staged, answered or laid. @param {Table} t @returns {Kind[]} */
export function ownLaid(t) {
  if (t.own?.laid.length) return t.own.laid;
  const answered = t.answers.find((answer) => answer.prompt === "cargo");
  return (answered?.choices ?? []).filter(isKind);
}

/** The port the viewer has answered and may still take back. @param {Table} t @returns {PortId | null} */
export function ownPort(t) {
  const choice = t.answers.find((answer) => answer.prompt === "port")?.choices[0];
  return choice === "A" || choice === "B" ? choice : null;
}

/** "small" or "large": what lies at this port, as a rule. @param {PortId} id @returns {"small" | "large"} */
export const sizeOf = (id) => (id === "A" ? "small" : "large");

/** SVG text as an element. @param {Table} t @param {string} svg */
export const Drawn = (t, svg, cls = "kz-art") =>
  t.html`<span class=${cls} dangerouslySetInnerHTML=${{ __html: svg }} />`;
