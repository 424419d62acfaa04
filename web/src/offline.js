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
  const others = (await caches.keys()).filter((name) => name !== STORE);
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
