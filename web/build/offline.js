// The page without a network: everything it needs lies in a cache, one for each version. The build puts in which files
// there are (FILES) and what version that makes (VERSION); see offline.ts.
/* global VERSION, FILES */
const CACHE = `siegeworks-${VERSION}`;
const HOME = new URL('./', self.location.href);
/** What belongs to the house is asked for anew each time. */
const NEVER = /^(?:api|ws|metrics|healthz)(?:[/?]|$)/;
/** A page of the version before may still be open, and asks for its own parts. */
const VERSIONS_KEPT = 2;

self.addEventListener('install', event => event.waitUntil(fill()));
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(file => new Request(new URL(file, HOME), { cache: 'no-cache' })));
}

self.addEventListener('activate', event => event.waitUntil(tidy()));
async function tidy() {
  const ours = (await caches.keys()).filter(name => name.startsWith('siegeworks-') && name !== CACHE);
  const old = ours.slice(0, Math.max(0, ours.length - (VERSIONS_KEPT - 1)));
  await Promise.all(old.map(name => caches.delete(name)));
}

// A new version waits until somebody wants it, or until every page of the old one is closed.
self.addEventListener('message', event => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return;
  const path = pathname.slice(HOME.pathname.length);
  if (NEVER.test(path)) return;
  if (request.mode === 'navigate' && path !== '' && path !== 'index.html') return;
  event.respondWith(answer(request.mode === 'navigate' ? new Request(HOME) : request));
});

/** From this version, then from an older one, then from the network. */
async function answer(request) {
  const how = { ignoreSearch: true, ignoreVary: true };
  const kept = (await (await caches.open(CACHE)).match(request, how)) ?? (await caches.match(request, how));
  return kept ?? fetch(request);
}
