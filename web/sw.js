// Keeps the page itself, so that it opens without a connection. Games come from the server, or from the
// offline set, which the page keeps (src/offline/download.svelte.ts).
// The build fills in VERSION, SET, which is the version of the offline set that the page needs, and NAMES, which
// are files beside this one.
const PAGE = "cleocatra-";
const CACHE = `${PAGE}${VERSION}-${SET}`;
const ROOT = new URL("./", location).pathname;
const FILES = NAMES.map((name) => ROOT + name);
const ASSETS = `${ROOT}assets/`; // what they hold never changes under the same name
const ASK_AGAIN = { cache: "no-cache" }; // for what does: hosts may let browsers keep it for a while

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll(FILES.map((file) => new Request(file, file.startsWith(ASSETS) ? {} : ASK_AGAIN))),
      )
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOldPages().then(() => clients.claim()));
});

/** The kept page that plays by itself: an older one, until the offline set of this one is whole. */
async function pageToShow() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== CACHE);
  for (const page of [CACHE, ...older])
    if (await caches.match(`${ROOT}offline/${page.split("-").at(-1)}/whole`)) return page;
  return CACHE;
}

async function forgetOldPages() {
  const wanted = [CACHE, await pageToShow()];
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGE));
  await Promise.all(pages.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
}

/** The page from the network; without a connection, as it is kept. */
async function openPage(request) {
  try {
    return await fetch(request, ASK_AGAIN);
  } catch {
    return caches.match(ROOT, { cacheName: await pageToShow() });
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(openPage(request));
    event.waitUntil(forgetOldPages());
  } else if (pathname.startsWith(ASSETS))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request))); // of any version
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
