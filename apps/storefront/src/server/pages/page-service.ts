import type { CachedResponse } from '../http/cached-response.js';
import type { PageSource } from '../http/operation/metrics.js';
import type { HostedShop } from '../tenants/shops.js';
import { createClientPage, renderPrivatePage, renderPublicPage } from './render-page.js';
import type { PageRenderer } from './document-response.js';
import type { CachedPage, Freshness, PageCache, PublicPage } from './page-cache.js';
import type { SharedAnswer, SharedPages } from './shared-pages.js';
import { Overloaded, type RenderQueue } from './render-queue.js';

export interface PageServiceOptions {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Page cache that several hosts share. */
  readonly shared?: SharedPages | undefined;
  readonly queue: RenderQueue;
  readonly isBackendDown: () => boolean;
  readonly report: (error: unknown) => void;
  /** Told where each page came from. */
  readonly onServed?: ((source: PageSource) => void) | undefined;
  readonly now?: () => number;
}

export type PageKind = 'document' | 'payload';

/** Serves pages from the cache, or renders them. */
export interface PageService {
  /** A public page. Throws `Overloaded` for a payload that cannot be rendered. */
  publicPage(shop: HostedShop, url: string, kind: PageKind): Promise<CachedResponse>;
  /** A page for one visitor, identified by the cookies. */
  privatePage(shop: HostedShop, url: string, cookie: string): Promise<CachedResponse>;
}

/** Cache lifetime in seconds by status; other statuses (5xx) are not cached. */
const FRESHNESS: Readonly<Record<number, Freshness>> = {
  200: { fresh: 60, stale: 300 },
  301: { fresh: 60, stale: 0 },
  302: { fresh: 60, stale: 0 },
  404: { fresh: 10, stale: 0 },
};

/** Cache key of a page. The fast path builds the same key from a raw request. */
export function pageKey(host: string, url: string): string {
  return `${host} ${url}`;
}

/** URL of a page's payload. */
export function payloadUrl(url: string): string {
  const [path = '/', query] = url.split('?');
  const base = path === '/' ? '' : path;
  return `${base}/_payload.json${query === undefined ? '' : `?${query}`}`;
}

export function createPageService(options: PageServiceOptions): PageService {
  const { renderer: workshop, cache, shared, queue, report, onServed, now = Date.now } = options;
  const flights = new Map<string, Promise<PublicPage>>();

  /** Renders a page once for concurrent requests. */
  function make(shop: HostedShop, url: string, kind: PageKind, key: string): Promise<PublicPage> {
    const known = flights.get(key);
    if (known) return known;
    const flight = fetchOrRender(shop, url, kind, key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function fetchOrRender(shop: HostedShop, url: string, kind: PageKind, key: string) {
    const { generation } = cache;
    const found = await shared?.get(key);
    const page =
      found?.stored?.page ??
      (await queue.run(shop.host, () => renderPublicPage(workshop, shop, url, kind)));
    // A page rendered from content that was purged since is sent once and not cached.
    if (generation !== cache.generation) return page;
    return keep(key, page, found);
  }

  /** A page that another host has made keeps the rest of its lifetime. */
  function keep(key: string, page: PublicPage, found?: SharedAnswer): PublicPage {
    const usual = FRESHNESS[page.answer.status];
    if (!usual || page.answer.headers['cache-control'] === 'no-store') return page;
    const before = cache.get(key)?.answer;
    // An unchanged page keeps its better compressed copy.
    const kept = before?.etag === page.answer.etag ? { ...page, answer: before } : page;
    cache.put(key, kept, { ...usual, fresh: found?.stored?.fresh ?? usual.fresh });
    if (!found?.stored) void shared?.put(key, kept, usual, found?.purges);
    return kept;
  }

  function fallback(shop: HostedShop, url: string, error: unknown): CachedResponse {
    if (!(error instanceof Overloaded)) throw error;
    report(error);
    onServed?.('overloaded');
    return createClientPage(workshop, shop, url, options.isBackendDown());
  }

  return {
    publicPage: async (shop, url, kind) => {
      const key = pageKey(shop.host, kind === 'payload' ? payloadUrl(url) : url);
      const known: CachedPage | undefined = cache.get(key);
      if (known) {
        const isStale = known.freshUntil <= now();
        onServed?.(isStale ? 'stale' : 'fresh');
        if (isStale) make(shop, url, kind, key).catch(report);
        return known.answer;
      }
      try {
        const { answer } = await make(shop, url, kind, key);
        onServed?.('rendered');
        return answer;
      } catch (error) {
        if (kind === 'payload') throw error;
        return fallback(shop, url, error);
      }
    },
    privatePage: async (shop, url, cookie) => {
      try {
        const answer = await queue.run(shop.host, () =>
          renderPrivatePage(workshop, shop, url, cookie),
        );
        onServed?.('rendered');
        return answer;
      } catch (error) {
        return fallback(shop, url, error);
      }
    },
  };
}
