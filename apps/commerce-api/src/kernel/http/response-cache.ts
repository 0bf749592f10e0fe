import type { RequestContext } from '../context.js';
import type { ShopRevisions } from '../shop-cache.js';
import { currentRevisions, cacheKey } from '../shop-cache.js';

/**
 * The JSON response of a URL, computed by `make` once for each shop revision and language. Errors of
 * `make` are not cached.
 */
export async function cachedResponse(
  { db, cache, tenant, locale }: RequestContext,
  address: string,
  make: (revisions: ShopRevisions) => Promise<unknown>,
): Promise<Buffer> {
  // The revision is read first: data that is read after it can only be newer, and is then soon
  // replaced.
  const revisions = await currentRevisions(db, tenant);
  const revision = revisions.shop;
  const key = cacheKey<Buffer>('answer', locale, address);
  const known = cache.get(revision, key);
  if (known) return known;
  const answer = Buffer.from(JSON.stringify(await make(revisions)));
  cache.put(revision, key, answer, answer.length + 2 * address.length);
  return answer;
}
