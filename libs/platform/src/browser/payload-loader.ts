import { adoptQueries, type PagePayload } from '../navigation/payload.js';
import type { AppStore } from '../store/create-store.js';
import type { ModuleIndex } from '../feature/module-index.js';

export interface PayloadLoader {
  /** Loads a page's payload and code, and puts its data into the store; `undefined` when it fails. */
  load(url: string): Promise<PagePayload | undefined>;
  /** Fetches ahead of a likely navigation. */
  prefetch(url: string): void;
}

type Found = Promise<PagePayload | undefined>;

/** Address of a page's payload (API-013): `{path}/_payload.json`, the query kept. */
export function payloadAddress(url: string): string {
  const [path = '/', query] = url.split('?');
  const base = path === '/' ? '' : path.replace(/\/$/, '');
  return `${base}/_payload.json${query === undefined ? '' : `?${query}`}`;
}

/** Milliseconds after which a payload that was fetched ahead is out of date. */
const FRESH_MS = 60_000;
/** Payloads that wait for their page at most. */
const MOST_AHEAD = 20;

export function createPayloadLoader(
  store: AppStore,
  modules: ModuleIndex,
  get: typeof fetch,
  now: () => number = Date.now,
): PayloadLoader {
  const ahead = new Map<string, { readonly at: number; readonly found: Found }>();
  const fetchOne = async (url: string, priority?: RequestPriority): Found => {
    try {
      const headers = { accept: 'application/json' };
      const response = await get(payloadAddress(url), { headers, ...(priority && { priority }) });
      const payload = (await response.json()) as PagePayload;
      await modules.load(payload.modules);
      return payload;
    } catch {
      return undefined;
    }
  };
  const takeAhead = (url: string): Found | undefined => {
    const known = ahead.get(url);
    ahead.delete(url);
    return known && now() - known.at < FRESH_MS ? known.found : undefined;
  };
  return {
    prefetch: (url) => {
      const known = ahead.get(url);
      if (known && now() - known.at < FRESH_MS) return;
      ahead.delete(url);
      for (const oldest of ahead.keys()) {
        if (ahead.size < MOST_AHEAD) break;
        ahead.delete(oldest);
      }
      ahead.set(url, { at: now(), found: fetchOne(url, 'low') });
    },
    load: async (url) => {
      const payload = (await takeAhead(url)) ?? (await fetchOne(url));
      if (payload) adoptQueries(store, payload.queries);
      return payload;
    },
  };
}
