import type { CachedResponse } from '../http/cached-response.js';
import type { HostedShop } from '../tenants/shops.js';
import {
  createClientPage,
  renderPrivatePage,
  renderPublicPage,
  type PageRenderer,
} from './render-page.js';
import type { CachedPage, Freshness, PageCache, PublicPage } from './page-cache.js';
import type { SharedPages } from './shared-pages.js';
import { Overloaded, type RenderQueue } from './render-queue.js';

export interface PageServiceOptions {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Where several hosts share their pages. */
  readonly shared?: SharedPages | undefined;
  readonly queue: RenderQueue;
  readonly isBackendDown: () => boolean;
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

export type PageKind = 'document' | 'payload';

/** Pages of the shops: from the cache, or made. */
export interface PageService {
  /** A page that anybody may be shown. Throws `Overloaded` for a payload that cannot be made. */
  publicPage(shop: HostedShop, url: string, kind: PageKind): Promise<CachedResponse>;
  /** A page for one visitor, known by the cookies. */
  privatePage(shop: HostedShop, url: string, cookie: string): Promise<CachedResponse>;
}

/** Seconds by status; an absent status is not kept at all (5xx). */
const FRESHNESS: Readonly<Record<number, Freshness>> = {
  200: { fresh: 60, stale: 300 },
  301: { fresh: 60, stale: 0 },
  302: { fresh: 60, stale: 0 },
  404: { fresh: 10, stale: 0 },
};

/** Key of a page. The fast way through the cache builds the same one from a raw request. */
export function pageKey(host: string, url: string): string {
  return `${host} ${url}`;
}

/** Address of a page's payload, as the browser asks for it. */
export function payloadUrl(url: string): string {
  const [path = '/', query] = url.split('?');
  const base = path === '/' ? '' : path;
  return `${base}/_payload.json${query === undefined ? '' : `?${query}`}`;
}

export function createPageService(options: PageServiceOptions): PageService {
  const { renderer: workshop, cache, shared, queue, report, now = Date.now } = options;
  const flights = new Map<string, Promise<PublicPage>>();

  /** Makes a page once, however many ask for it. */
  function make(shop: HostedShop, url: string, kind: PageKind, key: string): Promise<PublicPage> {
    const known = flights.get(key);
    if (known) return known;
    const flight = fetchOrRender(shop, url, kind, key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function fetchOrRender(shop: HostedShop, url: string, kind: PageKind, key: string) {
    const { generation } = cache;
    const stored = await shared?.get(key);
    const page =
      stored?.page ?? (await queue.run(() => renderPublicPage(workshop, shop, url, kind)));
    // What was made of content that has been purged since is shown once, and not kept.
    if (generation !== cache.generation) return page;
    return keep(key, page, stored?.fresh);
  }

  /** `fresh`: seconds that another host's page has left. */
  function keep(key: string, page: PublicPage, fresh?: number): PublicPage {
    const usual = FRESHNESS[page.answer.status];
    if (!usual || page.answer.headers['cache-control'] === 'no-store') return page;
    const before = cache.get(key)?.answer;
    // An unchanged page keeps its well compressed form.
    const kept = before?.etag === page.answer.etag ? { ...page, answer: before } : page;
    cache.put(key, kept, { ...usual, fresh: fresh ?? usual.fresh });
    if (fresh === undefined) void shared?.put(key, kept, usual);
    return kept;
  }

  function fallback(shop: HostedShop, url: string, error: unknown): CachedResponse {
    if (!(error instanceof Overloaded)) throw error;
    report(error);
    return createClientPage(workshop, shop, url, options.isBackendDown());
  }

  return {
    publicPage: async (shop, url, kind) => {
      const key = pageKey(shop.host, kind === 'payload' ? payloadUrl(url) : url);
      const known: CachedPage | undefined = cache.get(key);
      if (known) {
        if (known.freshUntil <= now()) make(shop, url, kind, key).catch(report);
        return known.answer;
      }
      try {
        return (await make(shop, url, kind, key)).answer;
      } catch (error) {
        if (kind === 'payload') throw error;
        return fallback(shop, url, error);
      }
    },
    privatePage: async (shop, url, cookie) => {
      try {
        return await queue.run(() => renderPrivatePage(workshop, shop, url, cookie));
      } catch (error) {
        return fallback(shop, url, error);
      }
    },
  };
}
