import { ExternalCallRequired } from '../kernel/external-call-required.js';

/** So many answers are kept; then all are asked for anew. */
const maxEntries = 10_000;

interface CachedCall<T> {
  readonly ask: () => Promise<T>;
  /** Holds when there is no answer, and there never was; absent where no answer is an error. */
  readonly otherwise?: T;
}

/**
 * Answers of an outside party that may be some time old, for work that is in a transaction. When a new
 * one cannot be had the last one holds, and before the first `otherwise`, which is not asked for again
 * for as long either.
 */
export function cacheCallsFor<T>(freshMs: number) {
  const known = new Map<string, { readonly value: T; readonly until: number }>();
  const asked = new Map<string, Promise<void>>();

  async function renew(key: string, now: Date, { ask, otherwise }: CachedCall<T>): Promise<void> {
    const last = known.get(key)?.value ?? otherwise;
    const value = await ask().catch((error: unknown) => {
      if (last === undefined || otherwise === undefined) throw error;
      return last;
    });
    if (known.size >= maxEntries) known.clear();
    known.set(key, { value, until: now.getTime() + freshMs });
  }

  /** Those who ask the same at once wait for one answer. */
  function renewOnce(key: string, now: Date, question: CachedCall<T>): Promise<void> {
    const running = asked.get(key);
    if (running) return running;
    const begun = renew(key, now, question).finally(() => {
      if (asked.get(key) === begun) asked.delete(key);
    });
    asked.set(key, begun);
    return begun;
  }

  return {
    forget: (key: string) => {
      known.delete(key);
      asked.delete(key);
    },
    /** @throws AskFirst when the answer is too old */
    get(key: string, now: Date, question: CachedCall<T>): T {
      const found = known.get(key);
      if (found && now.getTime() < found.until) return found.value;
      throw new ExternalCallRequired(() => renewOnce(key, now, question));
    },
  };
}
