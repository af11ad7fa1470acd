/**
 * Commands that wait for their answer. A command is repeated under the same id until the server has
 * acknowledged or refused it, over any number of connections: the server answers a repeated id with
 * its first result, so that repeating is harmless. Pure, except for `commandId`.
 */

/**
 * @typedef {import("./state.js").Pending} Pending
 * @typedef {import("./state.js").Command} Command
 */

/** Ask again when there was no answer for so long (ms). */
export const REPEAT_AFTER = 4000;
/** Tell the player that a command is not known to be stored after so long (ms). */
export const TROUBLE_AFTER = 2500;
const PAUSE_AFTER_REFUSAL = 1500;
const LONGEST_PAUSE = 15000;

/** An id nobody else will use: works without a secure context, unlike crypto.randomUUID. */
export function commandId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `c-${Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * @param {Command} command
 * @param {number} now
 * @returns {Pending}
 */
export function pendingOf(command, now) {
  return { command, sent: 0, since: now, tries: 0, notBefore: 0 };
}

/**
 * The commands to send now, and the list after sending them.
 * @param {Pending[]} pending
 * @param {number} now
 * @returns {{due: Command[], pending: Pending[]}}
 */
export function dueNow(pending, now) {
  const isDue = (/** @type {Pending} */ p) =>
    now >= p.notBefore && (p.sent === 0 || now - p.sent >= REPEAT_AFTER);
  const due = pending.filter(isDue).map((p) => p.command);
  const after = pending.map((p) => (isDue(p) ? { ...p, sent: now, tries: p.tries + 1 } : p));
  return { due, pending: after };
}

/**
 * After a new connection everything is to be sent again.
 * @param {Pending[]} pending
 * @returns {Pending[]}
 */
export function unsent(pending) {
  return pending.map((p) => ({ ...p, sent: 0, notBefore: 0 }));
}

/**
 * The server could not say whether a command is stored: ask again after a pause that grows.
 * @param {Pending[]} pending
 * @param {string} id
 * @param {number} now
 * @returns {Pending[]}
 */
export function postponed(pending, id, now) {
  return pending.map((p) => {
    if (p.command.id !== id) return p;
    const pause = Math.min(PAUSE_AFTER_REFUSAL * 2 ** Math.max(0, p.tries - 1), LONGEST_PAUSE);
    return { ...p, sent: 0, notBefore: now + pause };
  });
}

/**
 * Whether a command has waited so long that the player should know.
 * @param {Pending[]} pending
 * @param {number} now
 */
export function inTrouble(pending, now) {
  return pending.some((p) => now - p.since >= TROUBLE_AFTER);
}
