import type { ApiError } from '@larder/contracts';
import type { Order, OrderConfig } from '@larder/contracts/checkout';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
} from '../ordering/testing/test-shop.js';
import { formatPayments } from '../orders/emails/format-payments.js';
import { readerOf } from '../orders/testing/email-reader.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

async function cart() {
  await fillCart(client);
  return finalizeCart(client);
}

describe('cash at the door', () => {
  it('CART-64 has the notes of the country', async () => {
    const { notes } = ok(await client.get<OrderConfig>('/api/order-config'));
    expect(notes).toEqual([500, 1000, 2000, 5000, 10_000, 20_000]);
  });

  it('CHK-15 is kept on the order', async () => {
    const { orderNumber } = ok(
      await checkout(client, await cart(), { key: 'cash-0001', paysWith: 5000 }),
    );
    const order = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
    expect(order.paysWith).toBe(5000);
  });

  it.each([
    ['is less than the order', { paysWith: 100 }],
    ['is for another method', { paysWith: 5000, methodKey: 'payment-at-the-store' as const }],
  ])('CHK-15 is refused where it %s, and the cart opens again', async (what, changes) => {
    const finalized = await cart();
    const answer = await checkout<ApiError>(client, finalized, { key: `cash ${what}`, ...changes });
    expect(answer.status).toBe(400);
    if (changes.paysWith === 100) expect(answer.body.fields).toHaveProperty('paysWith');
    expect(
      ok(await checkout(client, await finalizeCart(client), { key: `then ${what}` })).status,
    ).toBe('ORDERED');
  });

  it.each([
    ['en', 'On delivery\nIn cash: €50.00, change €7.60'],
    ['de', 'Bei der Lieferung\nBar mit 50,00 €, Wechselgeld 7,60 €'],
    ['fr', /50,00.*, monnaie 7,60/],
    ['hi', /50\.00, वापसी .*7\.60/],
  ])('CHK-15 is told with its change in a mail in %s', (locale, expected) => {
    const payments = [{ methodKey: 'payment-at-the-door', amountPlanned: 4240 }];
    const [, told] = formatPayments(readerOf(locale), { payments, paysWith: 5000 });
    const plain = told.replace(/[\u00a0\u202f]/g, ' ');
    if (typeof expected === 'string') expect(plain).toBe(expected);
    else expect(plain).toMatch(expected);
  });
});
