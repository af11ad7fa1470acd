// The pictures of the rules page: the cards of the box, and beside the paragraphs small boards that show what they say.
import { sheet } from "./art/art.js";
import { drawn, EXAMPLES, reach } from "./art/examples.js";

const NS = "http://www.w3.org/2000/svg";

/** Colours and lines come with the theme. */
function dress() {
  for (const name of ["theme", "examples"]) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`sheets/${name}.css`, import.meta.url).href;
    document.head.append(link);
  }
  const defs = document.createElementNS(NS, "svg");
  defs.setAttribute("class", "cz-sheet");
  defs.setAttribute("aria-hidden", "true");
  defs.innerHTML = sheet();
  document.body.append(defs);
}

/** @param {Element} place an empty svg that names its card */
function draw(place) {
  place.setAttribute("viewBox", "-8 -8 116 116");
  place.innerHTML = `<use href="#cz-${place.getAttribute("data-piece")}" width="100" height="100"/>`;
}

/** Sets a picture into the paragraph of a rule, which says in words what it shows. @param {string} rule @param {{box: string, inner: string, wide: number}} picture */
function illustrate(rule, { box, inner, wide }) {
  const paragraph = document.getElementById(rule);
  if (!paragraph) return;
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", "cz-example game-cazamanzanas");
  svg.setAttribute("data-wide", String(wide));
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = inner;
  paragraph.append(svg);
}

dress();
for (const place of document.querySelectorAll("svg[data-piece]")) draw(place);
for (const example of Object.values(EXAMPLES)) illustrate(example.rule, drawn(example));
illustrate("CM-408", reach());
