import type { ApiError } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app/app.js';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { testClient } from '../../testing/test-client.js';
import { anna, mailsOf, newestToken, signedIn, signIn } from '../testing/people.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const register = (person: object = anna, locale = 'de-AT') =>
  shop.client({ locale }).post<ApiError>('/api/customers', person);
const confirm = (token: string, client = shop.client()) =>
  client.post<Customer & ApiError>('/api/auth/registration/confirm', { token });
/** Restarts the shop on the same database with other settings. */
async function withSettings(settings: object) {
  await shop.db.execute(
    sql`UPDATE tenants SET config = jsonb_set(config, '{features,account}', ${JSON.stringify(settings)}::jsonb)`,
  );
  return buildApp({
    database: shop.db,
    clock: shop.clock,
    settings: { tenant: 'alpha', logLevel: 'silent', checkResponses: true },
  });
}

describe('a registration with confirmation', () => {
  it('API-031 CUST-23 responds 202 without a customer, and the link of the mail signs in', async () => {
    const client = shop.client();
    const asked = await client.post('/api/customers', anna);
    expect([asked.status, asked.body]).toEqual([202, {}]);
    const [mail] = await mailsOf(shop);
    expect(mail?.recipient).toBe('Anna@x.example');
    expect(mail?.body).toContain('http://alpha.test/registration?confirm=');
    const answer = await confirm(await newestToken(shop), client);
    expect(answer.status).toBe(200);
    expect(client.cookies.get('loggedIn')).toBe('true');
    expect((await client.get<Customer>('/api/customers')).body).toEqual(answer.body);
  });

  it('ADDR-10 fills a missing name in where the address of the registration is saved', async () => {
    const client = await signedIn(shop, { ...anna, lastName: '' });
    const { body } = await client.get<Customer>('/api/customers');
    expect([body.lastName, body.addresses[0]?.firstName]).toEqual(['', 'Anna']);
    expect(body.addresses[0]?.lastName).toBe('na');
  });

  it('CUST-01 CUST-02 CUST-03 CUST-05 CUST-06 CUST-07 stores the data in its normalised form', async () => {
    const client = await signedIn(shop);
    const { body } = await client.get<Customer>('/api/customers');
    expect(body).toMatchObject({
      email: 'Anna@x.example',
      firstName: 'Anna',
      lastName: 'Berger',
      salutation: 'Female',
      birthdate: '31.12.1990',
      loginType: 'normal',
      newsletterTopics: [],
      firstOrderDelivery: false,
      firstOrderClickAndCollect: false,
      billingAddress: {
        phoneNumber: '+436641234567',
        streetName: 'Laubenweg',
        postalCode: '1010',
        city: 'Wien',
        country: 'Österreich',
        countryCode: 'AT',
      },
    });
    const english = await client.get<Customer>('/api/customers', { 'accept-language': 'en' });
    expect(english.body.birthdate).toBe('12/31/1990');
  });

  it('S8 responds the same for an email with an account, and informs only its owner', async () => {
    await signedIn(shop);
    shop.clock.advance(11 * 60_000);
    const known = await register({ ...anna, email: 'ANNA@X.example' });
    const unknown = await register({ ...anna, email: 'new@x.example' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mails = await mailsOf(shop);
    expect(mails.at(-2)?.subject).toContain('schon ein Konto');
    expect(mails.at(-2)?.body).not.toContain('confirm=');
    expect(mails.at(-1)?.subject).toContain('bestätigen Sie Ihr Konto');
  });

  it('accepts a link once, for two days, and only unchanged', async () => {
    await register();
    const token = await newestToken(shop);
    expect((await confirm(`${token}x`)).body.errorCode).toBe('TOKEN_INVALID');
    expect((await confirm(token)).status).toBe(202);
    expect((await confirm(token)).body.errorCode).toBe('TOKEN_INVALID');
    await register({ ...anna, email: 'late@x.example' });
    shop.clock.advance(48 * 3_600_000);
    expect((await confirm(await newestToken(shop))).body.errorCode).toBe('TOKEN_INVALID');
  });

  it('sends at most one mail in ten minutes', async () => {
    for (let i = 0; i < 3; i += 1) expect((await register()).status).toBe(202);
    expect(await mailsOf(shop)).toHaveLength(1);
  });

  it('signs in the browser that registered alone: another one needs the password', async () => {
    await register({ ...anna, password: 'Somebody-else-7' });
    const client = shop.client();
    expect((await client.post('/api/customers', anna)).status).toBe(202);
    const answer = await confirm(await newestToken(shop), client);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    expect(client.cookies.get('loggedIn')).toBeUndefined();
    expect((await client.get('/api/customers')).status).toBe(401);
    expect((await signIn(client)).status).toBe(401);
  });

  it('keeps what the same browser corrects before the mail is answered, and no other one', async () => {
    const client = shop.client();
    await client.post('/api/customers', { ...anna, firstName: 'Ana', password: 'Mistyped-7' });
    await client.post('/api/customers', anna);
    await register({ ...anna, firstName: 'Eve', password: 'Somebody-else-7' });
    expect(await mailsOf(shop)).toHaveLength(1);
    const answer = await confirm(await newestToken(shop), client);
    expect([answer.status, answer.body.firstName]).toEqual([200, 'Anna']);
    expect((await signIn(shop.client())).status).toBe(200);
  });

  it('FORM-31 refuses who is younger than 18, by the day in the shop’s own time zone', async () => {
    shop.clock.set('2026-11-24T23:30:00Z');
    const young = await register({ ...anna, birthdate: '26.11.2008' });
    expect([young.status, young.body.fields]).toEqual([400, { birthdate: expect.any(String) }]);
    expect((await register({ ...anna, birthdate: '25.11.2008' })).status).toBe(202);
  });

  it('stores neither password nor token, only their hashes', async () => {
    await register();
    const token = await newestToken(shop);
    const text = JSON.stringify(await rows(shop.db, sql`SELECT * FROM customer_tokens`));
    expect(text).not.toContain(anna.password);
    expect(text).not.toContain(token);
    expect(text).toContain('scrypt$');
  });
});

describe('a registration without confirmation', () => {
  it('API-031 CUST-24 responds 200 with the signed-in customer; a taken email is rejected', async () => {
    const app = await withSettings({ registration: 'direct' });
    const visitor = () => testClient(app, { 'x-forwarded-host': 'alpha.test' });
    const client = visitor();
    const answer = await client.post<Customer>('/api/customers', anna);
    expect([answer.status, answer.body.firstName]).toEqual([200, 'Anna']);
    expect(client.cookies.get('loggedIn')).toBe('true');
    const second = await visitor().post<ApiError>('/api/customers', anna);
    expect([second.status, second.body.errorCode]).toEqual([409, 'CONFLICT']);
    expect((await signIn(visitor())).status).toBe(200);
    await app.close();
  });
});
