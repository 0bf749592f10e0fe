import type { RequestContext } from './context.js';
import type { Editions } from './shop-memory.js';
import { currentEditions, memoryKey } from './shop-memory.js';

/**
 * The answer at an address as JSON, made by `make` once for each edition of the shop and each
 * language. What `make` throws is not kept.
 */
export async function keptAnswer(
  { db, memory, tenant, locale }: RequestContext,
  address: string,
  make: (editions: Editions) => Promise<unknown>,
): Promise<Buffer> {
  // The edition is read first: what is read after it can only be newer, and then is soon made again.
  const editions = await currentEditions(db, tenant);
  const edition = editions.shop;
  const key = memoryKey<Buffer>('answer', locale, address);
  const known = memory.get(edition, key);
  if (known) return known;
  const answer = Buffer.from(JSON.stringify(await make(editions)));
  memory.put(edition, key, answer, answer.length + 2 * address.length);
  return answer;
}
