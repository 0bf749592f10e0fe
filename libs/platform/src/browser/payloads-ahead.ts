import type { Load } from '../feature/module-index.js';
import type { Found, PayloadLoader } from './payload-loader.js';

/** Milliseconds after which a payload that was fetched ahead is out of date. */
const FRESH_MS = 60_000;
/** Payloads that wait for their page at most. */
const MOST_AHEAD = 20;

/** Gives what fetches a payload ahead of a likely navigation, which takes it from there. */
export function payloadsAhead(
  payloads: PayloadLoader,
  how: Load,
  now: () => number = Date.now,
): (url: string) => void {
  const ahead = new Map<string, { readonly at: number; readonly found: Found }>();
  const fresh = (url: string) => {
    const known = ahead.get(url);
    return known && now() - known.at < FRESH_MS ? known.found : undefined;
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
      if (ahead.size < MOST_AHEAD) break;
      ahead.delete(oldest);
    }
    ahead.set(url, { at: now(), found: payloads.fetch(url, how) });
  };
}
