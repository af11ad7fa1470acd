/**
 * The lobby, live: the server renders, this module puts the changed parts in place and sends forms
 * without leaving the page. Without it everything works by whole pages.
 */

const main = /** @type {HTMLElement} */ (document.querySelector("[data-socket]"));
const toasts = /** @type {HTMLElement} */ (document.getElementById("toasts"));
const RETRY = [500, 1000, 2000, 5000];

/** The markup of each part as the server sent it last. @type {Map<string, string>} */
const sent = new Map();
let tries = 0;

for (const part of parts(document)) sent.set(String(part.dataset.live), part.outerHTML);
equip();
connect();

/** @param {ParentNode} root @returns {HTMLElement[]} */
function parts(root) {
  return [...root.querySelectorAll("[data-live]")].map((part) => /** @type {HTMLElement} */ (part));
}

function connect() {
  const url = new URL(String(main.dataset.socket), location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  socket.addEventListener("message", (event) => {
    if (tries > 1) say("");
    tries = 0;
    receive(JSON.parse(event.data));
  });
  socket.addEventListener("close", () => {
    if (++tries === 2) say(String(toasts.dataset.offline), 0);
    setTimeout(connect, RETRY[Math.min(tries, RETRY.length - 1)]);
  });
}

/** @param {{html?: string, go?: string}} message */
function receive(message) {
  if (message.go) location.assign(message.go);
  if (message.html) show(message.html);
}

/** Puts changed parts in place; focus, an open sheet and what is being typed survive. */
function show(/** @type {string} */ html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const part of parts(fresh)) {
    const name = String(part.dataset.live);
    if (sent.get(name) === part.outerHTML) continue;
    sent.set(name, part.outerHTML);
    swap(main.querySelector(`[data-live="${name}"]`), part);
  }
  equip();
}

/** @param {Element | null} old @param {HTMLElement} part */
function swap(old, part) {
  const focused = document.activeElement;
  const typed =
    focused instanceof HTMLInputElement && focused.type !== "radio" ? focused.value : null;
  const open = old?.querySelector(":popover-open")?.id;
  const inside = old?.contains(focused) ? focused?.id : null;
  old?.replaceWith(document.adoptNode(part));
  if (open) byId(open)?.showPopover();
  const again = inside ? byId(inside) : null;
  again?.focus({ preventScroll: true });
  if (typed !== null && again instanceof HTMLInputElement && !again.readOnly) again.value = typed;
}

/** @param {string} id */
function byId(id) {
  return document.getElementById(id);
}

/** Shows the buttons that work in this browser: there is no clipboard off secure pages. */
function equip() {
  for (const copy of main.querySelectorAll("button[data-copy]")) copy.removeAttribute("hidden");
  if ("share" in navigator)
    for (const share of main.querySelectorAll("button[data-share]"))
      share.removeAttribute("hidden");
}

main.addEventListener("submit", (event) => {
  event.preventDefault();
  send(/** @type {HTMLFormElement} */ (event.target), event.submitter);
});

main.addEventListener("change", (event) => {
  const form = /** @type {HTMLElement} */ (event.target).closest("form");
  if (form?.hasAttribute("data-auto")) send(form, null);
});

main.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const copied = /** @type {HTMLElement | null} */ (target.closest("button[data-copy]"))?.dataset
    .copy;
  const shared = /** @type {HTMLElement | null} */ (target.closest("button[data-share]"))?.dataset
    .share;
  if (copied) copy(/** @type {HTMLInputElement} */ (byId(copied)));
  if (shared)
    navigator
      .share({ url: /** @type {HTMLInputElement} */ (byId(shared)).value, title: document.title })
      .catch(() => {});
  if (target.matches("input[data-select]")) /** @type {HTMLInputElement} */ (target).select();
});

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function send(form, submitter) {
  if (submitter?.getAttribute("aria-disabled") === "true") return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    });
    const said = await answer.json();
    if (!answer.ok) return say(said.error?.message ?? String(toasts.dataset.failed));
    // The sheet in the page: the socket may have put a new one in place meanwhile.
    byId(form.closest("[popover]")?.id ?? "")?.hidePopover();
    if (new URL(said.go, location.href).pathname !== location.pathname) location.assign(said.go);
    else if (form.hasAttribute("data-whole")) location.reload();
  } catch {
    say(String(toasts.dataset.failed));
  }
}

/** Copies the link, with the old way where the new one is not allowed; else it is selected. */
async function copy(/** @type {HTMLInputElement} */ field) {
  field.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("not allowed");
    say(String(toasts.dataset.copied));
  } catch {
    say(String(toasts.dataset.copy));
  }
}

/** One sentence at a time; it goes by itself unless `ms` is 0. */
function say(/** @type {string} */ sentence, ms = 5000) {
  toasts.replaceChildren();
  if (!sentence) return;
  const toast = document.createElement("p");
  toast.className = "toast";
  toast.textContent = sentence;
  toasts.append(toast);
  if (ms) setTimeout(() => toast.remove(), ms);
}
