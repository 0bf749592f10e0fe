import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { auditLedger, auditMoney } from '../../checkout/testing/audit-ledger.js';
import { runForPayment } from '../processing/run-for-payment.js';
import { checkout, fillCart, finalizeCart, ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { codes, createCustomer } from '../wallet/testing/test-customers.js';
import { reconcile } from '../processing/reconcile.js';
import { refundOrder } from './refunds.js';
import { releaseOrder } from '../capture/release.js';
import { findPayment, lockOrderOfPayment } from '../repository.js';
import type { PaymentShop } from '../testing/payment-shop.js';
import {
  returnToShop,
  newKey,
  placeOrderAgain,
  orderOf,
  payAtProvider,
  createPaymentShop,
  findSimulatedPayment,
} from '../testing/payment-shop.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  shop = await createPaymentShop();
  client = (await createCustomer(shop, 1)).client;
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await auditLedger(shop.db)).toEqual([]);
  expect(await auditMoney(shop.db)).toEqual([]);
});

const balance = async () =>
  ok(await client.get<DigitalWallet>('/api/customers/digital-wallet')).balance;
const plan = <T = Cart>(amount: number, methodKey = 'alpha-gift-card', of = client) =>
  of.post<T>('/api/carts/payment', { methodKey, brandName: 'GIFTCARD', amount });

describe('paying from the wallet', () => {
  it('PAY-07 PAY-08 CART-85 is planned up to the balance, with the shop’s own key', async () => {
    await fillCart(client, { quantity: 40 });
    const answer = await plan<ApiError>(5_001);
    expect([answer.status, answer.body.errorCode]).toEqual([409, '261']);
    expect((await plan<ApiError>(100, 'another-card')).status).toBe(400);
    const cart = ok(await plan(1_000));
    expect(cart.payments).toMatchObject([{ brandName: 'GIFTCARD', amountPlanned: 1_000 }]);
    ok(await client.put('/api/carts/payments/clean'));
  });

  it('CART-86 a wallet without a card, and a guest, have none', async () => {
    for (const other of [(await createCustomer(shop, 2)).client, shop.client()]) {
      await fillCart(other);
      const answer = await plan<ApiError>(100, 'alpha-gift-card', other);
      expect([answer.status, answer.body.errorCode]).toEqual([409, '264']);
    }
  });

  it('PAY-13 a part from the wallet, the rest by card; declined, both go back', async () => {
    await fillCart(client);
    ok(await plan(1_000));
    const cart = await finalizeCart(client);
    const missing = await checkout<ApiError>(client, cart, { key: newKey(), methodKey: undefined });
    expect([missing.status, missing.body.errorCode]).toEqual([400, 'BAD_REQUEST']);
    const pending = await placeOrderAgain(client);
    expect(await balance()).toBe(4_000);
    await payAtProvider(shop, client, pending, 'decline');
    await returnToShop(shop, client, pending);
    expect(await balance()).toBe(5_000);

    const again = await placeOrderAgain(client, { methodKey: 'paypal' });
    await payAtProvider(shop, client, again);
    await returnToShop(shop, client, again);
    const { total } = again.cart.priceInfo;
    expect(await balance()).toBe(4_000);
    expect((await findSimulatedPayment(shop, again)).captured).toBe(total - 1_000);
    expect((await orderOf(client, again)).payments).toEqual([
      { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amountPlanned: 1_000 },
      { methodKey: 'paypal', amountPlanned: total - 1_000 },
    ]);

    const payment = await findPayment(shop.db, 'alpha', again.id);
    if (!payment) throw new Error('There is no payment');
    const { kernel } = shop.worker;
    await runForPayment(kernel, payment, async (work) => {
      const order = await lockOrderOfPayment(work, again.orderNumber);
      if (order) await releaseOrder(work, order);
    });
    for (let round = 0; round < 3; round += 1)
      await runForPayment(kernel, payment, (work) => refundOrder(work, again.orderNumber));
    expect(await balance()).toBe(5_000);
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, again)).toMatchObject({
      captured: total - 1_000,
      refunded: total - 1_000,
    });
  });

  it('PAY-13 fully paid from the wallet: no other method is needed, and the order is placed at once', async () => {
    const cart = await fillCart(client);
    ok(await plan(cart.priceInfo.total));
    const frozen = await finalizeCart(client);
    const result = ok(await checkout(client, frozen, { key: newKey(), methodKey: undefined }));
    expect(result).toMatchObject({ status: 'ORDERED' });
    expect(await balance()).toBe(5_000 - cart.priceInfo.total);
  });

  it('CART-85 a wallet without sufficient balance is reported before anything is charged', async () => {
    await fillCart(client);
    ok(await plan(await balance()));
    const { giftCards } = ok(await client.get<DigitalWallet>('/api/customers/digital-wallet'));
    ok(await client.delete(`/api/customers/digital-wallet/gift-card/${giftCards[0]?.id}`));
    const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
    expect(errors.map(({ code }) => code)).toEqual(['264']);
    expect((await client.post('/api/carts/finalize')).status).toBe(409);
    ok(await client.put('/api/carts/payments/clean'));
  });
});
