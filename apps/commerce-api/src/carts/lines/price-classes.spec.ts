import type { ProductDetail, ProductPage } from '@larder/contracts/catalogue';
import type { OrderChanged } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { addCode } from '../../benefits/discounts/testing/codes.js';
import { fillCart, ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import { mailsOf, placeOrder } from '../../orders/testing/place-test-order.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';

const offers = { priceLoyalty: 900, priceFormer: 1500, priceLowestPrior30: 1500 };
const rows = [
  { sku: 'card', name: 'Geschenkkarte', priceClass: 'giftCard', priceRegular: 10000, vatRate: 20 },
  { sku: 'voucher', name: 'Gutschein', priceClass: 'multiPurposeVoucher', priceRegular: 2000 },
  { sku: 'formula', name: 'Anfangsmilch', priceClass: 'infantFormula', priceRegular: 1000 },
  { sku: 'tobacco', name: 'Tabak', priceClass: 'tobacco', priceRegular: 1000 },
  { sku: 'follow-on', name: 'Folgemilch', priceRegular: 1000 },
].map((row) => ({
  categoryPath: 'class',
  vatRate: 10,
  maxQuantity: 20,
  ...offers,
  offerQuantity: 3,
  offerPay: 2,
  ...row,
}));

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  await importFeed(shop.db, shop.clock.now(), rows);
});
afterAll(() => shop.close());
beforeEach(() => {
  client = shop.client();
});

const product = async (sku: string) => ok(await client.get<ProductDetail>(`/api/products/${sku}`));

describe('the importer', () => {
  it('2016/127 art. 10 drops promotions of classes without any, and names them in the report', async () => {
    const report = await importFeed(shop.db, shop.clock.now(), rows, true);
    expect(report.refused).toEqual([]);
    expect(report.dropped?.map(({ line, sku }) => [line, sku])).toEqual([
      [1, 'card'],
      [2, 'voucher'],
      [3, 'formula'],
      [4, 'tobacco'],
    ]);
    expect(report.dropped?.[2]?.reason).toBe(
      'priceLoyalty, priceFormer, priceLowestPrior30, offerQuantity, offerPay dropped: ' +
        'infantFormula takes part in no promotion ((EU) 2016/127 art. 10 (2))',
    );
  });

  it('2006/112/EC art. 30b refuses a gift card by weight', async () => {
    const weighed = { ...rows[0], sku: 'gold', offerQuantity: undefined, offerPay: undefined };
    const { refused } = await importFeed(
      shop.db,
      shop.clock.now(),
      [{ ...weighed, weightArticle: true }],
      true,
    );
    expect(refused[0]?.reason).toBe('giftCard is sold by the piece, not by weight');
  });
});

describe('listings', () => {
  it.each(['card', 'voucher', 'formula', 'tobacco'])(
    'CAT-09 CAT-20 show %s at its regular price alone, and follow-on formula with its offers',
    async (sku) => {
      expect((await product(sku)).price).toEqual({ regular: { value: expect.any(Number) } });
      expect(Object.keys((await product('follow-on')).price).sort()).toEqual([
        'former',
        'lowestPrior30',
        'loyalty',
        'multiBuy',
        'regular',
      ]);
    },
  );

  it.each(['reduced', 'loyalty'])('CAT-20 are excluded from the offers (%s)', async (offer) => {
    // Rows that were written without the importer are excluded, too.
    await shop.db.execute(sql`UPDATE products SET price_former = 1500, price_loyalty = 900
      WHERE tenant = 'alpha' AND sku IN ('card', 'formula')`);
    await importFeed(shop.db, shop.clock.now(), [
      { sku: offer, name: offer, categoryPath: 'class', vatRate: 10, priceRegular: 100 },
    ]);
    const { results } = ok(
      await client.get<ProductPage>(`/api/categories/class/products?offer=${offer}`),
    );
    expect(results.map(({ sku }) => sku)).toEqual(['follow-on']);
    expect((await product('formula')).price).toEqual({ regular: { value: 1000 } });
  });
});

describe('a cart', () => {
  it('CART-06 lowers a gift card by no percentage, no amount and no voucher', async () => {
    const { client: member } = await createCustomer(shop, 1);
    await member.post('/api/customers/loyalty/link');
    await put(member, 'card', 3);
    await put(member, 'v-welcome', 1);
    for (const code of ['TEN', 'FIVE-OFF']) {
      const cart = await addCode(member, code);
      expect(cart.priceInfo).toMatchObject({
        total: 30000,
        discounts: 0,
        savings: 0,
        totalVat: 0,
        totalArticlePrice: 30000,
        orderValue: 0,
        giftCardValue: 30000,
      });
    }
  });

  it('CART-06 lowers the goods beside a gift card as if it were not there', async () => {
    await put(client, 'juice', 20);
    const without = await addCode(client, 'TEN');
    const cart = await put(client, 'card', 1);
    expect(cart.priceInfo.discounts).toBe(without.priceInfo.discounts);
    expect(cart.priceInfo.total).toBe(without.priceInfo.total + 10000);
    expect(cart.priceInfo.totalVat).toBe(without.priceInfo.totalVat);
  });

  it('CART-52 CART-63 gift cards do not count towards the minimum order or free delivery', async () => {
    await fillCart(client, { quantity: 1 });
    const cart = await put(client, 'card', 3);
    expect(cart.priceInfo.serviceFeesAfterDiscount).toBe(190);
    const refused = await client.post<{ errorCode: string }>('/api/carts/finalize');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'CART_INVALID']);
    await put(client, 'juice', 20);
    expect((await client.post('/api/carts/finalize')).status).toBe(200);
  });

  it('2016/127 art. 10 lowers infant formula by no code, and lets it count as goods', async () => {
    await fillCart(client, { quantity: 20 });
    const before = await addCode(client, 'TEN');
    const cart = await put(client, 'formula', 2);
    expect(cart.priceInfo.discounts).toBe(before.priceInfo.discounts);
    expect(cart.priceInfo.orderValue).toBe(before.priceInfo.orderValue + 2000);
  });

  it('CART-06 measures the minimum value of a code by the goods that it may reduce', async () => {
    await put(client, 'juice', 10);
    await put(client, 'formula', 2);
    const cart = await addCode(client, 'FIVE-OFF');
    expect(cart.discountCodes[0]).toMatchObject({ savings: 0, missing: 1010 });
  });
});

describe('an order', () => {
  it('F8 keeps gift cards out of its tax, also when it is changed', async () => {
    const { orderNumber, cart } = await placeOrder(client, { card: 1, water: 6 });
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toContain('Geschenkkarte');
    expect(cart.priceInfo.giftCardValue).toBe(10000);
    // Juice at 10 %, water with its returnable deposit and the fee at 20 %.
    const standard = 294 + 150 + cart.priceInfo.serviceFeesAfterDiscount;
    expect(cart.priceInfo.totalVat).toBe(Math.round(3980 / 11) + Math.round(standard / 6));
    const water = cart.productLineItems.find(({ product: { sku } }) => sku === 'water');
    const { order } = ok(
      await client.post<OrderChanged>(`/api/orders/${orderNumber}/changes`, {
        removeLineItemIds: [water?.lineItemId],
      }),
    );
    expect(order.priceInfo).toMatchObject({ giftCardValue: 10000, orderValue: 3980 });
    const fee = order.priceInfo.serviceFeesAfterDiscount;
    expect(order.priceInfo.totalVat).toBe(Math.round(3980 / 11) + Math.round(fee / 6));
  });
});
