import type { OrderRating, RatedOrder } from '@larder/contracts/reviews';
import { sql } from 'drizzle-orm';
import { password } from '../../customers/testing/people.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
import { askForRatings } from './ask-for-ratings.js';
import { checker, createReviewShop, deliverOrder } from './testing/review-shop.js';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await createReviewShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-24T09:00:00+01:00'));

const urlOf = (orderNumber: string) => `/api/orders/${orderNumber}/rating`;

describe('the rating of an order', () => {
  it('is stored and replaced by its shopper, a guest too, once it was delivered', async () => {
    const guest = shop.client();
    const orderNumber = await deliverOrder(shop, guest);
    const url = urlOf(orderNumber);
    expect(ok(await guest.get<OrderRating>(url))).toEqual({ canRate: true });
    ok(await guest.put(url, { stars: 2, issues: ['LATE', 'LATE'], comment: 'Eine Stunde.' }));
    const again = { stars: 4, issues: ['LATE'] };
    expect(ok(await guest.put(url, again))).toEqual({ canRate: true, rating: again });
    const [latest] = ok(await checker(shop).ratings<RatedOrder[]>());
    expect(latest).toMatchObject({ orderNumber, stars: 4, issues: ['LATE'] });
  });

  it('is refused for another’s order, for one that is not there yet, and after a month', async () => {
    const guest = shop.client();
    const { orderNumber: open } = await placeOrder(guest);
    expect((await guest.put(urlOf(open), { stars: 5, issues: [] })).status).toBe(409);
    const orderNumber = await deliverOrder(shop, guest);
    const url = urlOf(orderNumber);
    expect((await shop.client().get(url)).status).toBe(404);
    expect((await guest.put(url, { stars: 6, issues: [] })).status).toBe(400);
    shop.clock.set('2026-12-26T12:00:00+01:00');
    expect(ok(await guest.get<OrderRating>(url))).toEqual({ canRate: false });
    expect((await guest.put(url, { stars: 5, issues: [] })).status).toBe(409);
  });

  it('is asked for once by mail, the day after, where the customer agreed to mails', async () => {
    const { client, id } = await createCustomer(shop, 1);
    const { client: other } = await createCustomer(shop, 2);
    const orderNumber = await deliverOrder(shop, client);
    const unasked = await deliverOrder(shop, other);
    await shop.db.execute(sql`UPDATE customers SET personal_email_allowed = (id = ${id})`);
    const asked = async (number: string) =>
      (await mailsOf(shop, number)).filter(({ key }) => key.startsWith('order rate '));
    await askForRatings(shop.worker.kernel);
    expect(await asked(orderNumber)).toHaveLength(0);
    shop.clock.set('2026-11-26T18:00:00+01:00');
    await Promise.all([askForRatings(shop.worker.kernel), askForRatings(shop.worker.kernel)]);
    await askForRatings(shop.worker.kernel);
    const [mail, ...more] = await asked(orderNumber);
    expect(more).toEqual([]);
    expect(mail?.body).toContain(`order=${orderNumber}#rating`);
    expect(mail?.body).toContain('/communication');
    expect(await asked(unasked)).toHaveLength(0);
  });

  it('keeps the stars and loses the words when its customer is deleted', async () => {
    const { client } = await createCustomer(shop, 3);
    const orderNumber = await deliverOrder(shop, client);
    ok(await client.put(urlOf(orderNumber), { stars: 1, issues: [], comment: 'Privat' }));
    const data = ok(await client.get<{ records: object }>('/api/customers/export'));
    expect(data.records).toMatchObject({ order_ratings: [{ orderNumber, comment: 'Privat' }] });
    ok(await client.post('/api/customers/deletion', { password }));
    const [latest] = ok(await checker(shop).ratings<RatedOrder[]>());
    expect(latest).toEqual({ orderNumber, stars: 1, issues: [], ratedAt: latest?.ratedAt });
  });
});
