// Keeps the page itself, so that it opens without a connection. Games come from the server, or from the
// offline set, which the page keeps (src/offline/download.ts).
// The build fills in VERSION and NAMES, which are files beside this one.
const CACHE = `cleocatra-${VERSION}`;
const ROOT = new URL("./", location).pathname;
const FILES = NAMES.map((name) => ROOT + name);

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("cleocatra-") && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(ROOT, { cacheName: CACHE })));
  else if (pathname.startsWith(`${ROOT}offline/`) && !pathname.startsWith(`${ROOT}offline/pieces/`))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});

// a touched notification leads to its game
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const address = ({ url }) => new URL(url).pathname + new URL(url).hash;
  const there = (pages) => pages.find((page) => address(page) === notification.data);
  event.waitUntil(
    clients
      .matchAll({ type: "window" })
      .then((pages) => there(pages)?.focus() ?? clients.openWindow(notification.data)),
  );
});
