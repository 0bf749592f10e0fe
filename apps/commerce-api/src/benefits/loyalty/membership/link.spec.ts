import type { ApiError } from '@larder/contracts';
import type { MemberInformation, PhysicalCardStatus } from '@larder/contracts/loyalty';
import { isEan13 } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { anna, signedIn } from '../../../customers/testing/people.js';
import { createTestShop } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { person, createCustomer } from '../../../payments/wallet/testing/test-customers.js';
import { cardInfoPath, linkCard, activateVoucher } from '../testing/member-calls.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('LOY-01…03 API-037 a customer becomes a member with a card, pools and vouchers, once', async () => {
  const { client } = await createCustomer(shop, 1);
  expect((await client.get<MemberInformation>(cardInfoPath)).body).toEqual({
    joeAuthenticationStatus: 'NotLinked',
    pools: [],
    promotions: [],
    vouchers: [],
  });
  const answers = await Promise.all([linkCard(client), linkCard(client), linkCard(client)]);
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
    'welcome',
    'ten',
    'few',
    'soon',
  ]);
});

it('CUST-29 uses the card number of the registration, unless it is taken', async () => {
  const cardNumber = '2912345678906';
  const cards: (string | undefined)[] = [];
  for (const number of [2, 3]) {
    const client = await signedIn(shop, { ...person(number), cardNumber });
    cards.push((await linkCard(client)).body.mpCardId);
  }
  expect(cards[0]).toBe(cardNumber);
  expect(cards[1]).not.toBe(cardNumber);
});

it('CUST-29 LOY-17 links a card by its number later, which is then taken for others', async () => {
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
  expect((await other.get<MemberInformation>(cardInfoPath)).body.joeAuthenticationStatus).toBe(
    'NotLinked',
  );
});

it('API-037 leaves out promotions that are known and texts that are not wanted', async () => {
  const { client } = await createCustomer(shop, 4);
  await linkCard(client);
  const { body } = await client.get<MemberInformation>(
    `${cardInfoPath}?currentIds=welcome,few&dontRenderText=true`,
  );
  expect(body.promotions.map(({ promotionId }) => promotionId)).toEqual(['ten', 'soon']);
});

it('LOY-13 a card that the programme has closed is answered by 10048', async () => {
  const somewho = await createCustomer(shop, 5);
  await linkCard(somewho.client);
  await shop.db.execute(
    sql`UPDATE loyalty_members SET status = 'Blocked' WHERE customer_id = ${somewho.id}`,
  );
  const { status, body } = await somewho.client.get<ApiError>(cardInfoPath);
  expect([status, body.errorCode]).toEqual([409, '10048']);
  expect((await activateVoucher(somewho.client, 'few')).body.errorCode).toBe('10048');
});

it('PLAT-20 LOY-18 LOY-19 API-038 a shop without the programme sends a card, once', async () => {
  const client = await signedIn(
    shop,
    { ...anna, birthdate: '12/31/1990' },
    { tenant: 'beta', locale: 'en' },
  );
  const status = '/api/customers/physical-card/status';
  expect((await client.get(cardInfoPath)).status).toBe(404);
  expect((await client.get(status)).body).toEqual({ status: 'NOT_ORDERED' });
  const address = {
    firstName: 'Anna',
    lastName: 'Berger',
    streetName: 'Laubenweg',
    streetNumber: '3',
    postalCode: '1010',
    city: 'Wien',
    countryCode: 'AT',
  };
  const order = () => client.post<PhysicalCardStatus>('/api/customers/physical-card', address);
  const answers = await Promise.all([order(), order(), order()]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect((await client.get(status)).body).toEqual({ status: 'ORDERED', orderedOn: '2026-11-24' });
  const member = await signedIn(shop, person(8));
  expect((await member.get(status)).status).toBe(404);
});
