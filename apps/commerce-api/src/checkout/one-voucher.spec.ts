import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { firstRow } from '../kernel/database/database.js';
import { checkout, fillCart, ok, put, createTestShop } from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';
import { createCustomers } from '../payments/wallet/testing/test-customers.js';
import { auditLedger } from './testing/audit-ledger.js';
import type { Rival } from './testing/rival-shoppers.js';
import { readNumber, prepareCart, rivalsOf } from './testing/rival-shoppers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Uses of a voucher as it counts them itself, and as they are written down. */
async function usesOf(promotionId: string) {
  const found = await firstRow<{ used: number; written: number }>(
    shop.db,
    sql`SELECT used, (SELECT count(*)::int FROM voucher_uses u
          WHERE u.promotion_id = v.promotion_id AND u.kind = 'ORDERED') AS written
        FROM loyalty_vouchers v WHERE promotion_id = ${promotionId}`,
  );
  return found && [found.used, found.written];
}

/** All order at once; those who were refused, which is for the voucher alone, or for the total without it. */
async function orderAtOnce(
  rivals: readonly Rival[],
  { round, why }: { readonly round: string; readonly why: readonly string[] },
): Promise<Rival[]> {
  const answers = await Promise.all(
    rivals.map(({ client, cart }, at) =>
      checkout<ApiError>(client, cart, { key: `${round} of ${at}` }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(why).toContain(Object.keys(body.fields ?? {}).join());
  }
  return rivals.filter((_, at) => answers[at]?.status !== 200);
}

/** Continues without the voucher, and cancels the order. */
async function orderWithout({ client }: Rival, key: string): Promise<void> {
  const cart = ok(await client.get<Cart>('/api/carts'));
  expect([cart.cartStatus, cart.voucherLineItems, cart.priceInfo.discounts]).toEqual([
    'OPEN',
    [],
    0,
  ]);
  const frozen = ok(await client.post<Cart>('/api/carts/finalize'));
  const { orderNumber } = ok(await checkout(client, frozen, { key }));
  ok(await client.post(`/api/orders/${orderNumber}/cancel`));
}

it('R4 I5 of all who order at once with a voucher of one use, or of three, so many have it', async () => {
  await shop.db.execute(
    sql`UPDATE loyalty_vouchers SET audience = 'everybody', needs_activation = false, coins = 0,
          most_each = 100 WHERE promotion_id = 'few'`,
  );
  const people = await createCustomers(shop, readNumber(50, 12));
  let used = 0;
  for (let round = 0; round < readNumber(20, 2); round += 1) {
    const limit = round % 2 === 0 ? 3 : 1;
    await shop.db.execute(
      sql`UPDATE loyalty_vouchers SET most = ${used + limit} WHERE promotion_id = 'few'`,
    );
    const rivals = await rivalsOf(people, async (client) => {
      await fillCart(client);
      await put(client, 'v-few', 1);
    });
    const losers = await orderAtOnce(rivals, { round: `few-${round}`, why: ['voucher'] });
    used += limit;
    expect(losers).toHaveLength(people.length - limit);
    expect(await usesOf('few')).toEqual([used, used]);
    await orderWithout(losers[0] as Rival, `without-${round}`);
    expect(await usesOf('few')).toEqual([used, used]);
  }
  expect(await auditLedger(shop.db)).toEqual([]);
}, 600_000);

it('R4 LOY-09 a voucher for the first order holds in one of two that a customer sends at once', async () => {
  const rounds = readNumber(20, 2);
  const people = await createCustomers(shop, 2 * rounds, 2000);
  for (let round = 0; round < rounds; round += 1) {
    const both = people.slice(2 * round, 2 * round + 2);
    const owner = both[0]?.id ?? '';
    for (const { client } of both) await prepareCart(shop, await fillCart(client), owner);
    const rivals = await rivalsOf(both, (client) => put(client, 'v-welcome', 1));
    expect(rivals.map(({ cart }) => cart.priceInfo.discounts)).toEqual([500, 500]);
    const why = ['voucher', 'expectedTotal'];
    expect(await orderAtOnce(rivals, { round: `first-${round}`, why })).toHaveLength(1);
    expect(await usesOf('welcome')).toEqual([round + 1, round + 1]);
  }
  expect(await auditLedger(shop.db)).toEqual([]);
}, 600_000);
