/** Dialogs: a sheet from the thumb's edge on a phone, a card on the table elsewhere. */
import { Band } from "./band.js";
import { html, Icon } from "./html.js";

/** @typedef {import("./state.js").App} App */

/** Opens a dialog as soon as it is in the page. */
export function showModal(/** @type {HTMLDialogElement | null} */ dialog) {
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * A tap beside a dialog closes it.
 * @param {() => void} close
 */
export function besides(close) {
  return (/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close();
}

/**
 * A dialog with a heading and a close button; Escape and a tap beside it close it as well.
 * @param {App} app
 * @param {{name: string, title: string, wide?: boolean, children: unknown}} of
 */
export function Sheet(app, { name, title, wide, children }) {
  const { texts, dispatch } = app;
  const close = () => dispatch({ type: "sheet", sheet: null });
  return html`<dialog class=${wide ? "sheet sheet--wide" : "sheet"} key=${name} ref=${showModal}
    aria-labelledby="sheet-title" onClose=${close} onClick=${besides(close)}>
    <div class="sheet__body">
      <header class="sheet__head">
        <h2 id="sheet-title" tabindex="-1">${title}</h2>
        <button type="button" class="button button--square button--quiet" onClick=${close}
          aria-label=${texts.text("ui-table-close")}>${Icon("cross")}</button>
      </header>
      ${children}
      ${Band(app)}
    </div>
  </dialog>`;
}
