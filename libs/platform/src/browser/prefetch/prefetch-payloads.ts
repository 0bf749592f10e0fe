import type { Load } from '../../feature/module-index.js';
import type { LoadedPayload, PayloadLoader } from './payload-loader.js';

/** Milliseconds until a prefetched payload expires. */
const TTL_MS = 60_000;
/** Maximum number of prefetched payloads. */
const MAX_PREFETCHED = 20;

/** Creates a cache of prefetched payloads that the next navigation takes from. */
export function createPayloadPrefetcher(
  payloads: PayloadLoader,
  how: Load,
  now: () => number = Date.now,
): (url: string) => void {
  const ahead = new Map<string, { readonly at: number; readonly found: LoadedPayload }>();
  const fresh = (url: string) => {
    const known = ahead.get(url);
    return known && now() - known.at < TTL_MS ? known.found : undefined;
  };
  payloads.ahead = (url) => {
    const found = fresh(url);
    ahead.delete(url);
    return found;
  };
  return (url) => {
    if (fresh(url)) return;
    ahead.delete(url);
    for (const oldest of ahead.keys()) {
      if (ahead.size < MAX_PREFETCHED) break;
      ahead.delete(oldest);
    }
    ahead.set(url, { at: now(), found: payloads.fetch(url, how) });
  };
}
