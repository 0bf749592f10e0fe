import type { RequestContext } from '../context.js';
import type { Probe } from '../../testing/probe-server.js';
import { probeServer } from '../../testing/probe-server.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Origin of links in mails and payments for a request with that host name. */
async function originFor(host: string, publicOrigins: readonly string[]): Promise<string> {
  const seen: RequestContext[] = [];
  const probe: Probe = await probeServer(
    shop,
    {
      readNote: async ({ context }) => {
        seen.push(context);
        return Promise.resolve({ id: 'a', size: 1, locale: 'en', tenant: 'x' });
      },
      writeNote: () => Promise.reject(new Error('not asked')),
      touch: () => Promise.reject(new Error('not asked')),
    },
    { publicOrigins: publicOrigins.map((one) => new URL(one)) },
  );
  await probe.server.inject({ url: '/api/probe/a', headers: { 'x-forwarded-host': host } });
  await probe.server.close();
  return seen[0]?.origin ?? 'refused';
}

const several = ['https://alpha.test', 'https://shop.example:8443', 'https://beta.test'];

describe('the origin of links in mails and of returns from a payment', () => {
  it.each([
    ['alpha.test', several, 'https://alpha.test'],
    ['beta.test', several, 'https://beta.test'],
    ['shop.example:8443', several, 'https://shop.example:8443'],
    ['shop.example:6666', several, 'https://shop.example:8443'],
    ['alpha.test:6666', several, 'https://alpha.test'],
    ['localhost:4200', several, 'https://alpha.test'],
    ['evil.example', several, 'refused'],
    ['alpha.test:4200', [], 'http://alpha.test:4200'],
    ['localhost:4200', [], 'http://alpha.test'],
    ['evil.example', [], 'refused'],
  ])('requested at %s with PUBLIC_URL %j is %s', async (host, origins, expected) => {
    expect(await originFor(host, origins)).toBe(expected);
  });
});
