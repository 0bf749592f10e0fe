import type { Cart } from '@larder/contracts/cart';
import type { OrderChanged } from '@larder/contracts/checkout';
import type { DeliveryPass } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import { ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { monthsLater } from '../../payments/wallet/delivery-pass.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { placeOrder } from '../testing/place-test-order.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const usesOf = async (promotion: string) =>
  firstRow<{ uses: number; used: number }>(
    shop.db,
    sql`SELECT used, (SELECT count(*)::int FROM voucher_uses u
          WHERE u.promotion_id = v.promotion_id AND u.tenant = v.tenant) AS uses
        FROM loyalty_vouchers v WHERE tenant = 'alpha' AND promotion_id = ${promotion}`,
  );

it('LOY-10 a cancelled order returns its voucher, which can be redeemed again', async () => {
  const { client } = await createCustomer(shop, 1);
  const { orderNumber, cart } = await placeOrder(client, { 'v-welcome': 1 });
  expect(cart.priceInfo.discounts).toBe(500);
  expect(await usesOf('welcome')).toEqual({ used: 1, uses: 1 });
  for (let again = 0; again < 2; again += 1)
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  expect(await usesOf('welcome')).toEqual({ used: 0, uses: 0 });
  await put(client, 'juice', 20);
  ok(await client.post('/api/carts/distribution-address', cart.distributionAddress));
  expect((await put(client, 'v-welcome', 1)).priceInfo.discounts).toBe(500);
});

it('PASS-07 CHK-19 a cancelled order takes back the pass that was bought along', async () => {
  const { client } = await createCustomer(shop, 2);
  const { orderNumber } = await placeOrder(client, { 'pass-6': 1 });
  const { endDate } = ok(await client.get<DeliveryPass>('/api/customers/delivery-pass'));
  expect(endDate).toBe(monthsLater(shop.clock.now(), 6).toISOString());
  ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  expect((await client.get('/api/customers/delivery-pass')).body).toBeNull();
});

it('LOY-08 removing lines removes the voucher that depends on them, and the preview shows it', async () => {
  const { client } = await createCustomer(shop, 3);
  await client.post('/api/customers/loyalty/link');
  const { orderNumber, cart } = await placeOrder(client, { water: 12, 'v-ten': 1 });
  const { discounts, totalArticlePrice } = cart.priceInfo;
  expect(discounts).toBe(Math.round(totalArticlePrice / 10));
  const water = cart.productLineItems.find(
    ({ product }: Cart['productLineItems'][number]) => product.sku === 'water',
  );
  const removeLineItemIds = [water?.lineItemId];
  const at = `/api/orders/${orderNumber}/changes`;
  const { order, isDone } = ok(await client.post<OrderChanged>(at, { removeLineItemIds }));
  expect([isDone, order.priceInfo.discounts]).toEqual([false, 398]);
});
