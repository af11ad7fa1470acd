/**
 * The field for a name: says in our words, below the field, what is wrong with it. Without this
 * module the server says the same.
 */

document.addEventListener("submit", check, { capture: true });
document.addEventListener("input", (event) => {
  const field = event.target;
  if (field instanceof HTMLInputElement && field.dataset.most) say(field, tooLong(field));
});
// Ours instead of the browser's bubble, which speaks the browser's language.
document.addEventListener(
  "invalid",
  (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.dataset.most) return;
    event.preventDefault();
    refuse(field, wrong(field));
  },
  { capture: true },
);

/** Stops a form whose name cannot be taken. */
function check(/** @type {SubmitEvent} */ event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement | null} */ (form.querySelector("input[data-most]"));
  const sentence = field ? wrong(field) : "";
  if (!field || !sentence) return;
  event.preventDefault();
  event.stopPropagation();
  refuse(field, sentence);
}

/** @param {HTMLInputElement} field @returns {string} the sentence, empty when nothing is wrong */
function wrong(field) {
  if (field.required && !field.value.trim()) return String(field.dataset.empty);
  return tooLong(field);
}

function tooLong(/** @type {HTMLInputElement} */ field) {
  const length = [...field.value.trim()].length;
  return length > Number(field.dataset.most) ? String(field.dataset.long) : "";
}

/** Says it and leads there; bars that stay in sight keep the page where it is. */
function refuse(/** @type {HTMLInputElement} */ field, /** @type {string} */ sentence) {
  say(field, sentence);
  field.focus({ preventScroll: true });
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) field.scrollIntoView({ block: "center" });
}

/** @param {HTMLInputElement} field @param {string} sentence */
function say(field, sentence) {
  const place = document.getElementById(String(field.getAttribute("aria-describedby")));
  if (place && place.textContent !== sentence) place.textContent = sentence;
  if (sentence) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
