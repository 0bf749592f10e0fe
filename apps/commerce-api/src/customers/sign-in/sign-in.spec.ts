import type { Customer } from '@larder/contracts/customer';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { delayAfter } from './attempt-limits.js';
import { anna, mailsOf, password, signedIn, signIn } from '../testing/people.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const cookiesOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  [answer.headers['set-cookie']].flat().map(String);

describe('signing in', () => {
  it('S15 API-026 returns the customer, a session with a new id, and the cookies with their flags', async () => {
    await signedIn(shop);
    const client = shop.client();
    await client.get('/api/csrf');
    const before = client.cookies.get('session');
    const answer = await signIn(client);
    expect([answer.status, (answer.body as Customer).firstName]).toEqual([200, 'Anna']);
    expect(client.cookies.get('session')).not.toBe(before);
    const cookies = cookiesOf(answer);
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[2]).toBe('loggedIn=true; Max-Age=2592000; Path=/; SameSite=Lax');
    const planted = shop.client();
    planted.cookies.set('session', before ?? '');
    expect((await planted.get('/api/customers')).status).toBe(401);
  });

  it('S8 CUST-27 responds the same to a wrong password and to an unknown email', async () => {
    await signedIn(shop);
    const wrong = await signIn(shop.client(), anna.email, 'something-else');
    const unknown = await signIn(shop.client(), 'nobody@x.example', 'something-else');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('S9 is slow from the fifth failure on and blocked after the twentieth, for known and unknown alike', async () => {
    await signedIn(shop);
    for (const email of [anna.email, 'nobody@x.example']) {
      shop.clock.pauses.length = 0;
      const statuses: number[] = [];
      for (let i = 0; i < 21; i += 1)
        statuses.push((await signIn(shop.client(), email, 'wrong-password')).status);
      expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
      expect(shop.clock.pauses.slice(0, 3)).toEqual([500, 1000, 2000]);
      expect(shop.clock.pauses.length).toBe(15);
      shop.clock.advance(16 * 60_000);
    }
    expect((await signIn(shop.client())).status).toBe(200);
  });

  it('grows its pauses up to four seconds', () => {
    expect([4, 5, 6, 7, 8, 19].map(delayAfter)).toEqual([0, 500, 1000, 2000, 4000, 4000]);
  });

  it('CUST-22 accepts the bypass key in place of a captcha, and no other value', async () => {
    await shop.close();
    const bypassKey = 'a-key-of-our-own-app';
    shop = await testApp({
      captcha: { check: async (solution) => solution === 'solved', bypassKey },
    });
    const ask = (query: string) =>
      shop
        .client()
        .post<{ errorCode: string }>(`/api/auth/login${query}`, { email: anna.email, password });
    expect((await ask('')).body.errorCode).toBe('CAPTCHA_REFUSED');
    expect((await ask('?recaptchaResponse=guess')).body.errorCode).toBe('CAPTCHA_REFUSED');
    expect((await ask('?recaptchaResponse=solved')).body.errorCode).toBe('INVALID_CREDENTIALS');
    expect((await ask(`?recaptchaResponse=${bypassKey}`)).body.errorCode).toBe(
      'INVALID_CREDENTIALS',
    );
    const begun = await shop.client().post('/api/customers', anna);
    expect([begun.status, await mailsOf(shop)]).toEqual([403, []]);
  });
});

describe('the end of a session', () => {
  it('S15 API-027 is ended on the server, even if its cookies were copied', async () => {
    const client = await signedIn(shop);
    const kept = new Map(client.cookies);
    const answer = await client.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(client.cookies.has('loggedIn')).toBe(false);
    expect(client.cookies.get('session')).not.toBe(kept.get('session'));
    const thief = shop.client();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.get('/api/customers')).status).toBe(401);
  });

  it('CUST-13 CUST-17 is reported once by the cookie sessionExpired on the next response', async () => {
    const client = await signedIn(shop);
    shop.clock.advance(30 * 86_400_000);
    const answer = await client.get('/api/csrf');
    expect(cookiesOf(answer)).toContain('sessionExpired=true; Path=/; SameSite=Lax');
    expect(client.cookies.has('loggedIn')).toBe(false);
    client.cookies.delete('sessionExpired');
    expect((await client.get('/api/customers')).status).toBe(401);
    expect(client.cookies.has('sessionExpired')).toBe(false);
  });

  it('CUST-14 is reported only to a browser that lost its session, also on a change', async () => {
    const client = await signedIn(shop);
    client.cookies.set('session', '');
    const answer = await client.put<{ errorCode: string }>('/api/customers', anna);
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'UNAUTHORIZED']);
    expect(cookiesOf(answer)).toContain('sessionExpired=true; Path=/; SameSite=Lax');
    expect(['loggedIn', 'XSRF-TOKEN'].filter((name) => client.cookies.has(name))).toEqual([]);
    client.cookies.delete('session');
    expect((await signIn(client)).status).toBe(200);
  });

  it('is not reported while the customer signs in again', async () => {
    const client = await signedIn(shop);
    for (let i = 0; i < 4; i += 1) {
      shop.clock.advance(20 * 86_400_000);
      expect((await client.get('/api/customers')).status).toBe(200);
    }
  });

  it('a logout without a session is answered all the same', async () => {
    expect((await shop.client().post('/api/auth/logout')).status).toBe(200);
  });
});
