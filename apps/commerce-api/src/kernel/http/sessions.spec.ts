import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { firstRow } from '../database/database.js';
import { signedIn } from '../../customers/testing/people.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { Probe } from '../../testing/probe-server.js';
import { probeServer } from '../../testing/probe-server.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
let probe: Probe;
let writes = 0;
beforeAll(async () => {
  shop = await testApp();
  probe = await probeServer(shop, {
    writeNote: ({ body }) => {
      writes += 1;
      return { text: body.text };
    },
  });
});
afterAll(async () => {
  await probe.server.close();
  await shop.close();
});

async function withSession(tenant = 'alpha'): Promise<TestClient> {
  const client = shop.client({ tenant });
  await client.get('/api/csrf');
  return client;
}

describe('GET /api/csrf', () => {
  it('S15 API-014 API-006 sets an unreadable session and a readable token', async () => {
    const answer = await shop.client().get('/api/csrf');
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps a session that we know, and its token', async () => {
    const client = await withSession();
    const before = new Map(client.cookies);
    await client.get('/api/csrf');
    expect(client.cookies).toEqual(before);
  });

  it.each(['A'.repeat(43), 'short', 'x'.repeat(5000), '../../etc'])(
    'takes no session that a stranger chose (%#)',
    async (planted) => {
      const client = shop.client();
      client.cookies.set('session', planted);
      await client.get('/api/csrf');
      expect(client.cookies.get('session')).not.toBe(planted);
    },
  );

  it('keeps a session of one shop out of another', async () => {
    const client = await withSession('alpha');
    const foreign = shop.client({ tenant: 'beta' });
    foreign.cookies.set('session', client.cookies.get('session') ?? '');
    await foreign.get('/api/csrf');
    expect(foreign.cookies.get('session')).not.toBe(client.cookies.get('session'));
  });

  it('S15 forgets a session that was not used for 90 days, and lets a used one live on', async () => {
    const client = await withSession();
    const session = client.cookies.get('session');
    shop.clock.advance(80 * 86_400_000);
    await client.get('/api/csrf');
    shop.clock.advance(80 * 86_400_000);
    await client.get('/api/csrf');
    expect(client.cookies.get('session')).toBe(session);
    shop.clock.advance(91 * 86_400_000);
    await client.get('/api/csrf');
    expect(client.cookies.get('session')).not.toBe(session);
  });

  it('S15 signs a customer out after 180 days, however often they come', async () => {
    const client = await signedIn(shop);
    const comeBack = async (days: number) => {
      shop.clock.advance(days * 86_400_000);
      return (await client.get('/api/customers')).status;
    };
    const visits: number[] = [];
    for (let i = 0; i < 7; i += 1) visits.push(await comeBack(25));
    expect([...visits, await comeBack(6)]).toEqual([...Array<number>(7).fill(200), 401]);
  });

  it('stores the hash of a session only', async () => {
    const value = (await withSession()).cookies.get('session') ?? '';
    const found = await firstRow(shop.db, sql`SELECT 1 FROM sessions WHERE id = ${value}`);
    expect(found).toBeUndefined();
  });

  it('marks cookies as secure when the public URL is https', async () => {
    const secure = await testApp({ publicUrl: 'https://alpha.test' });
    try {
      const { headers } = await secure.client().get('/api/csrf');
      expect(String(headers['set-cookie'])).toMatch(/Secure.*Secure/);
    } finally {
      await secure.close();
    }
  });
});

describe('calls that change something', () => {
  const post = (
    headers: Record<string, string>,
    cookies: Record<string, string> = {},
    text = 'x',
  ) =>
    probe.server.inject({
      method: 'POST',
      url: '/api/probe',
      headers: { 'x-forwarded-host': 'alpha.test', 'content-type': 'application/json', ...headers },
      cookies,
      payload: JSON.stringify({ text }),
    });
  const refusal = async (sending: ReturnType<typeof post>) => {
    const answer = await sending;
    return `${answer.statusCode} ${answer.json<ApiError>().errorCode}`;
  };

  it('are taken with the token of their session', async () => {
    const { cookies } = await withSession();
    const answer = await post(
      { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' },
      Object.fromEntries(cookies),
    );
    expect([answer.statusCode, writes]).toEqual([201, 1]);
  });

  it('API-002 are refused without, with a wrong and with a foreign token', async () => {
    const mine = (await withSession()).cookies;
    const other = (await withSession()).cookies;
    const session = { session: mine.get('session') ?? '' };
    expect(await refusal(post({}))).toBe('403 XSRF_TOKEN_INVALID');
    expect(await refusal(post({}, session))).toBe('403 XSRF_TOKEN_INVALID');
    expect(await refusal(post({ 'x-xsrf-token': 'x'.repeat(43) }, session))).toBe(
      '403 XSRF_TOKEN_INVALID',
    );
    const foreign = { 'x-xsrf-token': other.get('XSRF-TOKEN') ?? '' };
    expect(await refusal(post(foreign, session))).toBe('403 XSRF_TOKEN_INVALID');
  });

  it('S2 S15 are refused when session and token were both planted', async () => {
    const planted = { session: 'A'.repeat(43), 'XSRF-TOKEN': 'B'.repeat(43) };
    expect(await refusal(post({ 'x-xsrf-token': 'B'.repeat(43) }, planted))).toBe(
      '403 XSRF_TOKEN_INVALID',
    );
  });

  it('are refused from another site even with the right token', async () => {
    const { cookies } = await withSession();
    const headers = {
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      'sec-fetch-site': 'cross-site',
    };
    expect(await refusal(post(headers, Object.fromEntries(cookies)))).toBe(
      '403 CROSS_SITE_REFUSED',
    );
  });

  it('are refused before their body is read', async () => {
    expect(await refusal(post({}, {}, 'x'.repeat(400_000)))).toBe('403 XSRF_TOKEN_INVALID');
    expect(writes).toBe(1);
  });
});
