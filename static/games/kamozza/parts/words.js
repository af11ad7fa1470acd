// Sentences: what the prompt says while goods or a port are staged, and the one-click claims.
import { arrivalAt, isKind, KINDS, ownLaid, portsOf, weightOf } from "./goods.js";

/** @typedef {import("../view").Table} Table */
/** @typedef {import("../view").PortId} PortId */
/** @typedef {import("../../../table/types").Sentence} Sentence */
/** @typedef {import("../../../table/types").Claim} Claim */

/** "A holds 17", "storm at A". @param {Table} t @param {PortId} id */
const holds = (t, id) => {
  const arrival = arrivalAt(t, id);
  return t.text(`page-holds-${arrival?.kind ?? "none"}`, {
    port: id,
    capacity: arrival?.capacity ?? 0,
  });
};

/** What it is all about, said in the first round. @param {Table} t */
const goal = (t) => (t.public.round === 1 ? [t.text(`page-goal-${t.public.mode}`)] : []);

/** @param {Table} t @returns {Sentence | null} */
function cargoSentence(t) {
  const kinds = KINDS.filter((kind) => t.picked.has(kind));
  const ports = portsOf(t);
  if (!kinds.length)
    return {
      title: t.text("prompt-cargo", t.decision?.params),
      detail: [...ports.map((id) => holds(t, id)), ...goal(t)].join(" "),
    };
  const detail = `${t.text("page-weight", { weight: weightOf(kinds) })} ${ports.map((id) => holds(t, id)).join(" ")}`;
  const later = ports.length > 1 ? ` ${t.text("page-port-later")}` : "";
  const next = kinds.length < Number(t.decision?.at_most) ? ` ${t.text("page-second")}` : later;
  return {
    title: t.text("page-lay", { kinds }),
    detail: detail + next,
    confirm: t.text("page-lay-confirm"),
    icon: "facedown",
  };
}

/** Who is ready, when somebody is. @param {Table} t */
const readyWords = (t) => {
  const others = t.ready.filter((seat) => seat !== t.you);
  return others.length ? ` ${t.text("page-ready", { seats: others })}` : "";
};

/** @param {Table} t @returns {Sentence} */
function portSentence(t) {
  const port = t.picked.has("A") ? "A" : t.picked.has("B") ? "B" : null;
  const kinds = ownLaid(t);
  const weight = t.text("page-weight-of", { weight: weightOf(kinds), kinds });
  if (!port) return { title: t.text("prompt-port"), detail: weight + readyWords(t) };
  return {
    title: t.text("page-send", { port }),
    detail: `${weight} ${holds(t, port)}${readyWords(t)}`,
    confirm: t.text("page-send-confirm", { port }),
  };
}

/** The prompt for what is staged; the usual sentence for everything else. @param {Table} t @returns {Sentence | null} */
export function sentence(t) {
  if (!t.mine) return null;
  if (t.decision?.prompt === "cargo") return cargoSentence(t);
  return t.decision?.prompt === "port" ? portSentence(t) : null;
}

/** Any goods and any port, true or not, until the ports are open (KZ-704). @param {Table} t @returns {Claim[]} */
export function claims(t) {
  const seated = t.you !== null && t.public.order.includes(t.you) && t.public.phase !== "over";
  if (!seated || t.past) return [];
  const ports = portsOf(t).length > 1 ? portsOf(t) : [];
  return [
    ...KINDS.filter(isKind).map((cargo) => ({ key: "claim-cargo", params: { cargo } })),
    ...ports.map((port) => ({ key: "claim-port", params: { port } })),
  ];
}
