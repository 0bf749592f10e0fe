import type { ApiError } from '@larder/contracts';
import type { CommunicationSettings, Customer } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { anna, boris, mailsOf, newestToken, password, signedIn, signIn } from './testing/people.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await testApp();
  client = await signedIn(shop);
});
afterEach(() => shop.close());

const profile = {
  academicTitle: 'Mag.',
  birthdate: '1.2.1980',
  email: anna.email,
  firstName: 'Anne-Marie',
  lastName: "O'Neil",
  salutation: 'Female',
};
const save = (change: object = {}) =>
  client.put<Customer & ApiError>('/api/customers', { ...profile, ...change });

describe('the profile', () => {
  it('API-022 API-023 API-030 is stored and read back', async () => {
    const stored = await save();
    expect(stored.body).toMatchObject({ ...profile, birthdate: '01.02.1980' });
    expect((await client.get('/api/customers')).body).toEqual(stored.body);
    expect((await client.get('/api/customers/refresh')).body).toEqual(stored.body);
  });

  it('forgets optional fields that were emptied', async () => {
    await save();
    const { body } = await save({ academicTitle: '', birthdate: '' });
    expect([body.academicTitle, body.birthdate]).toEqual([undefined, undefined]);
  });

  it('FORM-38 refuses an age below 18 and a salutation that no form offers', async () => {
    expect((await save({ birthdate: '01.01.2015' })).body.fields).toHaveProperty('birthdate');
    expect((await save({ salutation: 'Family' })).body.fields).toHaveProperty('salutation');
    expect((await save({ birthdate: '31.02.1990' })).status).toBe(400);
  });

  it('CUST-08 API-024 API-025 the communication settings are stored and read back', async () => {
    const read = () => client.get<CommunicationSettings>('/api/customers/communication-settings');
    const none = {
      personalEmailAllowed: false,
      personalMailAllowed: false,
      personalSmsAllowed: false,
    };
    expect((await read()).body).toEqual(none);
    const wanted = { ...none, personalSmsAllowed: true };
    await client.put('/api/customers/communication-settings', wanted);
    expect((await read()).body).toEqual(wanted);
  });

  it('API-028 CUST-05 topics of a confirmed email count at once', async () => {
    const change = (subscribe: string[], unsubscribe: string[] = []) =>
      client.post('/api/customers/newsletter-topics/manage', { subscribe, unsubscribe });
    expect((await change(['offers', 'recipes'])).status).toBe(200);
    await change([], ['recipes']);
    const { body } = await client.get<Customer>('/api/customers');
    expect(body.newsletterTopics).toEqual([{ newsletterTopicId: 'offers' }]);
  });
});

describe('a new email', () => {
  const confirm = (token: string) =>
    shop.client().post<ApiError>('/api/auth/email/confirm', { token });

  it('counts once the mail to it is confirmed, and then signs in', async () => {
    const { body } = await save({ email: 'anne@x.example' });
    expect(body.email).toBe(anna.email);
    const mail = (await mailsOf(shop)).at(-1);
    expect([mail?.recipient, mail?.body]).toEqual([
      'anne@x.example',
      expect.stringContaining('http://alpha.test/profile/link?confirm='),
    ]);
    expect((await confirm(await newestToken(shop))).status).toBe(200);
    expect((await client.get<Customer>('/api/customers')).body.email).toBe('anne@x.example');
    expect((await signIn(shop.client(), 'anne@x.example')).status).toBe(200);
  });

  it('replaces a mistyped one: the mail to that one has no effect any more', async () => {
    await save({ email: 'ane@x.example' });
    const mistyped = await newestToken(shop);
    await save({ email: 'anne@x.example' });
    const right = await newestToken(shop);
    expect(await confirm(mistyped)).toMatchObject({
      status: 400,
      body: { errorCode: 'TOKEN_INVALID' },
    });
    expect((await confirm(right)).status).toBe(200);
  });

  it('gets at most one mail in ten minutes, in any order of addresses', async () => {
    for (const name of ['ane', 'anne', 'ane', 'anne']) await save({ email: `${name}@x.example` });
    const to = (await mailsOf(shop)).map(({ recipient }) => recipient);
    expect(to.slice(1)).toEqual(['ane@x.example', 'anne@x.example']);
  });

  it('is not written to by the dozen', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await save({ email: `anne-${i}@x.example` })).status);
    expect(statuses).toEqual([...Array<number>(19).fill(200), 429, 429]);
    expect((await save({ firstName: 'Anne' })).status).toBe(200);
  });

  it('gives no access to the owner of the old email', async () => {
    await shop.client().post('/api/auth/password-reset', { email: anna.email });
    const reset = await newestToken(shop);
    await save({ email: 'anne@x.example' });
    await confirm(await newestToken(shop));
    const answer = await shop
      .client()
      .post('/api/auth/password-reset/confirm', { token: reset, password: 'Ganz-neu-1234' });
    expect(answer.status).toBe(400);
    expect((await signIn(shop.client(), 'anne@x.example')).status).toBe(200);
  });

  it('that is taken gets the same response, and changes nothing', async () => {
    await signedIn(shop, boris);
    const { status, body } = await save({ email: boris.email });
    expect([status, body.email]).toEqual([200, anna.email]);
    expect((await mailsOf(shop)).at(-1)?.body).not.toContain('confirm=');
  });

  it('that is taken in the meantime is rejected like an expired link', async () => {
    await save({ email: 'both@x.example' });
    // Simulates the race: the email was still free when it was looked up.
    await shop.db.execute(sql`CREATE FUNCTION be_faster() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO customers (tenant, id, email, email_key, password_hash, first_name, last_name,
            particulars, created_at)
          VALUES (NEW.tenant, 'faster', NEW.email, NEW.email_key, 'x', 'F', 'F', '{}', now());
        RETURN NEW;
      END $$`);
    await shop.db.execute(sql`CREATE TRIGGER faster BEFORE UPDATE ON customers FOR EACH ROW
      WHEN (OLD.email_key <> NEW.email_key) EXECUTE FUNCTION be_faster()`);
    const { status, body } = await confirm(await newestToken(shop));
    expect([status, body.errorCode]).toEqual([400, 'TOKEN_INVALID']);
    expect((await client.get<Customer>('/api/customers')).body.email).toBe(anna.email);
  });

  it('spelt another way needs no mail', async () => {
    expect((await save({ email: 'anna@X.example' })).body.email).toBe('anna@X.example');
    expect(await mailsOf(shop)).toHaveLength(1);
  });
});

describe('a new password', () => {
  const change = (currentPassword: string, secret = 'Ganz-neu-1234') =>
    client.put<ApiError>('/api/customers/password', { currentPassword, password: secret });

  it('ends the other sessions and not this one', async () => {
    const other = shop.client();
    await signIn(other);
    expect((await change(password)).status).toBe(200);
    expect((await client.get('/api/customers')).status).toBe(200);
    expect((await other.get('/api/customers')).status).toBe(401);
    expect((await signIn(shop.client(), anna.email, 'Ganz-neu-1234')).status).toBe(200);
  });

  it('needs the old one, as many times as a login would take it', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await change('a-guess')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(403), 429]);
  });
});

it('keeps the customers of two shops apart, although they have the same email', async () => {
  const other = await signedIn(shop, { ...anna, birthdate: '' }, { tenant: 'beta', locale: 'en' });
  await save();
  expect((await other.get<Customer>('/api/customers')).body.firstName).toBe('Anna');
  expect(await rows(shop.db, sql`SELECT 1 FROM customers`)).toHaveLength(2);
});
