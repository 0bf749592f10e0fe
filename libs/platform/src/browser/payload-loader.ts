import { adoptQueries, type PagePayload } from '../navigation/payload.js';
import type { AppStore } from '../store/create-store.js';
import type { ModuleIndex } from '../feature/module-index.js';

export interface PayloadLoader {
  /** Loads a page's payload and code, and puts its data into the store; `undefined` when it fails. */
  load(url: string): Promise<PagePayload | undefined>;
  /** Fetches ahead of a likely navigation. */
  prefetch(url: string): void;
}

/** Address of a page's payload (API-013): `{path}/_payload.json`, the query kept. */
export function payloadAddress(url: string): string {
  const [path = '/', query] = url.split('?');
  const base = path === '/' ? '' : path.replace(/\/$/, '');
  return `${base}/_payload.json${query === undefined ? '' : `?${query}`}`;
}

export function createPayloadLoader(
  store: AppStore,
  modules: ModuleIndex,
  get: typeof fetch,
): PayloadLoader {
  const ahead = new Map<string, Promise<PagePayload | undefined>>();
  const fetchOne = async (url: string) => {
    try {
      const response = await get(payloadAddress(url), { headers: { accept: 'application/json' } });
      const payload = (await response.json()) as PagePayload;
      await modules.load(payload.modules);
      return payload;
    } catch {
      return undefined;
    }
  };
  return {
    prefetch: (url) => {
      if (ahead.size < 20 && !ahead.has(url)) ahead.set(url, fetchOne(url));
    },
    load: async (url) => {
      const payload = await (ahead.get(url) ?? fetchOne(url));
      ahead.delete(url);
      if (!payload) return undefined;
      adoptQueries(store, payload.queries);
      return payload;
    },
  };
}
