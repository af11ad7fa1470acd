/** The sheet in which somebody proposes to go back. */
import { html, Icon } from "./html.js";
import { post } from "./http.js";
import { Sheet } from "./sheet.js";

const POINTS = ["move", "step", "before"];
const MOST = 200;

/** @param {import("./state.js").App} app */
export function Back(app) {
  const { texts, config, dispatch } = app;
  const close = () => dispatch({ type: "sheet", sheet: null });
  const propose = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const fields = [...form].map(
      ([name, value]) => /** @type {[string, string]} */ ([name, String(value)]),
    );
    app.ask(post(`/t/${config.slug}/propose`, fields));
    close();
  };
  const children = html`<form class="back" onSubmit=${propose}>
    <p>${texts.text("ui-table-back-why")}</p>
    <fieldset class="field"><legend>${texts.text("ui-table-back-where")}</legend>
      ${POINTS.map(
        (point) => html`<label class="back__point" key=${point}>
        <input type="radio" name="point" value=${point} defaultChecked=${point === POINTS[0]} />
        <span>${texts.text("ui-table-back-point", { point })}</span></label>`,
      )}
    </fieldset>
    <label class="field"><span>${texts.text("ui-table-back-reason")}</span>
      <input class="input" name="reason" maxlength=${MOST} autocomplete="off" /></label>
    <div class="sheet__actions">
      <button type="button" class="button" onClick=${close}>${texts.text("ui-table-concede-not")}</button>
      <button type="submit" class="button button--main">${Icon("undo")}${texts.text("ui-table-back-propose")}</button>
    </div>
  </form>`;
  return Sheet(app, { name: "back", title: texts.text("ui-table-go-back"), children });
}
