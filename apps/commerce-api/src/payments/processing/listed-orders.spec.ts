import type { OrderSummary } from '@larder/contracts/checkout';
import { fillCart, ok } from '../../ordering/testing/test-shop.js';
import { codes, createCustomer } from '../wallet/testing/test-customers.js';
import { reconcile } from './reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  returnToShop,
  placeOrderAgain,
  orderOf,
  payAtProvider,
  createPaymentShop,
} from '../testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  shop = await createPaymentShop();
  client = (await createCustomer(shop, 1)).client;
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
});
afterAll(() => shop.close());

async function declined(): Promise<PendingOrder> {
  const pending = await placeOrderAgain(client);
  await payAtProvider(shop, client, pending, 'decline');
  await returnToShop(shop, client, pending);
  return pending;
}

async function listed(): Promise<string[][]> {
  const ofSession = ok(await client.get<OrderSummary[]>('/api/orders'));
  const ofCustomer = ok(
    await client.get<{ results: OrderSummary[]; total: number }>('/api/customers/orders'),
  );
  expect(ofCustomer.total).toBe(ofCustomer.results.length);
  return [ofSession, ofCustomer.results].map((all) => all.map(({ orderNumber }) => orderNumber));
}

it('CHK-14 PLAT-04 an unpaid attempt is not listed among the orders, and can be read by its number', async () => {
  await fillCart(client);
  const failed = await declined();
  expect(await listed()).toEqual([[], []]);
  expect((await client.post(`/api/orders/${failed.orderNumber}/cancel`)).status).toBe(200);
  expect(await listed()).toEqual([[], []]);
  expect(await orderOf(client, failed)).toMatchObject({
    status: 'CANCELLED',
    paymentError: { code: 'DECLINED' },
  });
  const again = await placeOrderAgain(client);
  expect(await listed()).toEqual([[again.orderNumber], [again.orderNumber]]);
  await payAtProvider(shop, client, again);
  await returnToShop(shop, client, again);
  ok(await client.post(`/api/orders/${again.orderNumber}/cancel`));
  await reconcile(shop.worker);
  expect(await listed()).toEqual([[again.orderNumber], [again.orderNumber]]);
});

it('CHK-14 an attempt with a payment and its refund is listed, because it is in the wallet’s history', async () => {
  const before = (await listed())[0] ?? [];
  await fillCart(client);
  const part = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: 700 };
  ok(await client.post('/api/carts/payment', part));
  const { orderNumber } = await declined();
  const after = [...before, orderNumber].sort();
  expect((await listed()).map((all) => [...all].sort())).toEqual([after, after]);
});
