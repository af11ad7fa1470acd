// Sentences: what the prompt says while something is staged, and words for choices that are cards or deeds.
import {
  asks,
  cardOf,
  cogOf,
  costOf,
  deedIn,
  param,
  placeOf,
  printed,
  ROMAN,
  staged,
} from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {import("../view").Sentence} Sentence */

/** @param {Table} t @param {string} kind */
const says = (t, kind) => t.text(`text-${kind}`);

/** A card of the hand is to be played. @param {Table} t @param {import("../view").Card} card @returns {Sentence} */
function playing(t, { card, kind }) {
  const level = printed(kind)
    .levels.map((one) => ROMAN[one])
    .join("/");
  const cost = costOf(t, card) ?? 0;
  return {
    title: t.text("page-play", { kind, level, cost }),
    detail: says(t, kind),
    confirm: t.text("page-play-confirm", { kind }),
  };
}

/** Something is to be done with a card of an army. @param {Table} t @param {string} deed @param {number} card @returns {Sentence} */
function doing(t, deed, card) {
  const kind = cardOf(t, card)?.kind ?? "";
  return {
    title: t.text(`page-do-${deed}`, { kind, cost: cogOf(t, card) ?? 0 }),
    detail: says(t, kind),
    confirm: t.text(`page-do-${deed}-confirm`, { kind }),
  };
}

/** @param {Table} t @returns {Sentence | null} */
function turn(t) {
  const choice = staged(t);
  if (choice === undefined) return null;
  const deed = deedIn(choice);
  if (deed) return doing(t, deed.deed, deed.card);
  const card = t.own?.hand.find((one) => one.card === choice);
  return card
    ? playing(t, card)
    : { title: t.text(`choice-turn-${choice}`), confirm: t.text(`page-short-${choice}`) };
}

/** What is paid for. @param {Table} t @returns {Sentence} */
function pay(t) {
  const kind = cardOf(t, t.decision?.params.card)?.kind ?? "";
  const into = cardOf(t, t.decision?.params.new)?.kind;
  const count = param(t, "count");
  const title = into
    ? t.text("page-pay-mutate", { kind, into, count })
    : t.text("page-pay-play", { kind, count });
  const left = count - t.picked.size;
  const confirm = into
    ? t.text("page-pay-mutate-confirm", { into })
    : t.text("page-play-confirm", { kind });
  return {
    title,
    detail: t.text(left > 0 ? "page-pay-left" : "page-pay-done", { count: left }),
    confirm,
  };
}

/** What a mutation brings in. @param {Table} t @returns {Sentence} */
function into(t) {
  const kind = cardOf(t, t.decision?.params.card)?.kind ?? "";
  const chosen = cardOf(t, staged(t))?.kind;
  if (!chosen)
    return {
      title: t.text("page-into", { kind, cost: param(t, "cost") }),
      detail: t.text("prompt-into.detail", { cost: param(t, "cost") }),
    };
  return {
    title: t.text("page-into-chosen", { kind, into: chosen }),
    detail: says(t, chosen),
    confirm: t.text("page-pay-mutate-confirm", { into: chosen }),
  };
}

/** Verbs that are done to a card that lies in an army. */
const TARGETS = ["destroy", "trap", "release", "bounce", "mark-free"];

/** A card is aimed at. @param {Table} t @returns {Sentence | null} */
function target(t) {
  const choice = staged(t);
  const card = cardOf(t, choice);
  const place = placeOf(t, choice);
  if (!card || !place) return null;
  const prompt = t.decision?.prompt;
  return {
    title: t.text(`page-aim-${prompt}`, { kind: card.kind, seat: place.seat }),
    detail: says(t, card.kind),
    confirm: t.text(`page-aim-${prompt}-confirm`, { kind: card.kind }),
  };
}

/** A card is chosen that is no target. @param {Table} t @returns {Sentence | null} */
function chosen(t) {
  const card = cardOf(t, staged(t));
  if (!card || t.decision?.at_most !== 1) return null;
  return {
    title: t.text("page-chosen", { kind: card.kind }),
    detail: says(t, card.kind),
    confirm: t.text("page-chosen-confirm", { kind: card.kind }),
  };
}

/** @param {Table} t @returns {Sentence | null} */
export function sentence(t) {
  if (!t.decision) return null;
  if (asks(t, "turn")) return turn(t);
  if (asks(t, "pay")) return pay(t);
  if (asks(t, "into")) return into(t);
  return asks(t, ...TARGETS) ? target(t) : chosen(t);
}

/** @param {Table} t @param {Choice} choice @param {string} prompt @returns {string | null} */
export function label(t, choice, prompt) {
  if (typeof choice === "number") return t.text(`name-${cardOf(t, choice)?.kind}`);
  const deed = deedIn(choice);
  if (deed)
    return t.text(`page-do-${deed.deed}-confirm`, { kind: cardOf(t, deed.card)?.kind ?? "" });
  if (prompt === "turn") return t.text(`page-short-${choice}`);
  const [, seat] = /^seat-(\d+)$/.exec(choice) ?? [];
  if (seat)
    return t.text("page-seat", {
      seat: Number(seat),
      count: t.public.players[Number(seat)]?.hand ?? 0,
    });
  const [, token] = /^token-(\d+)$/.exec(choice) ?? [];
  const clan = token ? t.public.tokens[Number(token)]?.clan : null;
  return token
    ? clan
      ? t.text(`name-${clan}`)
      : t.text("page-face-down", { number: Number(token) + 1 })
    : null;
}
