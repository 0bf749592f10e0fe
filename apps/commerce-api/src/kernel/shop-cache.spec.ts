import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import { createShopCache, currentRevision, cacheKey } from './shop-cache.js';

const key = (name: string) => cacheKey<string>('text', name);
const revisionOf = (revision: number, tenant = 'alpha') => ({ tenant, revision });

describe('the memory of shops', () => {
  it('forgets a shop with its revision, and no other shop', () => {
    const memory = createShopCache(1000);
    memory.put(revisionOf(1), key('a'), 'A', 10);
    memory.put(revisionOf(1, 'beta'), key('a'), 'B', 10);
    expect(memory.get(revisionOf(1), key('a'))).toBe('A');
    expect(memory.get(revisionOf(2), key('a'))).toBeUndefined();
    expect(memory.get(revisionOf(1, 'beta'), key('a'))).toBe('B');
  });

  it('neither stores nor returns values of an outdated revision', () => {
    const memory = createShopCache(1000);
    memory.put(revisionOf(2), key('a'), 'new', 10);
    memory.put(revisionOf(1), key('a'), 'late', 10);
    expect(memory.get(revisionOf(1), key('a'))).toBeUndefined();
    expect(memory.get(revisionOf(2), key('a'))).toBe('new');
  });

  it('lets the least recently used go when there is no room', () => {
    const memory = createShopCache(30);
    for (const name of ['a', 'b', 'c']) memory.put(revisionOf(1), key(name), name, 10);
    memory.get(revisionOf(1), key('a'));
    memory.put(revisionOf(1), key('d'), 'd', 10);
    memory.put(revisionOf(1), key('d'), 'again', 10);
    memory.put(revisionOf(1), key('huge'), 'huge', 31);
    const left = ['a', 'b', 'c', 'd', 'huge'].filter((name) =>
      memory.get(revisionOf(1), key(name)),
    );
    expect(left).toEqual(['a', 'c', 'd']);
  });
});

describe('the revision of a shop', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await testApp();
  });
  afterAll(() => shop.close());

  const revision = async (tenant = 'alpha') => (await currentRevision(shop.db, tenant)).revision;

  it.each([
    `UPDATE products SET price_regular = price_regular + 1 WHERE tenant = 'alpha' AND availability = 'available'`,
    `DELETE FROM redirects WHERE tenant = 'alpha'`,
    `INSERT INTO brands (tenant, slug, name) VALUES ('alpha', 'new', 'New')`,
    `UPDATE tenants SET hash = 'other' WHERE tenant = 'alpha'`,
    `UPDATE order_configs SET config = config WHERE tenant = 'alpha'`,
  ])('changes with: %s', async (statement) => {
    const before = [await revision(), await revision('beta')];
    await shop.db.execute(statement);
    expect(await revision()).toBeGreaterThan(before[0] ?? 0);
    expect(await revision('beta')).toBe(before[1]);
  });

  it('stays when nothing was changed, or not for good', async () => {
    const before = await revision();
    await shop.db.execute(`UPDATE products SET price_regular = 1 WHERE sku = 'no such'`);
    await shop.db
      .transaction(async (tx) => {
        await tx.execute(`UPDATE products SET price_regular = 1`);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await revision()).toBe(before);
  });
});
