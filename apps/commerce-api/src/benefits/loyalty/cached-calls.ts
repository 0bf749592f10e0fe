import { ExternalCallRequired } from '../../kernel/external-call-required.js';

/** When the cache holds this many responses, it is cleared. */
const maxEntries = 10_000;

interface CachedCall<T> {
  readonly ask: () => Promise<T>;
  /** Used when the call fails and there is no cached response. Without it, a failure is an error. */
  readonly otherwise?: T;
}

/**
 * Caches responses of an external service for code that runs in a transaction. When the service fails,
 * the last response stays valid for another `ttlMs`; before the first response, `otherwise` does.
 */
export function cacheCallsFor<T>(ttlMs: number) {
  const known = new Map<string, { readonly value: T; readonly until: number }>();
  const pending = new Map<string, Promise<void>>();

  async function renew(key: string, now: Date, { ask, otherwise }: CachedCall<T>): Promise<void> {
    const last = known.get(key)?.value ?? otherwise;
    const value = await ask().catch((error: unknown) => {
      if (last === undefined || otherwise === undefined) throw error;
      return last;
    });
    if (known.size >= maxEntries) known.clear();
    known.set(key, { value, until: now.getTime() + ttlMs });
  }

  /** Concurrent requests for one key share one call. */
  function renewOnce(key: string, now: Date, question: CachedCall<T>): Promise<void> {
    const running = pending.get(key);
    if (running) return running;
    const renewal = renew(key, now, question).finally(() => {
      if (pending.get(key) === renewal) pending.delete(key);
    });
    pending.set(key, renewal);
    return renewal;
  }

  return {
    forget: (key: string) => {
      known.delete(key);
      pending.delete(key);
    },
    /** @throws ExternalCallRequired when the cached response has expired */
    get(key: string, now: Date, question: CachedCall<T>): T {
      const found = known.get(key);
      if (found && now.getTime() < found.until) return found.value;
      throw new ExternalCallRequired(() => renewOnce(key, now, question));
    },
  };
}
