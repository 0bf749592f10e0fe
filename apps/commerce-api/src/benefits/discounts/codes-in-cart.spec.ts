import type { Cart } from '@larder/contracts/cart';
import { anna, signedIn, signIn } from '../../customers/testing/people.js';
import { fillCart, ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { addCode, removeCode, tryCode } from './testing/codes.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  client = shop.client();
});

const cartOf = async (of = client) => ok(await of.get<Cart>('/api/carts'));
const sumsOf = ({ priceInfo }: Cart) => [
  priceInfo.discounts,
  priceInfo.serviceFeesAfterDiscount,
  priceInfo.total,
];

describe('a code on a cart', () => {
  it('API-061 CART-01 CART-98 takes a percentage off the goods, shown as text and in cents', async () => {
    await fillCart(client);
    const cart = await addCode(client, 'TEN');
    expect(cart.discountCodes).toEqual([
      { code: 'TEN', title: 'Zehn Prozent', appliesTo: 'goods', savings: 398 },
    ]);
    expect(sumsOf(cart)).toEqual([398, 190, 3980 - 398 + 190]);
    expect(cart.priceInfo).toMatchObject({
      totalArticlePrice: 3980,
      orderValue: 3582,
      savings: 1000,
      totalSavings: 1398,
      // 10 % of the goods and 20 % of the fee.
      totalVat: Math.round((3582 * 10) / 110) + Math.round((190 * 20) / 120),
    });
  });

  it('CART-98 is described in the reader’s language', async () => {
    const reader = shop.client({ locale: 'en' });
    await put(reader, 'juice', 1);
    expect((await addCode(reader, 'TEN')).discountCodes[0]?.title).toBe('Ten percent');
  });

  it('CART-06 takes cents off from its minimum value, and shows what is missing below it', async () => {
    await put(client, 'juice', 10);
    const few = await addCode(client, 'FIVE-OFF');
    expect(few.discountCodes[0]).toMatchObject({ savings: 0, missing: 1010 });
    expect(few.priceInfo.discounts).toBe(0);
    const enough = await put(client, 'juice', 16);
    expect(enough.discountCodes[0]).toMatchObject({ savings: 500 });
    expect(enough.discountCodes[0]).not.toHaveProperty('missing');
  });

  it('CART-06 waives the service fee, once a service is chosen', async () => {
    await put(client, 'juice', 20);
    const open = await addCode(client, 'BRINGIT');
    expect(open.discountCodes[0]).toMatchObject({ appliesTo: 'service', savings: 0 });
    const cart = await fillCart(client);
    expect(cart.discountCodes[0]?.savings).toBe(190);
    expect(cart.priceInfo).toMatchObject({
      discounts: 0,
      serviceFees: 190,
      serviceFeesAfterDiscount: 0,
      total: 3980,
      totalSavings: 1190,
    });
  });

  it('CART-06 combines with other codes: percentages first, in any order of entry', async () => {
    const totals: number[][] = [];
    for (const codes of [
      ['FIVE-OFF', 'TEN', 'BRINGIT'],
      ['BRINGIT', 'TEN', 'FIVE-OFF'],
    ]) {
      const one = shop.client();
      await fillCart(one);
      for (const code of codes) await addCode(one, code);
      totals.push(sumsOf(await cartOf(one)));
    }
    expect(totals).toEqual([
      [898, 0, 3082],
      [898, 0, 3082],
    ]);
  });

  it('LOY-08 CART-06 combines with the best voucher', async () => {
    const member = await createCustomer(shop, 1);
    await fillCart(member.client);
    await put(member.client, 'v-welcome', 1);
    const cart = await addCode(member.client, 'TEN');
    expect(sumsOf(cart)).toEqual([898, 190, 3980 - 898 + 190]);
  });

  it('CART-06 never takes off deposit, and never more than the goods cost', async () => {
    await fillCart(client);
    await put(client, 'water', 12);
    await addCode(client, 'ALL');
    const cart = await addCode(client, 'FIVE-OFF');
    const { depositFees, discounts, totalArticlePrice, total, totalVat } = cart.priceInfo;
    expect(depositFees).toBeGreaterThan(0);
    expect([discounts, total]).toEqual([totalArticlePrice, depositFees + 190]);
    // The deposit on returnable bottles shares their rate (Austria).
    expect(totalVat).toBe(Math.round(((190 + depositFees) * 20) / 120));
  });

  it('CART-98 is found in lower case and with spaces, and is added once', async () => {
    await put(client, 'juice', 1);
    await addCode(client, ' five-off');
    await addCode(client, 't E n ');
    expect((await addCode(client, 'TEN')).discountCodes.map(({ code }) => code)).toEqual([
      'FIVE-OFF',
      'TEN',
    ]);
  });

  it('API-062 CART-98 is taken back, and one that is not there without complaint', async () => {
    await fillCart(client);
    await addCode(client, 'TEN');
    for (const code of ['SUMMER', 'ten', 'TEN']) await removeCode(client, code);
    const cart = await cartOf();
    expect([cart.discountCodes, cart.priceInfo.discounts]).toEqual([[], 0]);
  });

  it('CART-98 that cannot be combined is rejected beside another', async () => {
    await put(client, 'juice', 5);
    await addCode(client, 'TEN');
    expect(await tryCode(client, 'ALONE')).toMatchObject({
      status: 409,
      body: { errorCode: 'CONFLICT', fields: { code: expect.any(String) } },
    });
    await removeCode(client, 'TEN');
    await addCode(client, 'ALONE');
    expect((await tryCode(client, 'TEN')).status).toBe(409);
  });

  it('CART-47 is kept when carts are merged', async () => {
    const email = 'codes-merge@x.example';
    const merged = await signedIn(shop, { ...anna, email });
    await put(merged, 'juice', 5);
    await addCode(merged, 'FIVE-OFF');
    await merged.post('/api/auth/logout');
    await put(merged, 'rice', 1);
    await addCode(merged, 'TEN');
    const { id } = await cartOf(merged);
    await signIn(merged, email);
    const cart = ok(await merged.post<Cart>(`/api/carts/merge/${id}`));
    expect(cart.discountCodes.map(({ code }) => code)).toEqual(['FIVE-OFF', 'TEN']);
  });

  it('S6 CART-98 fields about money that the sender adds change nothing', async () => {
    await fillCart(client);
    const extra = { savings: 3000, benefit: { kind: 'percent', percent: 100 }, title: 'x' };
    const { body: cart } = await tryCode(client, 'TEN', { ...extra, discounts: 9999 });
    expect([cart.discountCodes[0]?.title, cart.priceInfo.discounts]).toEqual(['Zehn Prozent', 398]);
    const body = { sku: 'rice', quantity: 1, discountCodes: [{ code: 'ALL' }], discounts: 9999 };
    const after = ok(await client.post<Cart>('/api/carts/items', body));
    expect(after.discountCodes.map(({ code }) => code)).toEqual(['TEN']);
  });
});
