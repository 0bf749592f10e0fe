import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../kernel/database/database.js';
import { ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestCustomer } from '../../payments/wallet/testing/test-customers.js';
import { createCustomers, createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { cardInfoPath, linkCard, vouchersOf, activateVoucher } from './testing/member-calls.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const give = ({ id }: TestCustomer, amount: number, pool = 'coins') =>
  shop.db.execute(
    sql`INSERT INTO loyalty_entries (tenant, customer_id, pool_id, amount, idempotency_key, created_at)
        VALUES ('alpha', ${id}, ${pool}, ${amount}, ${`gift ${amount}`}, now())`,
  );

it('LOY-04 API-039…041 each reader sees the vouchers that are theirs', async () => {
  const own = await createCustomer(shop, 6);
  const ids = (vouchers: readonly Voucher[]) => vouchers.map(({ promotionId }) => promotionId);
  expect(ids(await vouchersOf(own.client))).toEqual(['welcome']);
  await shop.db.execute(sql`INSERT INTO loyalty_given_vouchers VALUES ('alpha', ${own.id}, 'own')`);
  expect(ids(await vouchersOf(own.client))).toEqual(['welcome', 'own']);
  const personal = '/api/content/vouchers/personalvouchers?promotionIds=own,few';
  expect(ids((await own.client.get<Voucher[]>(personal)).body)).toEqual(['own']);
  const general = await shop
    .client({ locale: 'en' })
    .get<Voucher[]>('/api/content/vouchers/generalvouchers');
  expect(general.body.map(({ promotionId, title }) => [promotionId, title])).toEqual([
    ['welcome', 'Welcome'],
  ]);
});

it('LOY-16 a shop without general vouchers responds 404', async () => {
  await shop.db.execute(
    sql`UPDATE loyalty_vouchers SET audience = 'members' WHERE promotion_id = 'welcome'`,
  );
  const { status } = await shop.client().get('/api/content/vouchers/generalvouchers');
  await shop.db.execute(
    sql`UPDATE loyalty_vouchers SET audience = 'everybody' WHERE promotion_id = 'welcome'`,
  );
  expect(status).toBe(404);
});

it('a voucher is activated for its coins, once, and not without enough of them', async () => {
  const member = await createCustomer(shop, 7);
  await linkCard(member.client);
  expect((await activateVoucher(member.client, 'few')).status).toBe(409);
  await give(member, 100);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => activateVoucher(member.client, 'few')),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const few = (await vouchersOf(member.client)).find(({ promotionId }) => promotionId === 'few');
  expect(few).toMatchObject({ activated: true, coins: 40 });
  const { body } = await member.client.get<MemberInformation>(cardInfoPath);
  expect(body.pools.find(({ poolId }) => poolId === 'coins')?.value).toBe(60);
  expect((await activateVoucher(member.client, 'ten')).status).toBe(404);
  expect((await activateVoucher(member.client, 'own')).status).toBe(404);
  await shop.db.execute(sql`DELETE FROM voucher_uses`);
  await shop.db.execute(sql`UPDATE loyalty_vouchers SET used = 0`);
});

it('LOY-04 a voucher for two orders can be activated again for the second', async () => {
  const member = await createCustomer(shop, 62);
  await linkCard(member.client);
  await give(member, 100);
  await shop.db.execute(sql`UPDATE loyalty_vouchers SET most_each = 2 WHERE promotion_id = 'few'`);
  const isActivated = async () =>
    (await vouchersOf(member.client)).find(({ promotionId }) => promotionId === 'few')?.activated;
  ok(await activateVoucher(member.client, 'few'));
  expect(await isActivated()).toBe(true);
  await shop.db.execute(
    sql`INSERT INTO voucher_uses SELECT tenant, promotion_id, customer_id, 'an-order', 'ORDERED', used_at
        FROM voucher_uses WHERE customer_id = ${member.id}`,
  );
  expect(await isActivated()).toBe(false);
  ok(await activateVoucher(member.client, 'few'));
  expect(await isActivated()).toBe(true);
  await shop.db.execute(sql`DELETE FROM voucher_uses`);
  await shop.db.execute(sql`DELETE FROM loyalty_entries WHERE customer_id = ${member.id}`);
  await shop.db.execute(sql`UPDATE loyalty_vouchers SET used = 0, most_each = 1`);
});

it('R4 a hundred members activate a voucher of three at once: three have it', async () => {
  const people = await createCustomers(shop, 100);
  for (const one of people) {
    await shop.db.execute(
      sql`INSERT INTO loyalty_members (tenant, customer_id, member_id, card_id, status, joined_at)
          VALUES ('alpha', ${one.id}, ${one.id}, ${one.id}, 'Authenticated', now())
          ON CONFLICT DO NOTHING`,
    );
    await give(one, 40);
  }
  const answers = await Promise.all(people.map(({ client }) => activateVoucher(client, 'few')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(97);
  const used = await firstRow(
    shop.db,
    sql`SELECT used, (SELECT count(*)::int FROM voucher_uses u WHERE u.promotion_id = 'few') AS uses,
          (SELECT count(*)::int FROM loyalty_entries WHERE amount = -40) - 1 AS paid
        FROM loyalty_vouchers WHERE promotion_id = 'few'`,
  );
  expect(used).toEqual({ used: 3, uses: 3, paid: 3 });
  expect(
    await rows(
      shop.db,
      sql`SELECT 1 FROM loyalty_entries GROUP BY customer_id, pool_id HAVING sum(amount) < 0`,
    ),
  ).toEqual([]);
}, 120_000);
