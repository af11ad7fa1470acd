// Walls may be drawn from the hand onto the land they are to protect; tapping numbers does the same.
import { useEffect } from "preact/hooks";

/** Fewer pixels are a tap. */
const SLACK = 6;

/** A card that follows the pointer. @param {HTMLElement} card */
function ghostOf(card) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  const box = card.getBoundingClientRect();
  ghost.classList.add("kcard--drawn");
  for (const name of ["data-key", "data-ref", "data-drag"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.inlineSize = `${box.width}px`;
  return ghost;
}

/** @param {number} x @param {number} y */
const dropAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;

/** One drag, from press to release. @param {PointerEvent} down @param {HTMLElement} card */
function follow(down, card) {
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {Element | null} */
  let over = null;
  const move = (/** @type {PointerEvent} */ event) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(dx, dy) < SLACK) return;
    ghost ??= document.body.appendChild(ghostOf(card));
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    over?.removeAttribute("data-over");
    over = dropAt(event.clientX, event.clientY);
    over?.setAttribute("data-over", "");
    event.preventDefault();
  };
  const end = (/** @type {PointerEvent} */ event) => {
    stop.abort();
    ghost?.remove();
    over?.removeAttribute("data-over");
    if (ghost && event.type === "pointerup")
      dropAt(event.clientX, event.clientY)?.dispatchEvent(new CustomEvent("kk-wall"));
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("pointermove", move, { signal, passive: false });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** Listens while the table is there. */
export function Drag() {
  useEffect(() => {
    const press = (/** @type {PointerEvent} */ event) => {
      const card = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
      if (card instanceof HTMLElement && event.isPrimary && event.button === 0) follow(event, card);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  return null;
}
