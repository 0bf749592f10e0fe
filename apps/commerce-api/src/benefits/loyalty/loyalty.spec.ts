import type { ApiError } from '@larder/contracts';
import type { MemberInformation, PhysicalCardStatus, Voucher } from '@larder/contracts/loyalty';
import { isEan13 } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { anna, signedIn } from '../../customers/testing/people.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import { ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { TestCustomer } from '../../payments/wallet/testing/test-customers.js';
import {
  createCustomers,
  person,
  createCustomer,
} from '../../payments/wallet/testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const info = '/api/customers/loyalty/card-info';
const link = (client: TestClient) =>
  client.post<MemberInformation & ApiError>('/api/customers/loyalty/link');
const vouchersOf = async (client: TestClient) =>
  (await client.get<Voucher[]>('/api/customers/loyalty/vouchers')).body;
const activate = (client: TestClient, id: string) =>
  client.post<Voucher[] & ApiError>(`/api/customers/loyalty/vouchers/${id}/activate`);
const give = ({ id }: TestCustomer, amount: number, pool = 'coins') =>
  shop.db.execute(
    sql`INSERT INTO loyalty_entries (tenant, customer_id, pool_id, amount, idempotency_key, created_at)
        VALUES ('alpha', ${id}, ${pool}, ${amount}, ${`gift ${amount}`}, now())`,
  );

it('LOY-01…03 API-037 a customer becomes a member with a card, pools and vouchers, once', async () => {
  const { client } = await createCustomer(shop, 1);
  expect((await client.get<MemberInformation>(info)).body).toEqual({
    ...{ joeAuthenticationStatus: 'NotLinked', pools: [], promotions: [], vouchers: [] },
  });
  const answers = await Promise.all([link(client), link(client), link(client)]);
  const [first] = answers;
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first?.body));
  const card = first?.body;
  expect(card?.joeAuthenticationStatus).toBe('Authenticated');
  expect(isEan13(card?.mpCardId ?? '')).toBe(true);
  expect(card?.pools).toEqual([
    { poolId: 'points', tags: ['points'], value: 0 },
    { poolId: 'coins', tags: ['coins'], value: 0 },
  ]);
  expect(card?.vouchers.map(({ promotionId }) => promotionId)).toEqual([
    ...['welcome', 'ten', 'few', 'soon'],
  ]);
});

it('CUST-29 the card of the registration is the member’s, unless it is somebody’s already', async () => {
  const cardNumber = '2912345678906';
  const cards: (string | undefined)[] = [];
  for (const number of [2, 3]) {
    const client = await signedIn(shop, { ...person(number), cardNumber });
    cards.push((await link(client)).body.mpCardId);
  }
  expect(cards[0]).toBe(cardNumber);
  expect(cards[1]).not.toBe(cardNumber);
});

it('CUST-29 LOY-17 a card is linked by its number later, which nobody else may have', async () => {
  const cardNumber = '2900000123458';
  const by = (client: TestClient, body: object) =>
    client.post<MemberInformation & ApiError>('/api/customers/loyalty/link', body);
  const { client } = await createCustomer(shop, 60);
  expect((await by(client, { cardNumber: '2900000123459' })).status).toBe(400);
  expect((await by(client, { cardNumber })).body.mpCardId).toBe(cardNumber);
  expect((await by(client, { cardNumber: '2912345678906' })).body.mpCardId).toBe(cardNumber);
  const { client: other } = await createCustomer(shop, 61);
  const refused = await by(other, { cardNumber });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
  for (let i = 0; i < 20; i += 1) await by(other, { cardNumber });
  expect((await by(other, { cardNumber })).status).toBe(429);
  expect((await other.get<MemberInformation>(info)).body.joeAuthenticationStatus).toBe('NotLinked');
});

it('API-037 leaves out promotions that are known and texts that are not wanted', async () => {
  const { client } = await createCustomer(shop, 4);
  await link(client);
  const { body } = await client.get<MemberInformation>(
    `${info}?currentIds=welcome,few&dontRenderText=true`,
  );
  expect(body.promotions.map(({ promotionId }) => promotionId)).toEqual(['ten', 'soon']);
});

it('LOY-13 a card that the programme has closed is answered by 10048', async () => {
  const somewho = await createCustomer(shop, 5);
  await link(somewho.client);
  await shop.db.execute(
    sql`UPDATE loyalty_members SET status = 'Blocked' WHERE customer_id = ${somewho.id}`,
  );
  const { status, body } = await somewho.client.get<ApiError>(info);
  expect([status, body.errorCode]).toEqual([409, '10048']);
  expect((await activate(somewho.client, 'few')).body.errorCode).toBe('10048');
});

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

it('LOY-16 a shop without general vouchers answers 404', async () => {
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
  await link(member.client);
  expect((await activate(member.client, 'few')).status).toBe(409);
  await give(member, 100);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => activate(member.client, 'few')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const few = (await vouchersOf(member.client)).find(({ promotionId }) => promotionId === 'few');
  expect(few).toMatchObject({ activated: true, coins: 40 });
  const { body } = await member.client.get<MemberInformation>(info);
  expect(body.pools.find(({ poolId }) => poolId === 'coins')?.value).toBe(60);
  expect((await activate(member.client, 'ten')).status).toBe(404);
  expect((await activate(member.client, 'own')).status).toBe(404);
  await shop.db.execute(sql`DELETE FROM voucher_uses`);
  await shop.db.execute(sql`UPDATE loyalty_vouchers SET used = 0`);
});

it('LOY-04 a voucher for two orders is activated anew for the second', async () => {
  const member = await createCustomer(shop, 62);
  await link(member.client);
  await give(member, 100);
  await shop.db.execute(sql`UPDATE loyalty_vouchers SET most_each = 2 WHERE promotion_id = 'few'`);
  const isActivated = async () =>
    (await vouchersOf(member.client)).find(({ promotionId }) => promotionId === 'few')?.activated;
  ok(await activate(member.client, 'few'));
  expect(await isActivated()).toBe(true);
  await shop.db.execute(
    sql`INSERT INTO voucher_uses SELECT tenant, promotion_id, customer_id, 'an-order', 'ORDERED', used_at
        FROM voucher_uses WHERE customer_id = ${member.id}`,
  );
  expect(await isActivated()).toBe(false);
  ok(await activate(member.client, 'few'));
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
  const answers = await Promise.all(people.map(({ client }) => activate(client, 'few')));
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

it('PLAT-20 LOY-18 LOY-19 API-038 a shop without the programme sends a card, once', async () => {
  const client = await signedIn(
    shop,
    { ...anna, birthdate: '12/31/1990' },
    { tenant: 'beta', locale: 'en' },
  );
  const status = '/api/customers/physical-card/status';
  expect((await client.get(info)).status).toBe(404);
  expect((await client.get(status)).body).toEqual({ status: 'NOT_ORDERED' });
  const address = {
    ...{ firstName: 'Anna', lastName: 'Berger', streetName: 'Laubenweg', streetNumber: '3' },
    ...{ postalCode: '1010', city: 'Wien', countryCode: 'AT' },
  };
  const order = () => client.post<PhysicalCardStatus>('/api/customers/physical-card', address);
  const answers = await Promise.all([order(), order(), order()]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect((await client.get(status)).body).toEqual({ status: 'ORDERED', orderedOn: '2026-11-24' });
  const member = await signedIn(shop, person(8));
  expect((await member.get(status)).status).toBe(404);
});
