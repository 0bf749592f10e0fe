import type { Scope, SearchKind } from '../../../kernel/scope.js';
import { CACHE_BYTES, createShopCache } from '../../../kernel/shop-cache.js';
import type { TestApp } from '../../../testing/test-app.js';

/** A shop of a test's database, as one implementation of the search finds in it. */
export function searchScope(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  productSearch: SearchKind,
  { tenant, locale }: { readonly tenant: string; readonly locale: string },
): Scope {
  const cache = createShopCache(CACHE_BYTES);
  return { db, tenant, locale, now: clock.now(), cache, productSearch };
}
