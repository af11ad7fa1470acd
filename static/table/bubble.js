/** The bubble that says why something cannot be chosen, next to it, with the rule. */

const GAP = 10;
const MARGIN = 8;

/**
 * Where a bubble goes: above its thing, or below where there is no room, always inside the window.
 * @param {{x: number, y: number, width: number, height: number}} box of the thing
 * @param {{width: number, height: number}} size of the bubble
 * @param {{width: number, height: number}} room of the window
 */
export function bubbleAt(box, size, room) {
  const middle = box.x + box.width / 2;
  const most = Math.max(MARGIN, room.width - size.width - MARGIN);
  const x = Math.min(Math.max(middle - size.width / 2, MARGIN), most);
  const above = box.y - size.height - GAP;
  const below = Math.min(box.y + box.height + GAP, room.height - size.height - MARGIN);
  const under = above < MARGIN;
  return { x, y: under ? below : above, under, arrow: Math.max(12, middle - x) };
}

export class Bubble {
  constructor(/** @type {HTMLElement} */ root) {
    this.el = document.createElement("div");
    this.el.className = "reason reason--bubble";
    this.el.setAttribute("role", "status");
    this.el.hidden = true;
    root.append(this.el);
    /** @type {Element | null} */
    this.target = null;
  }

  /**
   * @param {Element} target
   * @param {string} text
   * @param {{id: string, href: string, label: string} | null} rule
   */
  show(target, text, rule) {
    this.target = target;
    this.el.replaceChildren(...(rule ? [ruleMark(rule)] : []), words(text));
    this.el.hidden = false;
    const room = { width: innerWidth, height: innerHeight };
    const size = { width: this.el.offsetWidth, height: this.el.offsetHeight };
    const at = bubbleAt(target.getBoundingClientRect(), size, room);
    this.el.style.insetInlineStart = `${at.x}px`;
    this.el.style.insetBlockStart = `${at.y}px`;
    this.el.style.setProperty("--arrow", `${at.arrow}px`);
    this.el.toggleAttribute("data-under", at.under);
  }

  hide() {
    this.target = null;
    this.el.hidden = true;
  }
}

/** @param {{id: string, href: string, label: string}} rule */
function ruleMark({ id, href, label }) {
  const link = document.createElement("a");
  Object.assign(link, { href, target: "_blank", rel: "noopener", title: label });
  const name = document.createElement("b");
  name.textContent = id;
  link.append(name);
  return link;
}

function words(/** @type {string} */ text) {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}
