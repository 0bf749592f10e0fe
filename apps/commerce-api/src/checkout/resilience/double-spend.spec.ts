import type { ApiError } from '@larder/contracts';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { checkout, fillCart, ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { checkCharacter, codeHash } from '../../payments/wallet/gift-card-code.js';
import type { TestCustomer } from '../../payments/wallet/testing/test-customers.js';
import {
  createCustomers,
  sumOfEntries,
  inconsistentCards,
} from '../../payments/wallet/testing/test-customers.js';
import { auditLedger, auditMoney } from '../testing/audit-ledger.js';
import { readNumber, prepareCart, rivalsOf } from '../testing/rival-shoppers.js';

const tabs = 5;
const wallet = '/api/customers/digital-wallet';
/** A time slot for each cart: orders for the same one would wait for it instead of for the card. */
const days = [1125, 1126, 1127, 1128, 1130, 1201, 1202, 1203, 1204, 1205];

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** A new card of 50.00; its code. */
async function issue(id: string): Promise<string> {
  const body = id.padStart(15, '2');
  const code = body + checkCharacter(body);
  await shop.db.execute(sql`INSERT INTO gift_cards (tenant, id, code_hash, last_digits)
    VALUES ('alpha', ${id}, ${codeHash('alpha', code)}, ${code.slice(-4)})`);
  await shop.db.execute(sql`INSERT INTO gift_card_entries
    (tenant, id, gift_card_id, kind, amount, idempotency_key, created_at)
    VALUES ('alpha', ${`issued ${id}`}, ${id}, 'ISSUED', 5000, ${`issued ${id}`}, now())`);
  return code;
}

/** Both enter the code at once; the one who has the card then. */
async function linkFromBoth(both: readonly TestCustomer[], code: string): Promise<TestCustomer> {
  // Every loser counts as a failed guess, and all of them come from one address (S9).
  await shop.db.execute(sql`DELETE FROM sign_in_attempts`);
  const answers = await Promise.all(
    both.map(({ client }) => client.put<ApiError>(`${wallet}/gift-card`, { code })),
  );
  const outcomes = answers.map(({ status, body }) => (status === 200 ? 'added' : body.errorCode));
  expect([...outcomes].sort()).toEqual(['1004', 'added']);
  return both[outcomes.indexOf('added')] as TestCustomer;
}

/** A cart that pays 30.00 from the wallet and the rest on handover. */
async function plan(client: TestClient): Promise<void> {
  const part = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: 3000 };
  ok(await client.post('/api/carts/payment', part));
}

async function spendAtOnce(people: readonly TestCustomer[], round: number): Promise<number> {
  const rivals = await rivalsOf(people, plan);
  const answers = await Promise.all(
    Array.from({ length: tabs }, (_, tab) =>
      rivals.map(({ client, cart }, at) =>
        checkout<ApiError>(client, cart, { key: `spend-${round}-${at}-${tab}` }),
      ),
    ).flat(),
  );
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

it('R3 I2 I3 PAY-21 a card of 50.00 pays one of fifty concurrent orders of 30.00, for its owner only', async () => {
  const people = await createCustomers(shop, days.length);
  for (let round = 0; round < readNumber(50, 1); round += 1) {
    const card = `R3${round}`;
    const code = await issue(card);
    const first = (2 * round) % people.length;
    const owner = await linkFromBoth(people.slice(first, first + 2), code);
    for (const [at, { client }] of people.entries()) {
      const cart = await fillCart(client, { window: `d-W1-2026${days[at]}-1000` });
      await prepareCart(shop, cart, owner.id);
    }
    expect(await spendAtOnce(people, round)).toBe(1);
    expect(await sumOfEntries(shop, card)).toBe(2000);
    expect(ok(await owner.client.get<DigitalWallet>(wallet)).balance).toBe(2000);
    ok(await owner.client.delete(`${wallet}/gift-card/${card}`));
  }
  expect(await inconsistentCards(shop)).toEqual([]);
  expect(await auditLedger(shop.db)).toEqual([]);
  expect(await auditMoney(shop.db)).toEqual([]);
}, 600_000);
