/**
 * The line to the server: opens, says hello, notices silence, and comes back by itself after a lost
 * connection or a restart of the server, for as long as the page is open.
 */

/**
 * @typedef {import("./protocol.js").ServerFrame} ServerFrame
 * @typedef {object} Line
 * @property {(frame: object) => boolean} send false when there is no connection
 * @property {() => void} close for good
 */

const PING_EVERY = 20000;
const SILENCE = 12000;
const SILENCE_AFTER_SLEEP = 3000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12000;

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4403, 4404]);

/**
 * How long to wait before the n-th attempt: doubling, with a little chance, so that a whole table
 * does not come back in the same instant.
 * @param {number} attempt from 0
 * @param {number} chance 0 to 1
 */
export function pauseBefore(attempt, chance) {
  return Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE) * (0.75 + chance / 2);
}

/**
 * Opens the line and keeps it open.
 * @param {object} of
 * @param {string} of.url
 * @param {() => object} of.hello first message of every connection
 * @param {(frame: ServerFrame) => void} of.onFrame
 * @param {(phase: "open" | "lost" | "ended") => void} of.onPhase
 * @returns {Line}
 */
export function openLine({ url, hello, onFrame, onPhase }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let attempt = 0;
  let ended = false;
  let heard = 0;
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const send = (/** @type {object} */ frame) => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  };

  const receive = (/** @type {MessageEvent} */ event) => {
    heard = Date.now();
    asked = 0;
    const frame = /** @type {ServerFrame} */ (JSON.parse(event.data));
    if (frame.type === "bye" && frame.code !== "restart") ended = true;
    if (frame.type === "welcome") {
      attempt = 0;
      onPhase("open");
    }
    onFrame(frame);
  };

  const lost = (/** @type {number} */ code) => {
    socket = null;
    ended ||= FINAL.has(code);
    onPhase(ended ? "ended" : "lost");
    if (!ended) timer = setTimeout(open, pauseBefore(attempt++, Math.random()));
  };

  function open() {
    clearTimeout(timer);
    if (ended || socket) return;
    const mine = new WebSocket(url);
    socket = mine;
    heard = Date.now();
    asked = 0;
    mine.onopen = () => send(hello());
    mine.onmessage = receive;
    mine.onclose = ({ code }) => socket === mine && lost(code);
  }

  const ask = () => {
    asked ||= Date.now();
    send({ type: "ping" });
  };

  /** A question without answer means that the connection is dead although nobody said so. */
  const watch = (/** @type {number} */ patience) => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (asked && Date.now() - asked >= patience) drop();
    else if (Date.now() - heard > PING_EVERY) ask();
  };

  const drop = () => {
    const old = socket;
    socket = null;
    asked = 0;
    old?.close();
    lost(0);
  };

  const wake = () => {
    if (document.visibilityState !== "visible") return;
    if (!socket) return open();
    ask();
    setTimeout(watch, SILENCE_AFTER_SLEEP, SILENCE_AFTER_SLEEP);
  };

  setInterval(watch, 4000, SILENCE);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();
  return {
    send,
    close() {
      ended = true;
      socket?.close();
    },
  };
}
