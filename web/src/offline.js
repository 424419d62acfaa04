// The shell opens without a network. What is played is never kept here: it comes from the server alone.
const SHELL = [/* shell */];
// Another shell is another store.
const STORE = `shell-${[...SHELL.join()].reduce((mark, sign) => (mark * 31 + sign.charCodeAt(0)) >>> 0, 7)}`;

/** This shell's own file; else one of the shell before, for tabs that were opened under it. */
async function kept(request) {
  const store = await caches.open(STORE);
  return (await store.match(request)) ?? caches.match(request);
}

async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== STORE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (
    request.method !== "GET" ||
    path.startsWith("/api/") ||
    path.startsWith("/ws") ||
    path.startsWith("/health") ||
    path === "/metrics"
  )
    return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => kept("/")));
  } else if (path.startsWith("/assets/")) {
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  } else {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

// ---- Notices of turns: a game, a link to the table, and one that stops them

/** What a page has left here to be said; src/lib/notices.svelte.ts writes it. */
async function words() {
  const kept = await (await caches.open("notices")).match("/notice-words");
  return kept ? kept.json() : { games: {} };
}

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isOf = (page, link) => new URL(page.url).pathname === link;

async function show({ game, link, stop }) {
  const seen = (await pages()).some((page) => isOf(page, link) && page.focused && page.visibilityState === "visible");
  if (seen) return;
  const { games, body, stop: label } = await words();
  await self.registration.showNotification(games[game] ?? "Estran", {
    body,
    tag: link,
    renotify: true, // in place of the last one of this table, and heard again
    icon: "/icon-192.png",
    data: { link, stop },
    actions: label ? [{ action: "stop", title: label }] : [],
  });
}

async function follow(action, { link, stop }) {
  if (action === "stop") return self.clients.openWindow(stop);
  const open = (await pages()).find((page) => isOf(page, link));
  return open ? open.focus() : self.clients.openWindow(link);
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.action, event.notification.data));
});
