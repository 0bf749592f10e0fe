import { request as connect } from 'node:http';
import { sendRequest } from '../support/send-request.js';
import { gruenmarkt, harvest } from '../support/shops.js';
import { open } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';

const CATEGORY = '/kategorie/obst-gemuese';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', CATEGORY, '/sitemap', '/lieferung'])
    test(`${path} is complete: text, links, head`, async ({ page, shop }) => {
      const response = await page.goto(shop.origin + path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('header, footer')).toHaveCount(2);
      expect(await page.locator('header a, footer a').count()).toBeGreaterThan(3);
      expect(await page.title()).not.toBe('');
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`^${shop.origin}`));
    });
});

test.describe('taken over by the browser', () => {
  for (const path of ['/', CATEGORY, '/lieferung', '/warenkorb', '/kassa'])
    test(`${path} hydrates under the content policy without console messages`, async ({
      page,
      shop,
      watched,
    }) => {
      expect(await open(page, shop.origin + path)).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(watched.faults).toEqual([]);
    });

  test('API-013 opens the next page by its payload, and shows what the server would', async ({
    page,
    shop,
    watched,
  }) => {
    await open(page, `${shop.origin}/lieferung`);
    const link = page.locator('footer a[href="/pfand"]').first();
    const [payload] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/pfand/_payload.json')),
      link.click(),
    ]);
    expect(payload.status()).toBe(200);
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    const shown = await page.locator('main').innerText();
    const title = await page.title();
    await page.reload();
    expect(await page.locator('main').innerText()).toBe(shown);
    expect(await page.title()).toBe(title);
    expect(watched.faults).toEqual([]);
  });

  test('a page with campaign parameters in its URL is the same page', async ({
    page,
    shop,
    watched,
  }) => {
    await open(page, `${shop.origin}/lieferung?utm_source=letter&b=2&a=1`);
    expect(watched.faults).toEqual([]);
  });
});

test.describe('headers', () => {
  test('NAV-06 NAV-55 public pages may be cached, private ones never', async ({ shop }) => {
    for (const path of ['/', CATEGORY, '/sitemap']) {
      const { headers } = await sendRequest(shop.origin + path, { cookie: 'session=x' });
      expect(headers['cache-control'], path).toContain('public');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
    for (const path of ['/warenkorb', '/kassa'])
      expect((await sendRequest(shop.origin + path)).headers['cache-control'], path).toBe(
        'no-store',
      );
  });

  test('S1 protect every kind of response', async ({ shop }) => {
    const home = await sendRequest(`${shop.origin}/`);
    const script = /<script type="module" src="([^"]+)"/.exec(home.body)?.[1] ?? '';
    const pages = ['/', '/nix', CATEGORY, '/suche/milch', '/kassa', '/sitemap.xml', '/robots.txt'];
    const files = [script, '/tenant/config', '/builds/latest.json', '/media/logo.svg'];
    const calls = ['csrf', 'carts', 'customers', 'search/products/milch', 'nothing'];
    for (const path of [...pages, ...files, ...calls.map((call) => `/api/${call}`)]) {
      const { headers } = await sendRequest(shop.origin + path, { origin: 'https://evil.example' });
      expect(headers['access-control-allow-origin'], path).toBeUndefined();
      expect(headers['server'] ?? headers['x-powered-by'], path).toBeUndefined();
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=(self)');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
    expect(home.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const withoutOwn = home.body.replace(/<script>try\{[\w.]+=localStorage[^<]*<\/script>/, '');
    expect(withoutOwn).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/);
    expect((await sendRequest(shop.origin + script)).headers['cache-control']).toContain(
      'immutable',
    );
  });

  test('NAV-57 NAV-58 missing pages have the right status', async ({ shop }) => {
    const page = await sendRequest(`${shop.origin}/gibt/es/nicht`);
    expect(page.status).toBe(404);
    expect(page.body).toContain('noindex');
    for (const path of ['/gibt/es/nicht', '/warenkorb'])
      expect((await sendRequest(`${shop.origin}${path}/_payload.json`)).status, path).toBe(404);
  });
});

test('two shops live in one process and know nothing of each other', async () => {
  const one = gruenmarkt();
  const other = harvest();
  const pages = await Promise.all(
    [one, other, one, other].map(async ({ origin }) => (await sendRequest(`${origin}/`)).body),
  );
  for (const [i, html] of pages.entries()) {
    expect(html).toContain(i % 2 === 0 ? 'Grünmarkt' : 'Harvest');
    expect(html).not.toContain(i % 2 === 0 ? 'Harvest' : 'Grünmarkt');
  }
});

test('malformed requests get a 4xx and no redirect', { tag: '@deep' }, async ({ shop }) => {
  const odd = [
    '//evil.example',
    '/%',
    '/%00',
    '/../../etc/passwd',
    '/media/..%2f..%2fpackage.json',
  ];
  for (const path of odd) {
    const answer = await sendRawPath(shop.origin, path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.location, path).toBeUndefined();
  }
});

/** A request whose path is sent verbatim. */
function sendRawPath(origin: string, path: string) {
  const { port, host } = new URL(origin);
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    connect({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      const { location } = response.headers;
      resolve({ status: response.statusCode ?? 0, location });
    })
      .on('error', reject)
      .end();
  });
}
