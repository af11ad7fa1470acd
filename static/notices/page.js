/** Notices in this browser: asks it for a subscription, on a press of the button only. */

const part = /** @type {HTMLElement | null} */ (document.querySelector("[data-push]"));
const able = isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
if (part) start(part);

/** @param {HTMLElement} part */
function start(part) {
  const button = part.querySelector("button");
  show(part, able ? "able" : "unable");
  button?.addEventListener("click", async () => {
    button.disabled = true;
    const done = await subscribe(part).catch(() => false);
    button.disabled = false;
    if (done) location.assign("/me/notices?said=added");
    else show(part, "refused");
  });
}

/**
 * Which of the part's sentences is shown.
 * @param {HTMLElement} part
 * @param {string} state
 */
function show(part, state) {
  for (const child of part.querySelectorAll("[data-when]")) {
    if (child instanceof HTMLElement)
      child.hidden = !child.dataset.when?.split(" ").includes(state);
  }
}

/** @param {HTMLElement} part */
async function subscribe(part) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/notices.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = part.dataset.push ?? "";
  const known = await pushManager.getSubscription();
  const found =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return send(part, found.toJSON());
}

/**
 * @param {HTMLElement} part
 * @param {PushSubscriptionJSON} found
 */
async function send(part, { endpoint = "", keys = {} }) {
  const token = /** @type {HTMLInputElement} */ (part.querySelector("input[type=hidden]"));
  const body = new URLSearchParams({ ...keys, endpoint, [token.name]: token.value });
  const headers = { Accept: "application/json" };
  const answer = await fetch("/me/notices/push", { method: "POST", body, headers });
  return answer.ok;
}
