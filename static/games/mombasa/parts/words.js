// Sentences: what the prompt says while something is staged, with its price and what it brings, and words for choices.
import { cardWords, gainWords } from "./pieces.js";
import {
  asks,
  BOX,
  cardOf,
  laidNow,
  param,
  reached,
  restingOf,
  staged,
  stepOf,
  trackOf,
} from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {import("../view").Sentence} Sentence */
/** @typedef {import("../view").Company} Company */
/** @typedef {import("../view").SlotId} SlotId */
/** @typedef {import("../view").Track} Track */

/** The question as it is always asked. @param {Table} t */
const asked = (t) => ({
  title: t.text(`prompt-${t.decision?.prompt}`, t.decision?.params),
  detail: t.text(`prompt-${t.decision?.prompt}.detail`, t.decision?.params),
});

// ---------------------------------------------------------------- tracks

/** What lies on the way along a track. @param {Table} t @param {Company} company @param {number} n */
function way(t, company, n) {
  const track = trackOf(t, company);
  const from = t.public.players[t.you ?? 0]?.tracks[company] ?? 0;
  const to = Math.min(track.length, from + n);
  const between = (/** @type {number} */ after) => after >= from && after < to;
  return {
    space: to,
    over: (from + n - to) * BOX.rules.overflow_pounds,
    pays: track.pay
      .filter(([after]) => between(after))
      .reduce((sum, [, pounds]) => sum + pounds, 0),
    gets: track.dividend
      .filter(([after]) => between(after))
      .reduce((sum, [, pounds]) => sum + pounds, 0),
    before: reached(track.shares, from),
    shares: reached(track.shares, to),
    worth: t.public.companies[company].value,
    effects: track.effects.filter((e) => e.space === to).map(({ effect }) => effect),
    power: track.powers.find((p) => p.space > from && p.space <= to)?.power,
  };
}

/** @param {Table} t @param {Company} company @param {number} n */
function wayWords(t, company, n) {
  const { over, pays, gets, before, shares, worth, effects, power } = way(t, company, n);
  return [
    shares > before ? t.text("page-way-shares", { shares, more: (shares - before) * worth }) : "",
    pays ? t.text("page-way-pays", { pounds: pays }) : "",
    gets ? t.text("page-way-gets", { pounds: gets }) : "",
    effects.length ? t.text("page-way-gains", { gains: gainWords(t, effects) }) : "",
    power ? t.text("page-way-power", { power }) : "",
    over ? t.text("page-way-over", { pounds: over }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Table} t @returns {Sentence | null} */
function track(t) {
  const step = stepOf(staged(t));
  if (!step) return plain(t);
  const { space } = way(t, step.company, step.n);
  return {
    title: t.text("page-walk", { company: step.company, n: step.n, space }),
    detail: wayWords(t, step.company, step.n) || t.text("page-way-nothing"),
    confirm: t.text("page-walk-confirm", { n: step.n }),
    icon: "check",
  };
}

// ---------------------------------------------------------------- expansion

/** @param {Table} t @returns {Sentence | null} */
function region(t) {
  const id = staged(t);
  if (!id || id === "stop") return plain(t);
  const company = /** @type {Company} */ (param(t, "company"));
  const cost = param(t, "costs")?.[id] ?? 0;
  const args = { region: id, cost, left: Number(param(t, "points")) - cost };
  return {
    title: t.text("page-enter", args),
    detail: [t.text("page-enter-left", args), gainsOf(t, id), ousted(t, id), values(t, company)]
      .filter(Boolean)
      .join(" "),
    confirm: t.text("page-enter-confirm", args),
    icon: "check",
  };
}

/** @param {Table} t @param {string} id */
function gainsOf(t, id) {
  const reward = BOX.regions[id]?.reward ?? [];
  return reward.length ? t.text("page-way-gains", { gains: gainWords(t, reward) }) : "";
}

/** @param {Table} t @param {string} id */
function ousted(t, id) {
  const company = t.public.posts[id];
  return company ? t.text("page-ousts", { company }) : "";
}

/** What a share would be worth after the post, by column, and what that means to the viewer. @param {Table} t @param {Company} company */
function values(t, company) {
  const { value, after } = t.public.companies[company];
  const next = after.filter((worth) => worth !== null);
  const shares = t.public.players[t.you ?? 0]?.shares[company] ?? 0;
  return next.length
    ? t.text("page-values", { company, value, after: next.join(" / "), shares })
    : "";
}

/** @param {Table} t @param {Choice} choice */
function columnWords(t, choice) {
  const step = stepOf(choice);
  if (!step) return null;
  const { after, value, columns } = t.public.companies[step.company];
  if (asks(t, "column"))
    return t.text("page-column-take", { column: step.n + 1, value: after[step.n] ?? value });
  const { posts = 0, locked = false } = columns[step.n] ?? {};
  const covered = BOX.base.columns[step.n]?.[(locked ? 4 : 5) - posts - 1] ?? 0;
  return t.text("page-column-home", { column: step.n + 1, value: value - covered });
}

// ---------------------------------------------------------------- goods, cards, books

/** @param {Table} t @returns {Sentence | null} */
function crates(t) {
  const bonus = Number(param(t, "bonus") ?? 0);
  const values = [...t.picked].map((id) => cardOf(String(id))?.value ?? 0);
  const points = values.reduce((sum, value) => sum + value, bonus);
  if (!t.picked.size) return null;
  return {
    title: t.text("page-crates", { points, good: String(param(t, "good")) }),
    detail: reachWords(t, points),
    confirm: t.text("confirm-crates", { count: t.picked.size }),
    icon: "check",
  };
}

/** What a sum of goods could buy. @param {Table} t @param {number} points */
function reachWords(t, points) {
  const cards = Object.entries(t.own?.prices ?? {})
    .filter(([, price]) => price <= points)
    .map(([id]) => cardWords(t, id));
  return t.text("page-could", {
    cards: cards.length ? t.list(cards) : "",
    count: cards.length,
    points,
  });
}

/** @param {Table} t @returns {Sentence | null} */
function buy(t) {
  const id = staged(t);
  if (!id || id === "none") return plain(t);
  const price = param(t, "costs")?.[id] ?? 0;
  const args = { card: id, price, left: Number(param(t, "points")) - price };
  const kind = asks(t, "buy") ? "points" : "pounds";
  return {
    title: t.text(`page-buy-${kind}`, args),
    detail: t.text(`page-buy-left-${kind}`, args),
    confirm: t.text("page-buy-confirm", args),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence} */
function plan(t) {
  const laid = Object.keys(laidNow(t)).length;
  return {
    ...asked(t),
    title: laid ? t.text("page-planned", { count: laid }) : asked(t).title,
    go: "done",
    confirm: t.text("page-ready", { count: laid }),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence} */
const slot = (t) => ({
  title: t.text("page-slot-for", { card: String(param(t, "card")) }),
  detail: asked(t).detail,
});

/** @param {Table} t @returns {Sentence | null} */
function retrieve(t) {
  const id = /** @type {SlotId | "none" | undefined} */ (staged(t));
  if (!id || id === "none" || t.you === null) return plain(t);
  const cards = restingOf(t, t.you, id).map((card) => cardWords(t, card));
  return {
    title: t.text("page-take-deck", { slot: id, count: cards.length }),
    detail: t.list(cards),
    confirm: t.text("page-take-confirm", { count: cards.length }),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence | null} */
function mines(t) {
  const id = staged(t);
  if (!id) return null;
  const more = Number(param(t, "mines")?.[id] ?? 0);
  return {
    title: t.text("page-mines", { company: id, count: Number(param(t, "count")) + more }),
    confirm: t.text("page-mines-confirm", { company: id }),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence} */
function ink(t) {
  const { title, detail } = asked(t);
  return {
    ...(plain(t) ?? {}),
    title,
    detail: `${t.text("page-next-book", { book: String(param(t, "book")) })} ${detail}`,
  };
}

/** A staged choice whose button says what it is. @param {Table} t @returns {Sentence | null} */
function plain(t) {
  const choice = staged(t);
  if (choice === undefined) return null;
  const words = label(t, choice, t.decision?.prompt ?? "") ?? choiceWords(t, choice);
  return { ...asked(t), confirm: words, icon: "check" };
}

/** @param {Table} t @param {Choice} choice */
function choiceWords(t, choice) {
  const id = `choice-${t.decision?.prompt}-${choice}`;
  return t.has(id)
    ? t.text(id)
    : t.has(`name-${choice}`)
      ? t.text("page-choose", { choice: String(choice) })
      : t.text("ui-table-confirm");
}

/** @type {Record<string, (t: Table) => Sentence | null>} */
const SAID = {
  track,
  region,
  crates,
  buy,
  purchase: buy,
  plan,
  slot,
  retrieve,
  mines,
  ink,
  rest: () => null,
};

/** The prompt for what is staged; the usual sentence for everything else. @param {Table} t @returns {Sentence | null} */
export function sentence(t) {
  const prompt = t.decision?.prompt;
  if (!prompt) return null;
  const said = SAID[prompt];
  return said ? said(t) : plain(t);
}

/** Words for a choice that has no name of its own. @param {Table} t @param {Choice} choice @param {string} prompt @returns {string | null} */
export function label(t, choice, prompt) {
  if (prompt === "column" || prompt === "home") return columnWords(t, choice);
  const step = stepOf(choice);
  if (prompt === "track" && step) {
    const { space, over } = way(t, step.company, step.n);
    return t.text("page-step", { company: step.company, space, pounds: over });
  }
  return null;
}
