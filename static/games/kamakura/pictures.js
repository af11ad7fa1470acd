// The pictures of the pieces on the rules page: the same drawings as at the table.
import { CARDS } from "./art/art.js";

/** Colours of paper and ink come with the theme. */
function dress() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("sheets/theme.css", import.meta.url).href;
  document.head.append(link);
}

/** @param {Element} place an empty svg that names its piece */
function draw(place) {
  const name = /** @type {keyof typeof CARDS} */ (place.getAttribute("data-piece"));
  place.setAttribute("viewBox", "0 0 100 120");
  place.innerHTML = CARDS[name] ?? "";
}

dress();
for (const place of document.querySelectorAll("svg[data-piece]")) draw(place);
