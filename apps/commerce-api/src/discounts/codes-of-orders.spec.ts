import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order, OrderChanged } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { checkout, fillCart, finalizeCart, ok, put } from '../ordering/testing/market.js';
import { mailsOf, placeOrder } from '../orders/testing/placed.js';
import { receiptOf } from '../orders/receipt.js';
import { readWhole } from '../orders/repository.js';
import type { PaymentMarket } from '../payments/testing/paying.js';
import { newKey, orderAgain, payAtProvider, visitMarket } from '../payments/testing/paying.js';
import type { TestClient } from '../testing/test-client.js';
import { addCode, removeCode, tryCode, usesOf } from './testing/codes.js';

let shop: PaymentMarket;
let client: TestClient;
visitMarket((market, visitor) => {
  shop = market;
  client = visitor;
});

const cartOf = async (of: TestClient) => ok(await of.get<Cart>('/api/carts'));
const orderBy = async (of: TestClient, number: string) =>
  ok(await of.get<Order>(`/api/orders/${number}`));

/** An order of 20 juices with these codes. */
async function orderWith(codes: readonly string[], goods: Record<string, number> = {}) {
  await fillCart(client);
  for (const code of codes) await addCode(client, code);
  return placeOrder(client, goods);
}

describe('the codes of an order', () => {
  it('CART-98 are kept with what they took off, and counted', async () => {
    const { orderNumber, cart } = await orderWith(['TEN', 'FIVE-OFF', 'BRINGIT']);
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

  it('CART-98 stand in the mail, whose sums add up', async () => {
    const { orderNumber } = await orderWith(['TEN', 'BRINGIT']);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toMatch(/Rabattcode TEN.*-€?\s?3,98/);
    expect(mail?.body).toMatch(/Rabattcode BRINGIT.*-€?\s?1,90/);
    expect(mail?.body).toMatch(/Service.*1,90/);
    expect(mail?.body).not.toContain('Gutschein');
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
  });

  it('CART-98 are reckoned anew when lines go, and told before', async () => {
    const { orderNumber, cart } = await orderWith(['TEN', 'FIVE-OFF', 'BRINGIT'], { wine: 1 });
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

  it('CART-98 stay as agreed on the receipt, whatever the codes became since', async () => {
    const { orderNumber } = await orderWith(['TEN']);
    await shop.db.execute(
      sql`UPDATE discount_codes SET benefit = '{"kind": "percent", "percent": 50}' WHERE code = 'TEN'`,
    );
    const whole = await readWhole({ db: shop.db, tenant: 'alpha' }, orderNumber);
    if (!whole?.course) throw new Error('The order has no course');
    expect(whole.course.basis.codes).toEqual([
      { code: 'TEN', benefit: { kind: 'percent', percent: 10, most: 1000 } },
    ]);
    const { document } = whole.row;
    const lines = document.productLineItems.map(({ lineItemId, quantity }) => ({
      ...{ lineItemId, quantity, outcome: 'PICKED' as const },
    }));
    const picked = { pickedAt: document.placedAt, lines, depositReturned: 0 };
    const receipt = receiptOf(document, whole.course.basis, picked);
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

describe('limited codes', () => {
  it('CART-81 a code for one use each is refused to the same email and the same account', async () => {
    const { orderNumber } = await orderWith(['ONCE']);
    const guest = shop.client();
    await put(guest, 'juice', 20);
    const blind = await addCode(guest, 'ONCE');
    expect(blind.discountCodes[0]).not.toHaveProperty('fault');
    expect((await fillCart(guest)).discountCodes[0]).toMatchObject({ fault: '227', savings: 0 });
    expect((await guest.post<ApiError>('/api/carts/finalize')).body.fields).toHaveProperty('227');
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
    expect((await cartOf(guest)).discountCodes[0]).toMatchObject({ savings: 200 });
  });

  it('R4 CART-81 ten orders at once with the last use: exactly one has it', async () => {
    const people: { client: TestClient; cart: Cart }[] = [];
    for (let at = 0; at < 10; at += 1) {
      const one = shop.client();
      await fillCart(one);
      await addCode(one, 'LAST');
      people.push({ client: one, cart: await finalizeCart(one) });
    }
    const answers = await Promise.all(
      people.map((one, at) => checkout<ApiError>(one.client, one.cart, { key: `last-code-${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usesOf(shop, 'LAST')).toEqual([1, 1]);
    const lost = answers.findIndex(({ status }) => status !== 200);
    expect(answers[lost]?.body).toMatchObject({
      ...{ errorCode: 'CART_INVALID', fields: { 227: expect.any(String) } },
    });
    const loser = people[lost]?.client ?? client;
    const open = await cartOf(loser);
    expect([open.cartStatus, open.lineItemCount]).toEqual(['OPEN', 1]);
    expect(open.discountCodes[0]).toMatchObject({ code: 'LAST', fault: '227' });
    await removeCode(loser, 'LAST');
    ok(await checkout(loser, await finalizeCart(loser), { key: newKey() }));
  }, 60_000);

  it('CART-81 the database itself takes no use too many', async () => {
    const use = (cart: string) =>
      shop.db.execute(
        sql`INSERT INTO discount_code_uses (tenant, code, cart_id, email_hash, benefit, used_at)
            VALUES ('alpha', 'GONE', ${cart}, 'x', '{}', now())`,
      );
    await expect(use('c1')).rejects.toThrow();
    await shop.db.execute(sql`UPDATE discount_codes SET most_each = 1 WHERE code = 'TEN'`);
    const own = (cart: string) =>
      shop.db.execute(
        sql`INSERT INTO discount_code_uses (tenant, code, cart_id, email_hash, benefit, used_at)
            VALUES ('alpha', 'TEN', ${cart}, 'x', '{}', now())`,
      );
    await own('c1');
    await expect(own('c2')).rejects.toThrow();
    await shop.db.execute(sql`DELETE FROM discount_code_uses WHERE email_hash = 'x'`);
    await shop.db.execute(
      sql`UPDATE discount_codes SET most_each = NULL, used = 0 WHERE code = 'TEN'`,
    );
  });
});

describe('a code and its payment', () => {
  it('CART-81 PAY-10 is free again when the payment fails, and the same cart is paid with it', async () => {
    await fillCart(client);
    await addCode(client, 'ONCE');
    const failed = await orderAgain(client);
    expect(await usesOf(shop, 'ONCE')).toEqual([1, 1]);
    expect((await cartOf(client)).discountCodes[0]).toMatchObject({ savings: 200 });
    await payAtProvider(shop, client, failed, 'decline');
    ok(await client.post('/api/carts/reset'));
    expect(await usesOf(shop, 'ONCE')).toEqual([0, 0]);
    expect((await tryCode(client, 'ONCE')).body.discountCodes[0]?.savings).toBe(200);
    const paid = await orderAgain(client);
    await payAtProvider(shop, client, paid, 'success');
    expect((await orderBy(client, paid.orderNumber)).discountCodes).toHaveLength(1);
    expect(await usesOf(shop, 'ONCE')).toEqual([1, 1]);
  });

  it.each([['credit-cards'], [undefined]] as const)(
    'CART-06 PAY-13 asks no provider where it leaves nothing to pay, chosen was %s',
    async (methodKey) => {
      // An addition has no least value.
      const { orderNumber } = await placeOrder(client);
      await fillCart(client);
      ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber }));
      await addCode(client, 'ALL');
      await addCode(client, 'BRINGIT');
      const cart = await finalizeCart(client);
      expect(cart.priceInfo.total).toBe(0);
      const result = ok(await checkout(client, cart, { key: newKey(), methodKey }));
      expect(result.status).toBe('ORDERED');
      const order = await orderBy(client, result.orderNumber ?? '');
      expect([order.status, order.payments]).toEqual(['PLACED', []]);
      const [mail] = await mailsOf(shop, order.orderNumber);
      expect(mail?.body).toMatch(/Zahlung.*Nichts zu bezahlen/);
    },
  );
});
