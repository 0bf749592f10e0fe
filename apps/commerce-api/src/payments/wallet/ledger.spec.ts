import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { transaction } from '../../kernel/database/transaction.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { refundToWallet, spend } from './ledger.js';
import { balanceOf, cardsOf, linkCard, unlinkCard } from './repository.js';
import { createCustomer, sumOfEntries, inconsistentCards } from './testing/test-customers.js';

let shop: TestApp;
let customer: string;
beforeAll(async () => {
  shop = await createTestShop();
  customer = (await createCustomer(shop, 1)).id;
});
afterAll(() => shop.close());

const scope = () => ({ db: shop.db, tenant: 'alpha', now: shop.clock.now() });
const pay = (amount: number, key: string) =>
  transaction(shop.db, (db) => spend({ ...scope(), db }, { customer, amount, key }));
const take = (key: string) => transaction(shop.db, (db) => refundToWallet({ ...scope(), db }, key));
const balance = async () => balanceOf(await cardsOf(scope(), customer), shop.clock.now());

it('R3 a hundred payments of 3.00 at once from a card of 50.00: sixteen are paid', async () => {
  await linkCard(scope(), 'full', customer);
  const paid = await Promise.all(Array.from({ length: 100 }, (_, at) => pay(300, `rush ${at}`)));
  expect(paid.filter(Boolean)).toHaveLength(16);
  expect(await balance()).toBe(200);
  expect(await sumOfEntries(shop, 'full')).toBe(200);
}, 60_000);

it('PAY-22 one payment is charged once, for any number of requests', async () => {
  const before = await balance();
  const paid = await Promise.all(Array.from({ length: 10 }, () => pay(150, 'same')));
  expect(paid).toEqual(Array.from({ length: 10 }, () => true));
  expect(await balance()).toBe(before - 150);
  await expect(pay(151, 'same')).rejects.toMatchObject({ errorCode: '1005' });
  await Promise.all([take('same'), take('same'), take('same')]);
  expect(await balance()).toBe(before);
});

it('PAY-23 a customer who is gone pays nothing', async () => {
  const gone = transaction(shop.db, (db) =>
    spend({ ...scope(), db }, { customer: 'nobody', amount: 1, key: 'gone' }),
  );
  await expect(gone).rejects.toMatchObject({ errorCode: '1010' });
});

it('the card that ends first pays first, and one that is over pays nothing', async () => {
  await linkCard(scope(), 'part', customer);
  await linkCard(scope(), 'old', customer);
  await pay(2100, 'in order');
  const cards = await cardsOf(scope(), customer);
  expect(cards.map(({ id, balance: left }) => [id, left])).toEqual([
    ['old', 2500],
    ['part', 0],
    ['full', 100],
  ]);
  expect(await pay(101, 'too much')).toBe(false);
  await take('in order');
});

it('the database itself takes no entry back and lets no card below nothing', async () => {
  const entry = sql`INSERT INTO gift_card_entries
    (tenant, id, gift_card_id, kind, amount, idempotency_key, created_at)
    VALUES ('alpha', 'bad', 'full', 'SPENT', -9999999, 'bad', now())`;
  await expect(shop.db.execute(entry)).rejects.toThrow();
  const change = sql`UPDATE gift_card_entries SET amount = 1 WHERE gift_card_id = 'full'`;
  await expect(shop.db.execute(change)).rejects.toThrow();
  await expect(shop.db.execute(sql`DELETE FROM gift_card_entries`)).rejects.toThrow();
});

type Step =
  | { readonly do: 'pay'; readonly amount: number; readonly key: string }
  | { readonly do: 'back'; readonly key: string }
  | { readonly do: 'in' | 'out'; readonly card: string };

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 4000 }), key }),
  fc.record({ do: fc.constant('back' as const), key }),
  fc.record({ do: fc.constantFrom('in', 'out'), card: fc.constantFrom('full', 'part', 'empty') }),
);

async function run(one: Step, round: number): Promise<void> {
  if (one.do === 'pay') await pay(one.amount, `${round} ${one.key}`).catch(() => undefined);
  else if (one.do === 'back') await take(`${round} ${one.key}`);
  else if (one.do === 'in') await linkCard(scope(), one.card, customer);
  else await unlinkCard(scope(), one.card, customer);
}

it('no order of payments, returns, cards in and out makes a balance negative or money appear', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      round += 1;
      for (const one of steps) await run(one, round);
      expect(await inconsistentCards(shop)).toEqual([]);
      expect(await balance()).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
}, 120_000);
