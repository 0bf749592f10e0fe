import { expect, test } from '@playwright/test';
import { requestText, sendRaw, type RawReply } from '../support/raw.js';
import { shopOf, tenants } from '../checks/routes.js';
import { unusualHeaders, unusualMethods } from './unusual-headers.js';
import { foreign, unusualPaths } from './unusual-requests.js';

/** Why a response is not acceptable; empty when it is. */
function faultsOf({ status, headers, body }: RawReply): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answers ${status}`);
  const location = headers.get('location');
  if (location !== undefined && !/^\/(?![/\\])[^\\]*$/.test(location))
    faults.push(`leads to ${location}`);
  if (/public/.test(headers.get('cache-control') ?? '') && headers.has('set-cookie'))
    faults.push('gives everybody one cookie');
  if (/root:.*:0:0:|"devDependencies"|\bat .+\.[jt]s:\d+/.test(body)) faults.push('tells secrets');
  return faults;
}

/** Headers of every response of the shop itself. */
function unprotected({ status, headers }: RawReply): string[] {
  // Node rejects malformed or unexpected requests before our code sees them.
  if (status === 0 || status === 417 || headers.size <= 2) return [];
  const isSafe =
    headers.get('x-content-type-options') === 'nosniff' && headers.has('referrer-policy');
  return isSafe ? [] : ['goes out without its protecting headers'];
}

async function sendRepeatedly(
  origin: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...texts];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, text] = next;
      const reply = await sendRaw(origin, text);
      for (const fault of [...faultsOf(reply), ...unprotected(reply)])
        found.push(`${name.slice(0, 120)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found.sort();
}

for (const tenant of tenants) {
  test.describe(tenant, () => {
    test.setTimeout(120_000);

    test('S11 S12 S13 no URL causes a failure, or leads out of the shop', async () => {
      const { origin } = shopOf(tenant);
      const texts = unusualPaths.map((path) => [path, requestText(origin, `GET ${path} HTTP/1.1`)]);
      expect(await sendRepeatedly(origin, new Map(texts as [string, string][]))).toEqual([]);
    });

    test('S12 what is not a URL of the shop gets none of its pages', async () => {
      const { origin } = shopOf(tenant);
      for (const path of foreign.filter((one) => !one.startsWith('/') || /^\/[/\\]/.test(one))) {
        const { status } = await sendRaw(origin, requestText(origin, `GET ${path} HTTP/1.1`));
        expect([400, 404], path).toContain(status);
      }
    });

    test('S11 no method makes a failure', async () => {
      const { origin } = shopOf(tenant);
      const paths = ['/', '/warenkorb', '/nix', '/media/logo.svg', '/robots.txt', '/api/carts'];
      const texts = paths.flatMap((path) =>
        unusualMethods.map((method): [string, string] => [
          `${method} ${path}`,
          requestText(origin, `${method} ${path} HTTP/1.1`, ['Content-Length: 2'], '{}'),
        ]),
      );
      expect(await sendRepeatedly(origin, new Map(texts))).toEqual([]);
    });

    test('S11 S13 no header makes a failure', async () => {
      const { origin } = shopOf(tenant);
      const texts = ['/', '/nix/', '/warenkorb', '/api/carts', '/api/nix'].flatMap((path) =>
        unusualHeaders.map((headers): [string, string] => [
          `${path} with ${headers[0] ?? ''}`,
          requestText(origin, `GET ${path} HTTP/1.1`, headers),
        ]),
      );
      expect(await sendRepeatedly(origin, new Map(texts))).toEqual([]);
    });

    test('S11 S13 no body makes a failure', async () => {
      const { origin } = shopOf(tenant);
      const bodies = [
        '{',
        'null',
        '[]',
        '{"__proto__":{"polluted":1}}',
        '{"constructor":{"prototype":{"polluted":1}}}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{"a":"${'x'.repeat(70_000)}"}`,
        '\u0000\u00ff',
      ];
      const texts = ['/api/carts/items', '/api/checkout', '/logs', '/_cache/purge', '/'].flatMap(
        (path) =>
          bodies.flatMap((body) =>
            ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '%'].map(
              (type): [string, string] => [
                `${path} with ${type} ${body.slice(0, 40)}`,
                requestText(
                  origin,
                  `POST ${path} HTTP/1.1`,
                  [`Content-Type: ${type}`, `Content-Length: ${body.length}`],
                  body,
                ),
              ],
            ),
          ),
      );
      expect(await sendRepeatedly(origin, new Map(texts))).toEqual([]);
      const home = await sendRaw(origin, requestText(origin, 'GET / HTTP/1.1'));
      expect(home.status).toBe(200);
      expect(home.body).not.toContain('polluted');
    });
  });
}
