import type { OrderChanged } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { fillCart, ok, put } from '../../ordering/testing/test-shop.js';
import { mailsOf, placeOrder } from '../../orders/testing/place-test-order.js';
import { createReceipt } from '../../orders/receipt/receipt.js';
import { readOrderRecord } from '../../orders/repository.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { setUpPaymentShop } from '../../payments/testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { addCode, orderBy, orderWith, usesOf } from './testing/codes.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, visitor) => {
  shop = market;
  client = visitor;
});

describe('the codes of an order', () => {
  it('CART-98 are stored with the amounts they took off, and their uses are counted', async () => {
    const { orderNumber, cart } = await orderWith(client, ['TEN', 'FIVE-OFF', 'BRINGIT']);
    const order = await orderBy(client, orderNumber);
    expect(order.discountCodes).toEqual(cart.discountCodes);
    expect(order.discountCodes?.map(({ savings }) => savings)).toEqual([190, 500, 398]);
    expect(order.priceInfo.total).toBe(3980 - 898);
    expect(await usesOf(shop, 'TEN')).toEqual([1, 1]);
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
    for (const code of ['TEN', 'FIVE-OFF', 'BRINGIT'])
      expect(await usesOf(shop, code)).toEqual([0, 0]);
  });

  it('CART-81 that take nothing off are not used up, and the order does not name them', async () => {
    // From 80.00 of goods on the service is free anyway.
    await fillCart(client, { quantity: 40 });
    await addCode(client, 'BRINGIT');
    await put(client, 'wine', 6);
    const { orderNumber, cart } = await placeOrder(client, {}, { quantity: 40 });
    expect(cart.discountCodes[0]).toMatchObject({ code: 'BRINGIT', savings: 0 });
    expect(await usesOf(shop, 'BRINGIT')).toEqual([0, 0]);
    expect(await orderBy(client, orderNumber)).not.toHaveProperty('discountCodes');
  });

  it('CART-98 appear in the mail, and its sums add up', async () => {
    const { orderNumber } = await orderWith(client, ['TEN', 'BRINGIT']);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toMatch(/Rabattcode TEN.*-€?\s?3,98/);
    expect(mail?.body).toMatch(/Rabattcode BRINGIT.*-€?\s?1,90/);
    expect(mail?.body).toMatch(/Service.*1,90/);
    expect(mail?.body).not.toContain('Gutschein');
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  });

  it('CART-98 are recalculated when lines are removed, and shown beforehand', async () => {
    const { orderNumber, cart } = await orderWith(client, ['TEN', 'FIVE-OFF', 'BRINGIT'], {
      wine: 1,
    });
    const wine = cart.productLineItems.find(({ product }) => product.sku === 'wine');
    const [before] = cart.discountCodes.filter(({ code }) => code === 'TEN');
    expect(before?.savings).toBeGreaterThan(398);
    const at = `/api/orders/${orderNumber}/changes`;
    const removeLineItemIds = [wine?.lineItemId];
    const seen = ok(await client.post<OrderChanged>(at, { removeLineItemIds }));
    const expectedTotal = seen.order.priceInfo.total;
    expect(expectedTotal).toBe(3980 - 898);
    ok(await client.post(at, { removeLineItemIds, expectedTotal }));
    const order = await orderBy(client, orderNumber);
    expect(order.discountCodes?.map(({ savings }) => savings)).toEqual([190, 500, 398]);
    expect(order.priceInfo.discounts).toBe(898);
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  });

  it('CART-98 stay as agreed on the receipt, even if the codes have changed since', async () => {
    const { orderNumber } = await orderWith(client, ['TEN']);
    await shop.db.execute(
      sql`UPDATE discount_codes SET benefit = '{"kind": "percent", "percent": 50}' WHERE code = 'TEN'`,
    );
    const whole = await readOrderRecord({ db: shop.db, tenant: 'alpha' }, orderNumber);
    if (!whole?.timeline) throw new Error('The order has no course');
    expect(whole.timeline.basis.codes).toEqual([
      { code: 'TEN', benefit: { kind: 'percent', percent: 10, most: 1000 } },
    ]);
    const { document } = whole.row;
    const lines = document.productLineItems.map(({ lineItemId, quantity }) => ({
      lineItemId,
      quantity,
      outcome: 'PICKED' as const,
    }));
    const picked = { pickedAt: document.placedAt, lines, depositReturned: 0 };
    const receipt = createReceipt(document, whole.timeline.basis, picked);
    expect(receipt).toMatchObject({
      discount: 398,
      discountCodes: [{ code: 'TEN', savings: 398 }],
    });
    expect(receipt.total).toBe(document.priceInfo.total);
    await shop.db.execute(
      sql`UPDATE discount_codes SET benefit = '{"kind": "percent", "percent": 10, "most": 1000}'
          WHERE code = 'TEN'`,
    );
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  });
});
