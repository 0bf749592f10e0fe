import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order, Receipt } from '@larder/contracts/checkout';
import { addresses, fillCart, ok, put, testTimeSlots } from '../../ordering/testing/test-shop.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { findSimulatedPayment } from '../../payments/testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
import { deliverPrepaidOrder, setUpClaimShop } from '../claims/testing/claim-shop.js';

let shop: PaymentShop;
let client: TestClient;
setUpClaimShop((here, visitor) => {
  [shop, client] = [here, visitor];
});

const tipOf = (cents: number, by = client) => by.put<Cart>('/api/carts/tip', { tip: cents });

describe('the tip of a cart', () => {
  it('is a line of the total, and can be changed and taken out', async () => {
    const { priceInfo: before } = await fillCart(client);
    expect(before.tip).toBeUndefined();
    for (const tip of [100, 250]) {
      const { priceInfo } = ok(await tipOf(tip));
      expect(priceInfo).toMatchObject({ tip, total: before.total + tip });
      expect(priceInfo.totalVat).toBe(before.totalVat);
    }
    expect(ok(await tipOf(0)).priceInfo).toEqual(before);
  });

  it('is one of the amounts that the shop suggests', async () => {
    await fillCart(client);
    for (const tip of [1, 99, 10_000]) expect((await tipOf(tip)).status).toBe(400);
    expect((await tipOf(-100)).status).toBe(400);
  });

  it('counts for deliveries only', async () => {
    await fillCart(client, { window: testTimeSlots.pickup, address: addresses.pickup });
    expect(ok(await tipOf(250)).priceInfo.tip).toBeUndefined();
    const url = '/api/carts/distribution-address';
    const delivered = ok(await client.post<Cart>(url, addresses.vienna));
    expect(delivered.priceInfo.tip).toBe(250);
  });

  it('CART-59 CART-63 neither fills the minimum order nor makes the delivery free', async () => {
    // 29.85 of goods, 15 cents below the minimum.
    await fillCart(client, { quantity: 15 });
    ok(await tipOf(250));
    const refused = await client.post<ApiError>('/api/carts/finalize');
    expect(refused.body.errorCode).toBe('CART_INVALID');
    // 79.60, 40 cents below free delivery.
    await put(client, 'juice', 40);
    const { priceInfo } = ok(await client.get<Cart>('/api/carts'));
    expect(priceInfo.serviceFeesAfterDiscount).toBe(190);
  });
});

describe('the tip of an order', () => {
  it('is in the order, its confirmation, its receipt, and stays when the order is changed', async () => {
    await put(client, 'juice', 20);
    ok(await tipOf(250));
    const { orderNumber, cart } = await placeOrder(client, { rice: 2 });
    expect(cart.priceInfo.tip).toBe(250);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toMatch(/Trinkgeld: €\s2,50/);
    const line = cart.productLineItems.find(({ product }) => product.sku === 'rice');
    const url = `/api/orders/${orderNumber}`;
    const trial = { removeLineItemIds: [line?.lineItemId ?? ''] };
    const { order } = ok(await client.post<{ order: Order }>(`${url}/changes`, trial));
    const { tip = 0, total, orderValue, depositFees, serviceFeesAfterDiscount } = order.priceInfo;
    expect(tip).toBe(250);
    expect(total).toBe(orderValue + depositFees + serviceFeesAfterDiscount + tip);
  });

  it('can be taken back apart from the goods, once, and counts against no limit', async () => {
    await put(client, 'juice', 1);
    ok(await tipOf(250));
    const { pending, claim, claimGoods, read } = await deliverPrepaidOrder(shop, client);
    const url = `/api/orders/${pending.orderNumber}/receipt`;
    const receipt = ok(await client.get<Receipt>(url));
    expect(receipt.tip).toBe(250);
    expect((await read()).tipCredit).toBe(250);
    const back = ok(await claim({ reason: 'TIP', lines: [] }));
    expect(back).toMatchObject({ state: 'CREDITED', credited: 250 });
    expect((await claim({ reason: 'TIP', lines: [] })).status).toBe(409);
    expect((await read()).tipCredit).toBeUndefined();
    // 13.93 of the 15.00 that the rule credits for an order.
    expect(ok(await claimGoods('juice', 7)).state).toBe('CREDITED');
    await reconcile(shop.worker);
    expect((await findSimulatedPayment(shop, pending)).refunded).toBe(250 + 7 * 199);
  });

  it('is nothing that can be taken back where there was none', async () => {
    const { claim, read } = await deliverPrepaidOrder(shop, client);
    expect((await read()).tipCredit).toBeUndefined();
    expect((await claim({ reason: 'TIP', lines: [] })).status).toBe(409);
  });
});
