import { expect, test } from '@playwright/test';
import { visitorWith } from '../steps/visitor.js';
import { sendRequest } from '../support/send-request.js';
import { requestText, sendRaw } from '../support/raw.js';
import { gruenmarkt } from '../support/shops.js';

/** Goods that are not popular: pages that do not exist show what is. */
const goods = [
  { sku: '100110', name: 'Birne Abate', quantity: 200 },
  { sku: '100102', name: 'Apfel Golden Delicious', quantity: 200 },
] as const;
const PRIVATE = ['/warenkorb', '/kassa', '/en/warenkorb'];
const ROUNDS = 20;

/** Extensions by which a cache may take a page for a file. */
const endings = [
  '/x.css',
  '/x.js',
  '/logo.svg',
  '/favicon.ico',
  '.css',
  '.js',
  ';x.css',
  '%2fx.css',
  '%3bx.js',
  '%23x.css',
  '%3fx.css',
  '%00.css',
  '%0ax.css',
  '/_payload.json',
  '/.well-known/x.png',
  '//x.css',
  '?x.css',
  '/..%2fassets/x.css',
  '/%2e%2e/assets/x.css',
  '%5cx.css',
  '%5c..%5cassets%5cx.css',
  '%09x.css',
  '!x.css',
  ',x.js',
  '~x.ico',
  '/x.woff2',
  '.avif',
  '/x.css?y=1',
];

test('S7 two visitors in turn each see only their own cart', async () => {
  test.setTimeout(120_000);
  const { origin } = gruenmarkt();
  const visitors = await Promise.all(goods.map((one) => visitorWith(origin, one)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const pages = await Promise.all(
      visitors.map(({ cookie }) => sendRequest(`${origin}/warenkorb`, { cookie })),
    );
    const anybody = await sendRequest(`${origin}/warenkorb`);
    for (const [i, { body, headers }] of pages.entries()) {
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(goods[i]?.name);
      for (const mark of visitors[1 - i]?.cookieFlags ?? []) expect(body).not.toContain(mark);
      for (const mark of visitors[i]?.cookieFlags.slice(1) ?? []) expect(body).not.toContain(mark);
    }
    for (const mark of visitors.flatMap(({ cookieFlags: marks }) => marks))
      expect(anybody.body).not.toContain(mark);
  }
});

test(
  'S7 NAV-55 no ending makes a visitor’s page one that a cache may keep',
  { tag: '@deep' },
  async () => {
    const { origin } = gruenmarkt();
    const { cookie, cookieFlags: marks } = await visitorWith(origin, goods[0]);
    const faults: string[] = [];
    const paths = PRIVATE.flatMap((page) => endings.map((ending) => page + ending));
    expect(paths).toHaveLength(84);
    for (const path of paths) {
      const text = requestText(origin, `GET ${path} HTTP/1.1`, [`Cookie: ${cookie}`]);
      const { status, headers, body } = await sendRaw(origin, text);
      const mayBeKept = headers.get('cache-control') !== 'no-store';
      if (mayBeKept && headers.has('set-cookie')) faults.push(`${path}: a cookie for everybody`);
      if (mayBeKept && marks.some((mark) => body.includes(mark)))
        faults.push(`${path}: ${status} tells of its visitor`);
      const again = await sendRaw(origin, requestText(origin, `GET ${path} HTTP/1.1`));
      if (marks.some((mark) => again.body.includes(mark)))
        faults.push(`${path}: tells somebody else of its visitor`);
    }
    expect(faults).toEqual([]);
  },
);

test(
  'S7 nothing of a request’s headers ends up in a page for others',
  { tag: '@deep' },
  async () => {
    const { origin } = gruenmarkt();
    const { cookie } = await visitorWith(origin, goods[0]);
    const claims = [
      ['X-Forwarded-Host: evil.example'],
      ['X-Forwarded-Proto: evil'],
      ['X-Forwarded-Prefix: /evil.example'],
      ['X-Forwarded-Port: 6666'],
      ['Forwarded: host=evil.example'],
      ['X-Host: evil.example', 'X-HTTP-Host-Override: evil.example'],
      ['X-Original-URL: /warenkorb', 'X-Rewrite-URL: /warenkorb'],
      ['X-React-Router-Prerender-Data: evil.example', 'X-React-Router-SPA-Mode: yes'],
      ['X-Middleware-Prefetch: 1', 'X-Nextjs-Data: 1', 'RSC: 1', 'Purpose: prefetch'],
      ['Accept-Language: en-GB'],
      ['Accept: application/json'],
      ['User-Agent: evil.example'],
      ['Referer: https://evil.example/'],
      ['Origin: https://evil.example'],
      ['Range: bytes=0-3'],
      ['If-None-Match: *'],
      ['X-Method-Override: POST'],
      [`Cookie: ${cookie}; consent=2.C0001.C0002`],
    ];
    for (const [i, claim] of claims.entries()) {
      for (const page of ['/kategorie/obst-gemuese', '/suche/apfel', '/nix']) {
        // A separate page that is not cached yet.
        const path = `${page}?poison=${process.pid}x${i}`;
        const first = await sendRaw(origin, requestText(origin, `GET ${path} HTTP/1.1`, claim));
        const others = await sendRaw(origin, requestText(origin, `GET ${path} HTTP/1.1`));
        const clean = await sendRaw(origin, requestText(origin, `GET ${path}c HTTP/1.1`));
        expect(first.body, `${path} ${claim[0]}`).not.toContain('evil.example');
        expect(others.status, `${path} ${claim[0]}`).toBe(clean.status);
        expect(others.headers.has('access-control-allow-origin')).toBe(false);
        expect(others.body.replaceAll(path, ''), `${path} ${claim[0]}`).toBe(
          clean.body.replaceAll(`${path}c`, ''),
        );
      }
    }
  },
);

test('S7 publicly cacheable responses set no cookie', async () => {
  const { origin } = gruenmarkt();
  const { cookie } = await visitorWith(origin, goods[0]);
  const paths = ['/', '/nix', '/kategorie/obst-gemuese', '/tenant/config', '/media/logo.svg'];
  const calls = ['/api/content/pages/index', '/api/products/apfel-gala', '/api/stores'];
  for (const path of [...paths, ...calls]) {
    const { headers } = await sendRequest(origin + path, { cookie });
    if (/public/.test(headers['cache-control'] ?? ''))
      expect(headers['set-cookie'], path).toBeUndefined();
  }
});
