import type { Scope } from '../../kernel/scope.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';

/** Bounded by the size of the catalogue, so it stays in memory. */
const INDEX_CACHE_BYTES = 1;

/** Caches the result of `make` for a revision; concurrent callers share one call. */
export function cachedPerRevision<T>(
  { cache }: Pick<Scope, 'cache'>,
  revision: ShopRevision,
  name: readonly string[],
  make: () => Promise<T>,
): Promise<T> {
  const key = cacheKey<{ made: Promise<T> | undefined }>('index', ...name);
  const known = cache.get(revision, key)?.made;
  if (known) return known;
  const kept: { made: Promise<T> | undefined } = { made: undefined };
  kept.made = make().catch((error: unknown) => {
    // After a failure, the next request tries again.
    kept.made = undefined;
    throw error;
  });
  cache.put(revision, key, kept, INDEX_CACHE_BYTES);
  return kept.made;
}
