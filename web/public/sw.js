// Keeps the page itself at hand, so that without a network it opens and says how it stands. Nothing of a table is kept.
const KEPT = 'page';
const MOST = 120; // files; the oldest go first
const PAGES = ['', 'new', 'mine', 'profile', 'help', 'table', 's', 'w', 'player', 'replay'];

addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && PAGES.includes(pathname.split('/')[1])) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The newest page if there is a network, else the last one. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keep('/', fresh.clone());
    return fresh;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** A file in `assets/` never changes: its name carries its hash. */
async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await keep(request, fresh.clone());
  return fresh;
}

async function keep(what, response) {
  const kept = await caches.open(KEPT);
  await kept.put(what, response);
  const all = await kept.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await kept.delete(old);
}
