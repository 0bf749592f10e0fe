import type { ProductDetail } from '@larder/contracts/catalogue';
import type { ReviewForCheck } from '@larder/contracts/reviews';
import { sql } from 'drizzle-orm';
import { ok } from '../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { createCustomer, type TestCustomer } from '../../payments/wallet/testing/test-customers.js';
import {
  checker,
  createReviewShop,
  deliverOrder,
  reviewCalls,
  setReviewTerms,
} from './testing/review-shop.js';

let shop: PaymentShop;
let buyers: TestCustomer[];
beforeAll(async () => {
  shop = await createReviewShop();
  buyers = [];
  for (const number of [1, 2, 3]) {
    const buyer = await createCustomer(shop, number);
    await deliverOrder(shop, buyer.client);
    buyers.push(buyer);
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM product_reviews`);
  await setReviewTerms(shop, { texts: 'AT_ONCE', words: ['Mist'] });
});

const callsOf = (at: number) => {
  const buyer = buyers[at];
  if (!buyer) throw new Error('no such buyer');
  return reviewCalls(buyer.client);
};

describe('reviews of goods', () => {
  it('are of buyers alone, one each, with the average, the counts and the newest text first', async () => {
    const stranger = await createCustomer(shop, 9);
    const foreign = reviewCalls(stranger.client);
    expect(await foreign.readOwn()).toMatchObject({ canReview: false });
    expect((await foreign.review({ stars: 1 })).status).toBe(409);
    expect((await reviewCalls(shop.client()).review({ stars: 1 })).status).toBe(401);
    expect((await reviewCalls(buyers[0]?.client ?? stranger.client, 'rice').review({ stars: 1 })).status).toBe(409); // prettier-ignore
    ok(await callsOf(0).review({ stars: 5, text: 'Schmeckt frisch.' }));
    shop.clock.set('2026-11-25T18:00:00+01:00');
    ok(await callsOf(1).review({ stars: 4, text: 'Gut, aber süß.' }));
    ok(await callsOf(2).review({ stars: 2 }));
    const { results, ...sums } = await reviewCalls(shop.client()).list();
    expect(sums).toEqual({
      total: 2,
      count: 2,
      offset: 0,
      ratings: 3,
      average: 3.7,
      distribution: [0, 1, 0, 1, 1],
    });
    expect(results.map(({ text }) => text)).toEqual(['Gut, aber süß.', 'Schmeckt frisch.']);
    expect(results[0]?.author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    expect((await callsOf(0).list('?pageSize=1&offset=1')).results).toHaveLength(1);
  });

  it('are edited and withdrawn, also when sent at the same time', async () => {
    const sent = await Promise.all([3, 4, 5].map((stars) => callsOf(0).review({ stars })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await callsOf(0).list()).ratings).toBe(1);
    ok(await callsOf(0).review({ stars: 1, text: 'Doch nicht.' }));
    expect(await callsOf(0).readOwn()).toMatchObject({
      canReview: true,
      review: { stars: 1, text: 'Doch nicht.', state: 'PUBLISHED' },
    });
    for (let again = 0; again < 2; again += 1) ok(await callsOf(0).withdraw());
    expect(await callsOf(0).list()).toMatchObject({ ratings: 0, total: 0, results: [] });
  });

  it.each(['So ein Mist!', 'Billiger auf www.example.com', 'Ruf mich an: +43 660 1234567'])(
    'wait for a person when a text needs one: %s',
    async (text) => {
      ok(await callsOf(0).review({ stars: 1, text }));
      expect((await callsOf(0).list()).ratings).toBe(0);
      const { pending, decide } = checker(shop);
      const [review] = ok(await pending<ReviewForCheck[]>());
      expect(review).toMatchObject({ text, sku: 'juice' });
      const { id = '', writtenAt } = review ?? {};
      expect((await decide('unknown', { decision: 'REFUSE', writtenAt })).status).toBe(404);
      ok(await decide(id, { decision: 'PUBLISH', writtenAt }));
      expect((await callsOf(0).list()).results[0]?.text).toBe(text);
    },
  );

  it('are read again once refused, and never decided by an older text', async () => {
    await setReviewTerms(shop, { texts: 'AFTER_CHECK' });
    ok(await callsOf(0).review({ stars: 2, text: 'Erster Text' }));
    const { pending, decide } = checker(shop);
    const [first] = ok(await pending<ReviewForCheck[]>());
    const decision = { decision: 'REFUSE', writtenAt: first?.writtenAt };
    ok(await decide(first?.id ?? '', decision));
    expect((await callsOf(0).readOwn()).review?.state).toBe('REFUSED');
    await setReviewTerms(shop, { texts: 'AT_ONCE' });
    shop.clock.set('2026-11-25T19:00:00+01:00');
    ok(await callsOf(0).review({ stars: 2, text: 'Zweiter Text' }));
    expect((await callsOf(0).readOwn()).review?.state).toBe('PENDING');
    expect((await decide(first?.id ?? '', decision)).status).toBe(409);
    ok(await callsOf(0).review({ stars: 2 }));
    expect((await callsOf(0).readOwn()).review?.state).toBe('PUBLISHED');
  });

  it('CAT-25 give the product its rating for search engines, without those of the demo data', async () => {
    const rating = async () =>
      ok(await shop.client().get<ProductDetail>('/api/products/juice')).rating;
    expect(await rating()).toBeUndefined();
    ok(await callsOf(0).review({ stars: 5 }));
    ok(await callsOf(1).review({ stars: 2 }));
    expect(await rating()).toEqual({ ratingValue: 3.5, ratingCount: 2 });
    await shop.db.execute(sql`UPDATE product_reviews SET is_demo = true WHERE stars = 2`);
    expect(await rating()).toEqual({ ratingValue: 5, ratingCount: 1 });
  });
});
