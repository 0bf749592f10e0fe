import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { anna, password, signedIn } from '../testing/people.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await signedIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(16 * 60_000));

const guesser = '203.0.113.7';
const owner = '198.51.100.20';
const quarter = '900';

const call = (path: string, body: unknown, from: string) =>
  shop.client().post<ApiError>(path, body, { 'x-forwarded-for': from });
const enter = (secret: string, from: string, email = anna.email) =>
  call('/api/auth/login', { email, password: secret }, from);
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status);

describe('S9 guessing a password', () => {
  it('has twenty tries, also at once, while the owner signs in from elsewhere', async () => {
    const tries = await Promise.all(Array.from({ length: 24 }, () => enter('wrong-one', guesser)));
    expect(statuses(tries).sort()).toEqual([
      ...Array<number>(20).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    const refused = await enter(password, guesser);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, quarter]);
    expect((await enter(password, owner)).status).toBe(200);
  });

  it('from everywhere at once closes the account for a quarter of an hour', async () => {
    await enter('wrong-one', guesser);
    await shop.db.execute(sql`UPDATE sign_in_attempts SET count = 200`);
    expect((await enter(password, owner)).status).toBe(429);
    shop.clock.advance(16 * 60_000);
    expect((await enter(password, owner)).status).toBe(200);
  });

  it('at many accounts from one address is stopped at all of them', async () => {
    await enter('wrong-one', guesser, 'one@x.example');
    await shop.db.execute(sql`UPDATE sign_in_attempts SET count = 100`);
    expect((await enter('wrong-one', guesser, 'two@x.example')).status).toBe(429);
    expect((await enter('wrong-one', owner, 'three@x.example')).status).toBe(401);
  });
});

it('S9 at most twenty mails are sent in a quarter of an hour, to any recipients', async () => {
  const durations: number[] = [];
  for (let i = 0; i < 21; i += 1) {
    const email = i % 2 === 0 ? anna.email : `nobody-${i}@x.example`;
    durations.push((await call('/api/auth/password-reset', { email }, guesser)).status);
  }
  expect(new Set(durations.slice(0, 20)).size).toBe(1);
  expect(durations.at(-1)).toBe(429);
  expect((await call('/api/auth/password-reset', { email: anna.email }, owner)).status).not.toBe(
    429,
  );
});
