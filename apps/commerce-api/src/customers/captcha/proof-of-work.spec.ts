import type { ProofOfWork } from '@larder/contracts/customer';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { anna, password, signedIn } from '../testing/people.js';
import { createCaptcha } from './create-captcha.js';
import { deleteSolved, proofOfWork } from './proof-of-work.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ captcha: proofOfWork({ cost: 10, min: 5, max: 20 }) });
});
afterEach(() => shop.close());

const begin = async (tenant = 'alpha') =>
  (await shop.client({ tenant }).post<ProofOfWork>('/api/auth/challenge')).body;

async function answerTo(challenge: ProofOfWork): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function enter(response?: string, secret = 'wrong-one', email: string = anna.email) {
  const query = response === undefined ? '' : `?recaptchaResponse=${encodeURIComponent(response)}`;
  const { status, body } = await shop
    .client()
    .post<{ errorCode?: string }>(`/api/auth/login${query}`, { email, password: secret });
  return body.errorCode ?? status;
}

const guess = async (times: number, email?: string) => {
  for (let i = 0; i < times; i += 1) await enter(undefined, 'wrong-one', email);
};

describe('a challenge that the browser calculates', () => {
  it('CUST-22 CUST-27 is required after three failures, for known and unknown emails alike', async () => {
    await signedIn(shop);
    for (const email of [anna.email, 'nobody@x.example']) {
      await guess(2, email);
      expect(await enter(undefined, 'wrong-one', email)).toBe('INVALID_CREDENTIALS');
      expect(await enter(undefined, 'wrong-one', email)).toBe('CAPTCHA_REFUSED');
    }
    expect(await enter(undefined, password)).toBe('CAPTCHA_REFUSED');
    expect(await enter(await answerTo(await begin()), password)).toBe(200);
    // Who has signed in is trusted again.
    expect(await enter()).toBe('INVALID_CREDENTIALS');
  });

  it('CUST-22 is no longer required after a quarter of an hour', async () => {
    await guess(4);
    shop.clock.advance(15 * 60_000 + 1);
    expect(await enter()).toBe('INVALID_CREDENTIALS');
  });

  it('CUST-22 counts once, also of many at once', async () => {
    await guess(3);
    const answer = await answerTo(await begin());
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(answer)));
    expect(all.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(1);
    expect(all.filter((code) => code === 'CAPTCHA_REFUSED')).toHaveLength(7);
    const upper = JSON.parse(Buffer.from(answer, 'base64').toString());
    upper.challenge.signature = upper.challenge.signature.toUpperCase();
    expect(await enter(Buffer.from(JSON.stringify(upper)).toString('base64'))).toBe(
      'CAPTCHA_REFUSED',
    );
  });

  it('CUST-22 is valid for ten minutes in its own shop; a forged one is never valid', async () => {
    await guess(3);
    const late = await answerTo(await begin());
    const foreign = await answerTo(await begin('beta'));
    expect(await enter(foreign)).toBe('CAPTCHA_REFUSED');
    const eased = await begin();
    const made = { ...eased, parameters: { ...eased.parameters, cost: 1, keyPrefix: '0' } };
    expect(await enter(await answerTo(made))).toBe('CAPTCHA_REFUSED');
    for (const nothing of ['', 'x', btoa('null'), btoa('{"challenge":{},"solution":{}}')])
      expect(await enter(nothing)).toBe('CAPTCHA_REFUSED');
    const unsolved = { challenge: await begin(), solution: { counter: 1, derivedKey: 'ff' } };
    expect(await enter(btoa(JSON.stringify(unsolved)))).toBe('CAPTCHA_REFUSED');
    shop.clock.advance(10 * 60_000);
    await guess(1);
    expect(await enter(late)).toBe('CAPTCHA_REFUSED');
  });

  it('CUST-22 is required for registrations after three mails for one network address', async () => {
    const register = async (email: string, response = '') =>
      (await shop.client().post(`/api/customers?recaptchaResponse=${response}`, { ...anna, email }))
        .status;
    for (const name of ['a', 'b', 'c']) expect(await register(`${name}@x.example`)).toBe(202);
    expect(await register('d@x.example')).toBe(403);
    const answer = encodeURIComponent(await answerTo(await begin()));
    expect(await register('d@x.example', answer)).toBe(202);
  });

  it('is deleted when it expires', async () => {
    await guess(3);
    await enter(await answerTo(await begin()));
    const kept = () => rows(shop.db, sql`SELECT 1 FROM solved_challenges`);
    await deleteSolved(shop, shop.clock.now());
    expect(await kept()).toHaveLength(1);
    shop.clock.advance(10 * 60_000 + 1);
    await deleteSolved(shop, shop.clock.now());
    expect(await kept()).toEqual([]);
  });
});

describe('the captcha of the settings', () => {
  it('needs no third party unless one is configured, which then has its own challenges', async () => {
    await shop.close();
    shop = await testApp({ captcha: createCaptcha({}) });
    const { parameters } = await begin();
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' });
    const named = createCaptcha({ captcha: { url: 'https://captcha.example', secret: 's' } });
    expect([named.begin, named.freeTries]).toEqual([undefined, undefined]);
    await shop.close();
    shop = await testApp({ captcha: named });
    expect((await shop.client().post('/api/auth/challenge')).status).toBe(404);
  });
});
