import { adoptQueries, type PagePayload } from '../../navigation/payload.js';
import type { AppStore } from '../../store/create-store.js';
import type { Load, ModuleIndex } from '../../feature/module-index.js';

export type LoadedPayload = Promise<PagePayload | undefined>;

export interface PayloadLoader {
  /** Loads a page's payload and code and puts its data into the store; `undefined` when it fails. */
  load(url: string): LoadedPayload;
  /** Prefetches without writing to the store; `how` loads the code at low priority. */
  fetch(url: string, how?: Load): LoadedPayload;
  /** Prefetched payloads. */
  ahead: (url: string) => LoadedPayload | undefined;
}

/** URL of a page's payload (API-013): `{path}/_payload.json`, with the page's query. */
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
  const loader: PayloadLoader = {
    ahead: () => undefined,
    fetch: async (url, how) => {
      try {
        const headers = { accept: 'application/json' };
        const init: RequestInit = { headers, ...(how && { priority: 'low' }) };
        const response = await get(payloadAddress(url), init);
        const payload = (await response.json()) as PagePayload;
        await modules.load(payload.modules, how);
        return payload;
      } catch {
        return undefined;
      }
    },
    load: async (url) => {
      const payload = (await loader.ahead(url)) ?? (await loader.fetch(url));
      if (payload) adoptQueries(store, payload.queries);
      return payload;
    },
  };
  return loader;
}
