// The stage: what comes before the first round, then the armies.
import { Field } from "./field.js";
import { Opening } from "./opening.js";
import { Reader } from "./reader.js";

/** @typedef {import("../view").Table} Table */

/** @param {Table} t */
export function Stage(t) {
  const { phase } = t.public;
  const early = phase === "clans" || phase === "draft" || (phase === "deal" && !t.public.round);
  return t.html`<div class="go" data-phase=${phase} data-prompt=${t.decision?.prompt ?? null} data-you=${t.you === null ? "no" : "yes"}>${early ? Opening(t) : t.html`<${Field} t=${t} />`}<${Reader} t=${t} /></div>`;
}
