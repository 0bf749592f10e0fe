import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import { checkout, fillCart, finalizeCart, ok } from '../ordering/testing/test-shop.js';
import type { TestClient } from '../testing/test-client.js';
import type { PaymentShop } from './testing/payment-shop.js';
import {
  returnToShop,
  goToProvider,
  newKey,
  placeOrderAgain,
  orderOf,
  orderOnline,
  payAtProvider,
  sendWebhook,
  findSimulatedPayment,
  openUrl,
  setUpPaymentShop,
  pendingWebhooks,
} from './testing/payment-shop.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, shopper) => {
  shop = market;
  client = shopper;
});

it('S6 a client’s total is rejected, and its cart is reopened', async () => {
  await fillCart(client);
  const cart = await finalizeCart(client);
  const answer = await checkout<ApiError>(client, cart, {
    key: newKey(),
    methodKey: 'credit-cards',
    expectedTotal: 1,
  });
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'CONFLICT']);
  const pending = await placeOrderAgain(client);
  await goToProvider(shop, client, pending);
  const { amount } = await findSimulatedPayment(shop, pending);
  const { total, overAuthorizationAmount } = pending.cart.priceInfo;
  expect(amount).toBe(total + overAuthorizationAmount);
  ok(await client.post('/api/carts/reset'));
});

it('R7 forged: another signature, an old one, none; nothing happens', async () => {
  const pending = await orderOnline(client);
  await payAtProvider(shop, client, pending);
  const [hook] = await pendingWebhooks(shop, pending);
  if (!hook) throw new Error('The provider has told nothing');
  const old = Math.floor(shop.clock.now().getTime() / 1000) - 3_600;
  const stamps = [old, old + 3_600].map((seconds) => `t=${seconds},v1=${'0'.repeat(64)}`);
  for (const signature of ['', 't=1,v1=00', ...stamps, 'x'])
    expect((await sendWebhook(shop, hook, signature)).statusCode).toBe(400);
  expect((await orderOf(client, pending)).status).toBe('PAYMENT_PENDING');
  await returnToShop(shop, client, pending);
});

it('S5 another shopper can neither start a payment nor learn that it exists', async () => {
  const pending = await orderOnline(client);
  const stranger = shop.client();
  await stranger.post('/api/carts/items', { sku: 'rice', quantity: 1 });
  const foreign = await openUrl(shop, stranger, pending.redirectUrl);
  const unknown = await openUrl(shop, stranger, '/api/payments/nothing/start');
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  expect((await openUrl(shop, stranger, '/api/payments/nothing/return')).statusCode).toBe(404);
  ok(await client.post('/api/carts/reset'));
});

it('CHK-18 no card number is in any table of the shop', async () => {
  const pending = await orderOnline(client);
  await payAtProvider(shop, client, pending);
  await returnToShop(shop, client, pending);
  const all = await rows<{ text: string }>(
    shop.db,
    sql`SELECT p::text AS text FROM payments p UNION ALL SELECT s::text FROM simulated_payments s
        UNION ALL SELECT w::text FROM simulated_webhooks w UNION ALL SELECT o::text FROM orders o`,
  );
  expect(all.filter(({ text }) => text.includes('4242424242424242'))).toEqual([]);
  expect(all.some(({ text }) => text.includes('4242'))).toBe(true);
});
