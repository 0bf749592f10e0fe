import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import { mailsOf, placeOrder } from '../../orders/testing/place-test-order.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import {
  newKey,
  placeOrderAgain,
  payAtProvider,
  setUpPaymentShop,
} from '../../payments/testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { addCode, orderBy, orderWith, removeCode, tryCode, usesOf } from './testing/codes.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, visitor) => {
  shop = market;
  client = visitor;
});

const cartOf = async (of: TestClient) => ok(await of.get<Cart>('/api/carts'));
describe('limited codes', () => {
  it('CART-81 a code for one use each is refused to the same email and the same account', async () => {
    const { orderNumber } = await orderWith(client, ['ONCE']);
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
      errorCode: 'CART_INVALID',
      fields: { 227: expect.any(String) },
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
    const failed = await placeOrderAgain(client);
    expect(await usesOf(shop, 'ONCE')).toEqual([1, 1]);
    expect((await cartOf(client)).discountCodes[0]).toMatchObject({ savings: 200 });
    await payAtProvider(shop, client, failed, 'decline');
    ok(await client.post('/api/carts/reset'));
    expect(await usesOf(shop, 'ONCE')).toEqual([0, 0]);
    expect((await tryCode(client, 'ONCE')).body.discountCodes[0]?.savings).toBe(200);
    const paid = await placeOrderAgain(client);
    await payAtProvider(shop, client, paid, 'success');
    expect((await orderBy(client, paid.orderNumber)).discountCodes).toHaveLength(1);
    expect(await usesOf(shop, 'ONCE')).toEqual([1, 1]);
  });

  it.each([['credit-cards'], [undefined]] as const)(
    'CART-06 PAY-13 needs no provider when nothing is left to pay, with %s chosen',
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
