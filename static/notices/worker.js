/**
 * Shows notices while no page of ours is open: the server sends them in words, see
 * docs/operations.md. It keeps nothing, fetches nothing, and is in the way of no request.
 */

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: { url } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/**
 * The page that is open there already, else a new one.
 * @param {string} url
 */
async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => page.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : worker.clients.openWindow(url);
}
