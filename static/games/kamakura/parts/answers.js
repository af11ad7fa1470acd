// Own answers, under the thumb: each says what it costs and what is kept; those not to be had say why.
import { Crest, Sign } from "./cards.js";
import { asks, atStake, LANDS, legOf, param, valueAt } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Choice} Choice */
/** @typedef {{ref: Choice | null, sign: string, title: string, words: string, more?: string, tone?: string, state?: string | null}} Answer */

/** @param {Table} t @param {Answer} answer */
function One(t, { ref, sign, title, words, more, tone, state }) {
  const why = ref === null ? null : t.reason(ref);
  const inner = t.html`<b>${Sign(t, sign)}<span>${title}</span></b><small>${why ?? words}${more && !why ? t.html`<span class="more-words">${more}</span>` : null}</small>`;
  if (ref === null)
    return t.html`<div class="answer" key=${title} data-state=${state ?? null} data-plain="">${inner}</div>`;
  return t.html`<button type="button" class="answer" key=${ref} data-ref=${String(ref)} data-tone=${tone ?? null}>${inner}</button>`;
}

/** What the score becomes when the land under attack falls. @param {Table} t @param {number} value @param {number} taker */
function fallen(t, value, taker) {
  const { players } = t.public;
  const holdings = t.options.score_mode !== "captures";
  const mine = (players[t.you ?? 0]?.score ?? 0) - (holdings ? value : 0);
  return {
    mine,
    theirs: (players[taker]?.score ?? 0) + value,
    seat: taker,
    land: LANDS[value - 1] ?? "farm",
  };
}

/** How many lands the viewer has in play. @param {Table} t */
const lands = (t) =>
  (t.public.players[t.you ?? -1]?.slots ?? []).filter(({ state }) => state === "down").length;

/** Giving up the land. @param {Table} t @param {Choice} ref @returns {Answer} */
function yielding(t, ref) {
  const leg = legOf(t.public.battle);
  const value = leg && t.you !== null ? valueAt(t, t.you, leg.slot) : 0;
  const kinds = atStake(t.public.battle, t.you);
  const lost = kinds.length ? "page-answer-surrender-laid" : "page-answer-surrender";
  const id = lands(t) === 1 ? "page-answer-surrender-last" : lost;
  const words = value
    ? t.text(id, { ...fallen(t, value, leg?.attacker ?? 0), kinds })
    : t.text("page-answer-surrender-blind");
  return {
    ref,
    sign: "flag",
    title: t.text(ref === "surrender" ? "page-title-surrender" : "page-title-yield"),
    words,
    tone: "bad",
  };
}

/** @param {Table} t @returns {Answer} */
function defending(t) {
  const soldiers = t.decision?.choices.filter((choice) => typeof choice === "number") ?? [];
  const barred = t.decision?.barred.find(({ choice }) => typeof choice === "number");
  const battle = t.public.battle;
  const none = barred
    ? (t.reason(barred.choice) ?? t.text("page-answer-defend-none"))
    : t.text("page-answer-defend-none");
  const blade = battle?.soldier === "ninja" ? ` ${t.text("page-answer-defend-blade")}` : "";
  const turn = battle?.turnable
    ? ` ${t.text("page-answer-defend-turn", { power: battle.power })}`
    : "";
  const words = t.text("page-answer-defend", {
    power: param(t, "power"),
    count: param(t, "count"),
  });
  return {
    ref: null,
    sign: "shield",
    title: t.text("page-title-defend"),
    words: soldiers.length ? words : none,
    more: soldiers.length ? blade + turn : "",
    state: soldiers.length ? "open" : "barred",
  };
}

/** Teammates who may be asked, a line for each sort of card; what may come of it is told before it is sent. @param {Table} t */
function Asks(t) {
  const all = [...(t.decision?.choices ?? []), ...(t.decision?.barred ?? []).map((b) => b.choice)];
  const asks = all.flatMap((ref) => {
    const [, seat, kind] = /^ask-(\d+)-(\w+)$/.exec(String(ref)) ?? [];
    return kind ? [{ ref: String(ref), seat: Number(seat), kind }] : [];
  });
  if (!asks.length) return null;
  const mates = new Set(asks.map(({ seat }) => seat)).size;
  const kinds = [...new Set(asks.map(({ kind }) => kind))];
  const one = (/** @type {{ref: string, seat: number, kind: string}} */ { ref, seat, kind }) => {
    const words = t.text("page-ask", { seat, kind });
    const short = mates === 1 ? words : t.seats[seat]?.called;
    return t.html`<button type="button" class="ask" key=${ref} data-ref=${ref}>${Crest(t, seat)}<span class="visually-hidden">${words}</span><span aria-hidden="true">${short}</span></button>`;
  };
  const line = (/** @type {string} */ kind) =>
    t.html`<div class="asks__line" key=${kind}>${mates === 1 ? null : t.html`<span aria-hidden="true">${t.text("page-ask-kind", { kind })}</span>`}${asks.filter((ask) => ask.kind === kind).map(one)}</div>`;
  return t.html`<div class="asks" role="group" aria-label=${t.text("page-answer-ask")} data-mates=${mates}>${kinds.map(line)}</div>`;
}

/** @param {Table} t @param {string} ref @param {string} sign @param {string} title @param {string} words @returns {Answer} */
const plain = (t, ref, sign, title, words) => ({
  ref,
  sign,
  title: t.text(title),
  words: t.text(words),
});

/** Answers to what is asked now, the one that gives something up last. @param {Table} t @returns {Answer[]} */
function answersTo(t) {
  if (asks(t, "defend"))
    return [
      defending(t),
      plain(t, "sacrifice", "three", "page-title-sacrifice", "page-answer-sacrifice"),
      yielding(t, "surrender"),
    ];
  if (asks(t, "blade"))
    return [
      plain(t, "kunai", "bars", "page-title-blade", "page-answer-blade"),
      {
        ...{ ref: "pass", sign: "rest", title: t.text("page-title-no-blade") },
        words: t.text("page-answer-no-blade", { kinds: atStake(t.public.battle, t.you) }),
      },
    ];
  if (asks(t, "counter"))
    return [
      plain(t, "kunai", "bars", "page-title-counter", "page-answer-counter"),
      yielding(t, "pass"),
    ];
  if (asks(t, "deceive"))
    return [
      {
        ref: null,
        sign: "back",
        title: t.text("page-title-turn"),
        words: t.text("page-answer-turn"),
        state: "open",
      },
      plain(t, "decline", "shield", "page-title-decline", "page-answer-decline"),
    ];
  if (asks(t, "aid"))
    return [plain(t, "refuse", "rest", "page-title-refuse", "page-answer-refuse")];
  return engaging(t);
}

/** New opponents to choose from. @param {Table} t @returns {Answer[]} */
function engaging(t) {
  if (!asks(t, "engage")) return [];
  return (t.decision?.choices ?? []).map((ref) => {
    const seat = Number(String(ref).replace("with-", ""));
    const { score, hand } = t.public.players[seat] ?? { score: 0, hand: 0 };
    return {
      ref,
      sign: "swords",
      title: t.seats[seat]?.called ?? "",
      words: t.text("page-answer-engage", { score, hand }),
    };
  });
}

/** @param {Table} t */
export function Answers(t) {
  if (!t.decision) return null;
  const answers = answersTo(t);
  const main = answers.length
    ? t.html`<div class="answers" role="group" aria-label=${t.text("page-answers")} data-count=${answers.length}>${answers.map((answer) => One(t, answer))}</div>`
    : null;
  return t.html`${main}${Asks(t)}`;
}
