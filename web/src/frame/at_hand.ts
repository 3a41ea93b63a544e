// The page stays at hand without a network: the service worker is asked to keep what this visit has loaded.
const KEPT = 'page'; // as in public/sw.js

export async function stayAtHand(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const kept = await caches.open(KEPT);
    const files = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
    await Promise.all(files.map(async (name) => (await kept.match(name)) ?? kept.add(name)));
    document.documentElement.dataset.atHand = 'yes';
  } catch {
    // Not on this connection, or not in this browser: then it needs the network.
  }
}
