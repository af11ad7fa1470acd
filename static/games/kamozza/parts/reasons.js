// Why goods were lost and who gained, in words: from what the page still holds of the move (`then`), or else from
// what lasts, which names no kinds and no load (KZ-703).

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Good} Good */
/** @typedef {import("../view").PortData} PortData */
/** @typedef {import("../view").PortThen} PortThen */
/** @typedef {import("./news.js").Told} Told */

/** Whether a ship that was not overloaded took nothing with it. @param {PortData} data */
export const sailedBare = ({ result, boarded, seats }) =>
  seats.length > 0 && boarded.length === 0 && (result === "departed" || result === "loaded");

/** The key of a result's word: one more than the engine tells apart. @param {PortData} data */
export const resultOf = (data) => (sailedBare(data) ? "bare" : data.result);

/** Goods of a kind share a sentence: "Silk (Ana and Bo)". @param {Table} t @param {string} key @param {Good[]} goods */
function byKind(t, key, goods) {
  const kinds = [...new Set(goods.map(({ kind }) => kind))];
  const parts = kinds.map((kind) =>
    t.text("page-why-of", {
      kind,
      seats: goods.filter((good) => good.kind === kind).map(({ seat }) => seat),
    }),
  );
  return parts.length ? [t.text(key, { goods: parts.join(", ") })] : [];
}

/** What everybody saw; that a ship was too heavy its heading says. @param {Table} t @param {PortThen} then */
function seen(t, then) {
  const swallowed = then.swallowed
    ? [t.text("page-why-swallowed", { seat: then.swallowed.rat, owner: then.swallowed.gold })]
    : [];
  return [
    ...byKind(t, "page-why-refused", then.refused),
    ...byKind(t, "page-why-confiscated", then.confiscated),
    ...byKind(t, "page-why-eaten", then.eaten),
    ...swallowed,
    ...byKind(t, "page-why-left", then.left),
  ];
}

/** What lasts. @param {Table} t @param {PortData} data */
function kept(t, data) {
  const lost = Object.entries(data.lost)
    .filter(([, count]) => count > 0)
    .map(([seat, count]) => t.text("page-why-count", { seat: Number(seat), count }));
  const words = lost.length ? [t.text("page-why-lost", { who: lost.join(", ") })] : [];
  return data.result === "sunk"
    ? [t.text("page-why-heavy", { capacity: data.capacity ?? 0 }), ...words]
    : words;
}

/** The sentences about one port, none when nothing was lost. @param {Table} t @param {Told} told @returns {string[]} */
export function reasons(t, { data, then }) {
  if (data.result === "empty") return [];
  if (data.result === "typhoon")
    return [t.text("page-why-typhoon"), ...(then ? [] : kept(t, data))];
  return then ? seen(t, then) : kept(t, data);
}

/** Who gained how much in the round, one's own line first. @param {Table} t @param {Told[]} told @returns {{seat: number, points: number}[]} */
export function gains(t, told) {
  /** @type {Map<number, number>} */
  const sums = new Map();
  for (const { data } of told)
    for (const seat of data.seats) sums.set(seat, (sums.get(seat) ?? 0) + (data.points[seat] ?? 0));
  const own = (/** @type {number} */ seat) => (seat === t.you ? 1 : 0);
  return [...sums]
    .filter(([seat, points]) => points > 0 || seat === t.you)
    .sort(([a, x], [b, y]) => own(b) - own(a) || y - x)
    .map(([seat, points]) => ({ seat, points }));
}
