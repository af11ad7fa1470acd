/** Copying to the clipboard, also where the page is served over plain http. */

/**
 * Copies a text; false when the browser does not let us.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  if (navigator.clipboard) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return copyBySelecting(text);
}

/** The old way: it needs no secure context, only a press of a button. */
function copyBySelecting(/** @type {string} */ text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  const place = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
