// Sentences: what the prompt says while something is staged, words for choices that are cards or lands, and claims.
import {
  atStake,
  LANDS,
  legOf,
  ownCard,
  param,
  paramList,
  SLOTS,
  targetOf,
  valueAt,
} from "./reading.js";
import { tells } from "./scroll.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {import("../view").Sentence} Sentence */
/** @typedef {import("../../../table/types").Claim} Claim */

/** The only staged choice. @param {Table} t @returns {Choice | undefined} */
const staged = (t) => [...t.picked].find((choice) => !t.decision?.light?.includes(choice));

/** Kinds of cards in the own hand, by id. @param {Table} t @param {unknown[]} ids */
const kindsOf = (t, ids) => ids.flatMap((id) => ownCard(t, id)?.kind ?? []);

/** Restocking, passing: what it shows. @param {Table} t @param {Choice} choice @returns {Sentence} */
function deed(t, choice) {
  const shows = tells(t, String(choice)) ? t.text("page-warn-shows") : undefined;
  return {
    title: t.text(`page-do-${choice}`),
    detail: shows,
    confirm: t.text(`choice-turn-${choice}`),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence} */
function turn(t) {
  const choice = staged(t);
  if (choice !== undefined) return deed(t, choice);
  const must = t.decision?.barred.some(({ reason }) => reason.startsWith("combination-"));
  const may = t.decision?.choices.some((c) => typeof c === "number");
  const detail = must ? "page-turn-must" : may ? "page-turn-may" : "page-turn-free";
  return { title: t.text("prompt-turn"), detail: t.text(detail) };
}

/** @param {Table} t @returns {Sentence} */
function weapon(t) {
  const soldier = ownCard(t, param(t, "soldier"))?.kind ?? "";
  return { title: t.text("page-weapon", { soldier }), detail: t.text("page-weapon-detail") };
}

/** @param {Table} t @returns {Sentence} */
function target(t) {
  const soldier = ownCard(t, param(t, "soldier"))?.kind ?? "";
  const weapons = kindsOf(t, paramList(t, "weapons"));
  const at = targetOf(staged(t));
  const args = { soldier, weapons, power: param(t, "power") };
  const dual = weapons.length > 1 ? t.text("page-says-dual") : undefined;
  if (!at)
    return { title: t.text("page-target", args), detail: dual ?? t.text("page-target-detail") };
  return {
    title: t.text("page-attack", { ...args, ...at }),
    detail: dual,
    confirm: t.text("page-attack-confirm"),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence} */
function shot(t) {
  const shots = paramList(t, "shots").length;
  const at = targetOf(staged(t));
  const shows = tells(t, "barrage") ? t.text("page-warn-shows") : undefined;
  const left = param(t, "left");
  if (at)
    return {
      title: t.text("page-shot-at", at),
      detail: shows,
      confirm: t.text("page-shoot", { count: shots + 1 }),
      icon: "check",
    };
  const go = t.decision?.choices.includes("shoot") ? "shoot" : undefined;
  return {
    title: t.text("page-aim", { shots, left }),
    detail: shows,
    go,
    confirm: go && !t.picked.size ? t.text("page-shoot", { count: shots }) : undefined,
  };
}

/** @param {Table} t @returns {Sentence | null} */
function defend(t) {
  const choice = staged(t);
  const leg = legOf(t.public.battle);
  if (choice !== "surrender" || !leg || t.you === null) return attacked(t);
  const value = valueAt(t, t.you, leg.slot);
  const kinds = atStake(t.public.battle, t.you);
  return {
    title: t.text("page-yield", {
      land: LANDS[value - 1] ?? "farm",
      slot: leg.slot,
      seat: leg.attacker,
    }),
    detail: kinds.length
      ? t.text("page-yield-detail-laid", { kinds })
      : t.text("page-yield-detail"),
    confirm: t.text("page-yield-confirm"),
    icon: "check",
  };
}

/** Who comes at which land; one's own soldier sounds different. @param {Table} t @returns {Sentence | null} */
function attacked(t) {
  const { battle } = t.public;
  const leg = legOf(battle);
  if (!battle || !leg || t.you === null) return null;
  const land = LANDS[valueAt(t, t.you, leg.slot) - 1] ?? "farm";
  const args = {
    soldier: battle.soldier,
    seat: leg.attacker,
    land,
    slot: leg.slot,
    power: battle.power,
    count: battle.dual ? 2 : 1,
  };
  return {
    title: t.text(battle.by === t.you ? "page-attacked-own" : "page-attacked", args),
    detail: t.text("page-attacked-detail", args),
  };
}

/** @param {Table} t @returns {Sentence} */
function defendWeapon(t) {
  const soldier = ownCard(t, param(t, "soldier"))?.kind ?? "";
  const choice = staged(t);
  const weapons = kindsOf(t, [
    ...paramList(t, "weapons"),
    ...(choice === undefined ? [] : [choice]),
  ]);
  const needed = param(t, "power");
  const powers = /** @type {Record<string, number>} */ (t.decision?.params.powers ?? {});
  const power = choice === undefined ? 0 : (powers[String(choice)] ?? 0);
  const args = { soldier, weapons, power, needed, count: param(t, "count") };
  if (choice === undefined)
    return {
      title: t.text("page-defend-with", args),
      detail: t.text("prompt-defend-weapon.detail", { power: needed, count: param(t, "count") }),
    };
  return {
    title: t.text("page-defend", args),
    detail: t.text("page-defend-detail", args),
    confirm: t.text("page-defend-confirm", args),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence | null} */
function walls(t) {
  const choice = staged(t);
  const { at, count: shots } = t.decision?.params ?? {};
  const place = targetOf(at);
  if (!place || t.you === null) return null;
  const land = LANDS[valueAt(t, place.seat, place.slot) - 1] ?? "farm";
  const args = {
    land,
    slot: place.slot,
    seat: Number(t.decision?.params.by ?? 0),
    shots: Number(shots ?? 1),
    walls: param(t, "left"),
  };
  if (typeof choice !== "number")
    return { title: t.text("page-walls-ask", args), detail: t.text("page-walls-detail", args) };
  return {
    title: t.text("page-walls-ask", args),
    detail: t.text("page-walls-left", { ...args, walls: args.walls - choice }),
    confirm: t.text("page-walls-lay", { count: choice }),
    icon: "check",
  };
}

/** A question whose answers are plain choices: the button says the choice. @param {Table} t @returns {Sentence | null} */
function plain(t) {
  const { prompt = "" } = t.decision ?? {};
  const choice = staged(t);
  const id = `choice-${prompt}-${choice}`;
  if (choice === undefined || !t.has(id)) return null;
  return {
    title: t.text(`prompt-${prompt}`, t.decision?.params),
    detail: t.text(`prompt-${prompt}.detail`, t.decision?.params),
    confirm: t.text(id),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence | null} */
function turnBack(t) {
  const at = targetOf(staged(t));
  if (!at) return plain(t);
  const soldier = t.public.battle?.soldier ?? "";
  return {
    title: t.text("page-turn-at", { ...at, soldier }),
    detail: t.text("page-turn-at-detail"),
    confirm: t.text("page-turn-confirm"),
    icon: "check",
  };
}

/** @param {Table} t @returns {Sentence | null} */
function back(t) {
  const at = targetOf(staged(t));
  return at
    ? { title: t.text("page-back-at", at), confirm: t.text("page-back-confirm"), icon: "check" }
    : null;
}

/** Keeping a hand may go at once; one that can be played is kept anyway, and that is said. @param {Table} t @returns {Sentence | null} */
const claim = (t) =>
  plain(t) ?? {
    title: t.text("prompt-claim"),
    detail: t.reason("claim") ?? t.text("prompt-claim.detail"),
    go: "end",
    confirm: t.text("choice-claim-end"),
  };

/** @type {Record<string, (t: Table) => Sentence | null>} */
const SAID = {
  ...{ turn, weapon, target, shot, pay: plain, claim },
  ...{ defend, "defend-weapon": defendWeapon, blade: plain, counter: plain },
  ...{ deceive: turnBack, walls, back, aid: plain },
};

/** Asking a teammate sounds the same in every question. @param {Table} t @returns {Sentence | null} */
function asking(t) {
  const choice = staged(t);
  if (!String(choice).startsWith("ask-") || !t.decision) return null;
  const words = label(t, /** @type {Choice} */ (choice), t.decision.prompt) ?? "";
  return { title: words, detail: t.text("page-answer-ask"), confirm: words, icon: "check" };
}

/** The prompt for what is staged; the usual sentence for everything else. @param {Table} t @returns {Sentence | null} */
export const sentence = (t) =>
  t.decision ? (asking(t) ?? SAID[t.decision.prompt]?.(t) ?? null) : null;

/** Words for a choice that is a card, a land or a player. @param {Table} t @param {Choice} choice @param {string} prompt @returns {string | null} */
export function label(t, choice, prompt) {
  const at = targetOf(choice);
  if (at) return t.text("page-at", at);
  const [, word, seat, kind] = /^(with|ask)-(\d+)(?:-(\w+))?$/.exec(String(choice)) ?? [];
  if (word === "with") return t.seats[Number(seat)]?.called ?? null;
  if (word === "ask") return t.text("page-ask", { seat: Number(seat), kind });
  if (prompt === "pay" || prompt === "walls" || typeof choice !== "number") return null;
  const card = ownCard(t, choice);
  return card ? t.text(`name-${card.kind}`) : null;
}

/** Things one may say, true or not. @param {Table} t @returns {Claim[]} */
export function claims(t) {
  const seated = t.you !== null && !t.public.players[t.you]?.out && t.public.phase === "turn";
  if (!seated || t.past) return [];
  const plainly = ["walls", "no-walls", "geisha", "kunai", "strong", "weak"];
  const own = SLOTS.filter((slot) => t.own?.slots[slot - 1]);
  return [
    ...plainly.map((word) => ({ key: `claim-${word}`, params: {} })),
    ...own.flatMap((slot) => [
      { key: "claim-palace", params: { slot } },
      { key: "claim-farm", params: { slot } },
    ]),
  ];
}
