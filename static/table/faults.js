/** The last things that went wrong on this page: they go along when somebody reports a problem. */

const MOST = 20;
const LONGEST = 300;

/** @type {string[]} */
export const faults = [];

/** @param {string} what */
export function fault(what) {
  faults.push(`${new Date().toISOString()} ${what}`.slice(0, LONGEST));
  if (faults.length > MOST) faults.shift();
}

/** Notes what nobody caught. */
export function watchFaults() {
  addEventListener("error", ({ message, filename, lineno }) =>
    fault(`${message} ${filename.split("/").at(-1)}:${lineno}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => fault(String(reason)));
}
