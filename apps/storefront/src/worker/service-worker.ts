import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  FILES,
  isHashedFile,
  isImmutable,
  isPicture,
  isPublicPage,
  isStorablePicture,
  offlineCache,
  offlinePageOf,
  outdatedCaches,
  PAGES,
  PICTURES,
  readPush,
  type WorkerConfig,
} from './rules.js';

declare const self: ServiceWorkerGlobalScope & { readonly shopConfig: WorkerConfig };

const config = self.shopConfig;
const ONE_WEEK_S = 604_800;
const MAX_PAGES = 40;
const MAX_PICTURES = 150;
/** Two builds of a shop have about 300 files each. */
const MAX_FILES = 600;
/** Shoppers on a slow line see the last copy of a page after this time. */
const PAGE_TIMEOUT_S = 4;
const MAX_CLIENTS = 20;

/** When the copies were made that open pages show, by the id of the page. */
const copies = new Map<string, string>();

const storeIf = (isStorable: (answer: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isStorable(response) ? response : null),
});

const rememberCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
    const client = event instanceof FetchEvent ? event.resultingClientId : '';
    if (cachedResponse && client !== '') {
      copies.set(client, cachedResponse.headers.get('date') ?? '');
      for (const oldest of copies.keys()) if (copies.size > MAX_CLIENTS) copies.delete(oldest);
    }
    return Promise.resolve(cachedResponse);
  },
};

const expireAfter = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: ONE_WEEK_S, purgeOnQuotaError: true });

const router = new Router();
// The page names what it loaded before this worker controlled it: its document is no navigation then.
const isPage = ({ mode, headers }: Request) =>
  mode === 'navigate' || headers.get('accept') === 'text/html';
router.registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && isPage(request),
    new NetworkFirst({
      cacheName: PAGES,
      networkTimeoutSeconds: PAGE_TIMEOUT_S,
      // The first plugin that knows a callback is the first that runs.
      plugins: [storeIf(isPublicPage), expireAfter(MAX_PAGES), rememberCopy],
    }),
  ),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
    new CacheFirst({ cacheName: FILES, plugins: [storeIf(isImmutable)] }),
  ),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname),
    new StaleWhileRevalidate({
      cacheName: PICTURES,
      plugins: [storeIf(isStorablePicture), expireAfter(MAX_PICTURES)],
    }),
  ),
);
router.setCatchHandler(async ({ request, url }) => {
  const offline = isPage(request) ? offlinePageOf(url.pathname, config) : undefined;
  return (offline && (await caches.match(offline))) || Response.error();
});
router.addFetchListener();
router.addCacheListener();

/** Files have no dates: a use of each would be a write. Each build drops the ones stored first. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const files = await cache.keys();
  await Promise.all(files.slice(0, -MAX_FILES).map((file) => cache.delete(file)));
}

self.addEventListener('install', (event) => {
  const load = async () => {
    const cache = await caches.open(offlineCache(config));
    await cache.addAll(Object.values(config.offlinePages));
    // Open pages stay as they are: all that they still need has its own name for ever.
    await self.skipWaiting();
  };
  event.waitUntil(load());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = outdatedCaches(await caches.keys(), config);
    await Promise.all(names.map((name) => caches.delete(name)));
    await dropOldFiles();
    // Without it, each navigation would wait for the worker to start.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Tells a page when its copy was made; nothing if it comes from the server. */
self.addEventListener('message', (event) => {
  const { type } = event.data as { readonly type?: unknown };
  if (type !== 'COPY_DATE' || !(event.source instanceof Client)) return;
  event.ports[0]?.postMessage(copies.get(event.source.id));
});

/** A message about an order: shown even while no page is open. */
self.addEventListener('push', (event) => {
  const message = readPush(event.data?.text());
  if (!message) return;
  const { title, body, url, tag } = message;
  const shown = { body, tag, icon: '/_app/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { readonly url: string };
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const [page] = pages.filter((one) => new URL(one.url).pathname === url);
    await (page ? page.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
