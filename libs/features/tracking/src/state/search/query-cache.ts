/** TRK-28. */
export const MAX_QUERIES = 5000;
const KEY = 'analytics_queries';

/** A product from a query, and its position there, from 1. */
export interface Found {
  readonly sku: string;
  readonly queryID: string;
  readonly position: number;
}

/** The browser may block its storage, or it is full or unreadable: then nothing outlives the document. */
function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function read(storage: () => Storage): Map<string, Found> {
  const entries = ignoreErrors(() => {
    const list = JSON.parse(storage().getItem(KEY) ?? '[]') as readonly Found[];
    return list.map((found) => [found.sku, found] as const);
  });
  return new Map(entries);
}

/**
 * The query that a product came from, until it is ordered. The oldest entries are evicted. It outlives
 * the document, because an order may lead through a payment provider's pages.
 */
export function queryCache(storage: () => Storage) {
  let known: Map<string, Found> | undefined;
  const all = () => (known ??= read(storage));
  const keep = () =>
    ignoreErrors(() => storage().setItem(KEY, JSON.stringify([...all().values()])));
  return {
    remember(found: Found): void {
      all().delete(found.sku);
      all().set(found.sku, found);
      for (const oldest of all().keys()) {
        if (all().size <= MAX_QUERIES) break;
        all().delete(oldest);
      }
      keep();
    },
    /** Gives what is known of the products, and forgets it. */
    take(skus: readonly string[]): Found[] {
      const found = [...new Set(skus)].flatMap((sku) => all().get(sku) ?? []);
      for (const { sku } of found) all().delete(sku);
      if (found.length > 0) keep();
      return found;
    },
    clear(): void {
      known = new Map();
      ignoreErrors(() => storage().removeItem(KEY));
    },
  };
}

export type QueryCache = ReturnType<typeof queryCache>;
