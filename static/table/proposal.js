/** What somebody proposes to all at the table: a card over the stage, with yes and no. */
import { html, Icon } from "./html.js";
import { post } from "./http.js";

/**
 * @typedef {import("./state.js").App} App
 * @typedef {import("./protocol.js").Proposed} Proposed
 */

/**
 * Whether this page's seat is still to say yes or no.
 * @param {import("./state.js").State} state
 */
export function mustAnswer({ people, you }) {
  const self = you === null ? null : people?.seats[you];
  const plays = self?.kind === "person" && !self.conceded;
  return Boolean(people?.proposal && plays && !people.proposal.agreed.includes(self.seat));
}

/**
 * The seats that have not agreed yet, of those that must.
 * @param {import("./state.js").State} state
 * @param {Proposed} proposal
 */
export function missing({ people }, { agreed }) {
  return (people?.seats ?? [])
    .filter(({ seat, kind, conceded }) => kind === "person" && !conceded && !agreed.includes(seat))
    .map(({ seat }) => seat);
}

/** @param {App} app */
export function Proposal(app) {
  const { state, texts, replay } = app;
  const proposal = state.people?.proposal;
  if (!proposal || replay || state.shown?.view.status !== "playing") return null;
  const { seat, point, reason } = proposal;
  const asked = mustAnswer(state);
  const open = asked || seat === state.you;
  return html`<aside class="proposal" role="region" aria-label=${texts.text("ui-table-proposal")}>
    <p role="status"><b>${texts.text("ui-table-proposes", {
      seats: [seat],
      mine: seat === state.you,
      point,
    })}</b>
      ${reason ? html`<q>${reason}</q>` : null}
      <small>${texts.text("ui-table-proposal-waits", { seats: missing(state, proposal) })}</small></p>
    ${open ? html`<div class="proposal__actions">${asked ? Yes(app) : null}${No(app, asked)}</div>` : null}
  </aside>`;
}

/** @param {App} app */
function Yes({ ask, config, texts }) {
  const agree = () => ask(post(`/t/${config.slug}/answer`, [["agree", "on"]]));
  return html`<button type="button" class="button button--main" onClick=${agree}>
    ${Icon("check")}${texts.text("ui-table-proposal-yes")}</button>`;
}

/** @param {App} app @param {boolean} asked */
function No({ ask, config, texts }, asked) {
  const refuse = () => ask(post(`/t/${config.slug}/answer`, [["agree", "off"]]));
  return html`<button type="button" class="button" onClick=${refuse}>
    ${Icon("cross")}${texts.text(asked ? "ui-table-proposal-no" : "ui-table-proposal-take-back")}</button>`;
}
