import type { RequestContext } from './context.js';
import type { ShopRevisions } from './shop-cache.js';
import { currentRevisions, cacheKey } from './shop-cache.js';

/**
 * The answer at an address as JSON, made by `make` once for each edition of the shop and each
 * language. What `make` throws is not kept.
 */
export async function cachedResponse(
  { db, cache, tenant, locale }: RequestContext,
  address: string,
  make: (editions: ShopRevisions) => Promise<unknown>,
): Promise<Buffer> {
  // The edition is read first: what is read after it can only be newer, and then is soon made again.
  const editions = await currentRevisions(db, tenant);
  const edition = editions.shop;
  const key = cacheKey<Buffer>('answer', locale, address);
  const known = cache.get(edition, key);
  if (known) return known;
  const answer = Buffer.from(JSON.stringify(await make(editions)));
  cache.put(edition, key, answer, answer.length + 2 * address.length);
  return answer;
}
