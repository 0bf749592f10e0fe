import type { ApiError } from '@larder/contracts';
import type { PostcodeService } from '@larder/contracts/distribution';
import { createTestShop, ok } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const url = (postalCode: string) =>
  `/api/distribution/postcode-service?postalCode=${encodeURIComponent(postalCode)}`;

describe('what a shop does at a postcode', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());
  const ask = async (postalCode: string) =>
    ok(await shop.client().get<PostcodeService>(url(postalCode)));

  it('SLOT-07 SLOT-10 is delivery with its earliest window and the fee of it', async () => {
    const { delivery } = await ask('1010');
    expect(delivery).toEqual({
      deliveryAreaNumber: 'W1',
      earliest: {
        id: 'd-W1-20261124-1800',
        start: '2026-11-24T17:00:00.000Z',
        end: '2026-11-24T19:00:00.000Z',
      },
      fee: 590,
    });
  });

  it('SLOT-07 passes over windows that are full', async () => {
    const first = "WHERE tenant = 'alpha' AND id = 'd-W1-20261124-1800'";
    await shop.db.execute(`UPDATE windows SET booked = capacity ${first}`);
    expect((await ask('1010')).delivery?.earliest?.id).toBe('d-W1-20261125-1000');
    await shop.db.execute(`UPDATE windows SET booked = 0 ${first}`);
  });

  it('SLOT-11 SLOT-14 is the stores to collect from where nothing is delivered', async () => {
    const answer = await ask('5020');
    expect(answer).not.toHaveProperty('delivery');
    expect(answer.stores.map(({ store }) => store.storeId)).toContain('wien-markt');
    expect(answer.stores.every(({ store }) => store.pickupAvailable)).toBe(true);
    expect(answer.stores[0]?.earliest?.start).toMatch(/^2026-11-/);
  });

  it.each(['', '1', 'x'.repeat(20), '10;10'])('refuses %j, which is no postcode', async (text) => {
    const { status } = await shop.client().get<ApiError>(url(text));
    expect(status).toBe(400);
  });

  it('answers one visitor so many times a minute', async () => {
    const { status } = await shop.client().get(url('1010'));
    expect(status).toBe(200);
    let last = 200;
    for (let asked = 0; asked < 61 && last === 200; asked += 1)
      last = (await shop.client().get<ApiError>(url('1010'))).status;
    expect(last).toBe(429);
  });
});

describe('a shop with a gazetteer', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await testApp();
  });
  afterAll(() => shop.close());

  it('names the town, and how far the nearest stores are', async () => {
    const answer = ok(await shop.client().get<PostcodeService>(url('1010')));
    expect(answer.city).toBe('Wien');
    const metres = answer.stores.map((store) => store.metres ?? NaN);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(metres[0]).toBeLessThan(5_000);
    expect(metres.every((far) => far <= 50_000)).toBe(true);
  });
});
