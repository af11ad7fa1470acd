/** Tells a person who looks elsewhere that it is their turn: title, favicon, sound, notification. */
import { place } from "./html.js";

/**
 * What is to be signalled when the decision in the newest view changes.
 * @param {string | null} before decision id
 * @param {string | null} now
 * @returns {boolean} a new question has come
 */
export function isNewQuestion(before, now) {
  return now !== null && now !== before;
}

/**
 * Title and favicon.
 * @param {string} title
 * @param {boolean} mine
 */
export function showTurn(title, mine) {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector('link[rel="icon"]');
  const href = `${place.base}art/${mine ? "mark-turn" : "mark"}.svg`;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/** @type {AudioContext | null} */
let audio = null;

/** Two soft notes, made on the spot; silent where the browser allows no sound yet. */
export async function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") await audio.resume();
    note(audio, 587.33, 0);
    note(audio, 880, 0.16);
  } catch {
    // No sound here; title, favicon and bar tell as well.
  }
}

/**
 * @param {AudioContext} context
 * @param {number} frequency
 * @param {number} after seconds from now
 */
function note(context, frequency, after) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}

/** Whether the browser has system notifications here: only in a secure context. */
export function canNotify() {
  return globalThis.isSecureContext && "Notification" in globalThis;
}

/** Asks for permission; call it on a press of a button only. */
export async function askToNotify() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/**
 * A notification of the system, when the page is hidden and that is allowed.
 * @param {string} title
 * @param {string} body
 */
export function notify(title, body) {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, {
      body,
      tag: "sobremesa-turn",
      icon: `${place.base}art/mark-turn.svg`,
    });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications from service workers only.
  }
}
