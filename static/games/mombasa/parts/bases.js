// The four bases: three columns of five posts, the coins that the gone ones uncovered, and what a share is worth.
import { Post, Sign } from "./pieces.js";
import { asks, BOX, COMPANIES, param, refFor } from "./reading.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").Company} Company */

/** One space of a column: a post, or the coins below it. @param {Table} t @param {Company} company @param {number} column @param {number} index */
function Space(t, company, column, index) {
  const { posts, locked } = /** @type {import("../view").Column} */ (
    t.public.companies[company].columns[column]
  );
  const last = locked ? 4 : 5;
  const stands = index >= last - posts && index < last;
  const coins = BOX.base.columns[column]?.[index] ?? 0;
  return t.html`<i class="mm-base__space" data-stands=${stands ? "" : null} data-front=${index === last - posts ? "" : null} data-last=${index === 4 ? "" : null}>
    ${stands ? null : Array.from({ length: coins }, () => t.html`<b />`)}</i>`;
}

/** What the next post of each column would make a share worth, while that is the question. @param {Table} t @param {Company} company */
function After(t, company) {
  const { after, value } = t.public.companies[company];
  if (!asks(t, "region", "column") || param(t, "company") !== company) return null;
  const gains = after.flatMap((worth) => (worth === null ? [] : [worth - value]));
  return gains.length ? t.html`<span class="mm-base__after">+${gains.join(" · +")}</span>` : null;
}

/** A base in words. @param {Table} t @param {Company} company */
const words = (t, company) => {
  const { value, after, reserve } = t.public.companies[company];
  const next = after.map((worth) => (worth === null ? t.text("page-base-empty") : String(worth)));
  return t.text("page-base", { company, value, after: next.join(", "), reserve });
};

/** @param {Table} t @param {Company} company */
function Base(t, company) {
  const { value, reserve } = t.public.companies[company];
  const ref = refFor(t, company, "company", "mines");
  const mines = asks(t, "mines") ? param(t, "mines")?.[company] : null;
  const inner = t.html`<span class="mm-base__head">${Post(t, company)}<span class="mm-base__name">${t.text(`page-short-${company}`)}</span>
      ${mines === null || mines === undefined ? null : t.html`<span class="mm-base__after">+${mines} ${Sign(t, "diamonds")}</span>`}${After(t, company)}
      <b class="mm-seal">${value}</b></span>
    <span class="mm-base__grid" aria-hidden="true">${[0, 1, 2].map((column) => [0, 1, 2, 3, 4].map((index) => Space(t, company, column, index)))}</span>
    ${reserve ? t.html`<span class="mm-base__reserve">${t.text("page-reserve", { count: reserve })}</span>` : null}`;
  const live = param(t, "company") === company && asks(t, "region", "column", "home") ? "" : null;
  return ref === null
    ? t.html`<div class="mm-base" data-company=${company} data-live=${live} role="group" aria-label=${words(t, company)} title=${words(t, company)}>${inner}</div>`
    : t.html`<button type="button" class="mm-base" data-company=${company} data-ref=${ref}><span class="visually-hidden">${words(t, company)}</span><span class="mm-inner" aria-hidden="true">${inner}</span></button>`;
}

/** @param {Table} t */
export const Bases = (t) =>
  t.html`<div class="mm-bases">${COMPANIES.map((company) => Base(t, company))}</div>`;
