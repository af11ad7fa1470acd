/**
 * Staging a decision: what may be picked, what happens on a click, when it can be sent. Pure.
 */

/**
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Decision} Decision
 * @typedef {import("./types.js").ChoiceState} ChoiceState
 */

/**
 * The choice an element's `data-ref` stands for: legal or barred, else undefined.
 * @param {Decision | null} decision
 * @param {string} ref
 * @returns {Choice | undefined}
 */
export function choiceOf(decision, ref) {
  if (!decision) return undefined;
  const same = (/** @type {Choice} */ choice) => String(choice) === ref;
  return decision.choices.find(same) ?? decision.barred.find((b) => same(b.choice))?.choice;
}

/**
 * How a choice stands.
 * @param {Decision | null} decision
 * @param {Iterable<Choice>} picked
 * @param {boolean} sending a move for this decision is under way
 * @param {Choice} choice
 * @returns {ChoiceState}
 */
export function stateOf(decision, picked, sending, choice) {
  if (!decision) return null;
  const chosen = [...picked].includes(choice);
  if (sending) return chosen ? "sending" : null;
  if (chosen) return "chosen";
  if (decision.choices.includes(choice)) return "legal";
  return decision.barred.some((b) => b.choice === choice) ? "barred" : null;
}

/**
 * What a click on a choice does: it is added, taken back, or takes the place of the only one.
 * @param {Decision} decision
 * @param {Choice[]} picked
 * @param {Choice} choice
 * @returns {{picked: Choice[], full: boolean}} full: there is no room for another one
 */
export function toggled(decision, picked, choice) {
  if (picked.includes(choice)) return { picked: picked.filter((c) => c !== choice), full: false };
  if (!decision.choices.includes(choice)) return { picked, full: false };
  if (decision.at_most === 1) return { picked: [choice], full: false };
  if (picked.length >= decision.at_most) return { picked, full: true };
  return { picked: [...picked, choice], full: false };
}

/**
 * Whether the staged choices make a complete answer.
 * @param {Decision} decision
 * @param {Choice[]} picked
 */
export function complete(decision, picked) {
  return picked.length >= decision.at_least && picked.length <= decision.at_most;
}

/**
 * Whether one click is a whole answer, so that those who want it need no confirm button.
 * @param {Decision} decision
 */
export function single(decision) {
  return decision.at_least === 1 && decision.at_most === 1;
}

/**
 * Whether a choice only leads to a further question, so that a tap on it is sent at once.
 * @param {Decision | null | undefined} decision
 * @param {Choice} choice
 */
export function isLight(decision, choice) {
  return decision?.light?.includes(choice) ?? false;
}

/**
 * Whether pressing a choice that is staged already sends it, where the game wants that: elsewhere it is
 * put back.
 * @param {import("./types.js").GameModule} game
 * @param {Decision} decision
 * @param {Choice[]} picked
 * @param {Choice} choice
 */
export function confirms(game, decision, picked, choice) {
  return Boolean(game.twice) && single(decision) && picked.includes(choice);
}

/**
 * The choice that can be sent while nothing is staged: the one the game names, or the only one
 * there is, if it has no other place on the page than the prompt.
 * @param {Decision} decision
 * @param {Choice[]} loose choices that the game drew nowhere
 * @param {Choice | undefined} named
 * @returns {Choice | undefined}
 */
export function goChoice(decision, loose, named) {
  if (!single(decision)) return undefined;
  const [only, ...more] = decision.choices;
  const go = named ?? (more.length ? undefined : only);
  return go !== undefined && decision.choices.includes(go) && loose.includes(go) ? go : undefined;
}

/**
 * The warnings that an answer calls for.
 * @param {Decision} decision
 * @param {Choice[]} picked
 */
export function cautionsFor(decision, picked) {
  return decision.cautions.filter(
    ({ choice, count }) =>
      (choice !== null && picked.includes(choice)) || (count !== null && picked.length >= count),
  );
}

/**
 * The choice a digit key stands for: the n-th that may be picked, in the order given.
 * @param {Decision} decision
 * @param {Choice[]} order choices as they lie on the page, then the others
 * @param {string} key
 * @returns {Choice | undefined}
 */
export function byDigit(decision, order, key) {
  if (!/^[1-9]$/.test(key)) return undefined;
  return order.filter((choice) => decision.choices.includes(choice))[Number(key) - 1];
}
