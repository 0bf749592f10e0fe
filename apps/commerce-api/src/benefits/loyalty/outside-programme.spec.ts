import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import {
  checkout,
  fillCart,
  finalizeCart,
  testTenantsFolder,
  ok,
  put,
} from '../../ordering/testing/test-shop.js';
import { testApp } from '../../testing/test-app.js';
import type { TestApp } from '../../testing/test-app.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { embeddedProgramme } from './embedded-programme.js';
import type { VoucherUse } from './programme.js';

/** A retailer's own programme: it accepts one more voucher, and records redemptions itself. */
const uses: VoucherUse[] = [];
let isRedeemable = true;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({
    tenants: testTenantsFolder,
    loyalty: {
      ...embeddedProgramme,
      use: (_scope, _customer, use) => {
        uses.push(use);
        return Promise.resolve(isRedeemable);
      },
    },
  });
});
afterAll(() => shop.close());

it('LOY-12 redeems the voucher of an order by the programme that the shop has, under the key of the cart', async () => {
  const { client } = await createCustomer(shop, 1);
  await fillCart(client);
  const cart = await put(client, 'v-welcome', 1);
  ok(await checkout(client, await finalizeCart(client), { key: 'outside-order' }));
  expect(uses).toEqual([{ promotionId: 'welcome', key: cart.id }]);
  const counted = await shop.db.execute(`SELECT 1 FROM voucher_uses`);
  expect(counted).toMatchObject({ rows: [] });
});

it('LOY-12 rejects an order whose voucher the programme rejects, and continues without it', async () => {
  const { client } = await createCustomer(shop, 2);
  await fillCart(client);
  await put(client, 'v-welcome', 1);
  isRedeemable = false;
  const answer = await checkout(client, await finalizeCart(client), { key: 'refused-order' });
  expect(answer.status).toBe(409);
  expect((answer.body as unknown as ApiError).fields).toHaveProperty('voucher');
  expect((await client.get<Cart>('/api/carts')).body.voucherLineItems).toEqual([]);
});
