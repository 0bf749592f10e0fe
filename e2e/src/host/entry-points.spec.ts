import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { sendRequest } from '../support/send-request.js';
import { requestText, sendRaw } from '../support/raw.js';
import { gruenmarkt } from '../support/shops.js';

const MB = 1024 * 1024;

test('PLAT-06 an unknown host name gets a page of no shop, calls get 421, and it is repeated nowhere', async () => {
  const { origin } = gruenmarkt();
  const paths = ['/', '/kassa', '/sitemap.xml', '/robots.txt', '/api/carts', '/_payload.json'];
  for (const path of paths) {
    const { status, body, headers } = await sendRequest(origin + path, { host: 'evil.example' });
    const isPage = String(headers['content-type']).includes('text/html');
    expect([path, status]).toEqual([path, isPage ? 404 : 421]);
    expect(body).not.toMatch(/Grünmarkt|gruenmarkt/);
    expect(body + JSON.stringify(headers)).not.toContain('evil.example');
  }
  for (const name of ['127.0.0.1', 'localhost', '[::1]'])
    expect(
      (await sendRequest(`${origin}/`, { host: `${name}:${new URL(origin).port}` })).status,
    ).toBe(200);
});

test('NAV-73 an old link redirects to its category only from outside', async ({ page }) => {
  const { origin } = gruenmarkt();
  const old = '/sortiment?slug=obst-gemuese';
  const direct = await sendRequest(origin + old);
  expect([direct.status, direct.headers.location]).toEqual([301, '/kategorie/obst-gemuese']);
  await page.goto(`${origin}/sortiment`);
  await page.waitForLoadState('networkidle');
  // History navigation leads there too, and then there is a previous page.
  await page.evaluate((to) => window.history.pushState(null, '', to), old);
  await page.goBack();
  await page.goForward();
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(origin + old);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** A whole body on a real connection, with a session's own token. */
async function post(path: string, body: Buffer, isChunked: boolean): Promise<number> {
  const { origin } = gruenmarkt();
  const { headers } = await sendRequest(`${origin}/api/csrf`);
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const { port, host } = new URL(origin);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${token}`,
    'Content-Type: application/json',
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    'Connection: close',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head}\r\n\r\n`);
      if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
      socket.write(body);
      if (isChunked) socket.write('\r\n0\r\n\r\n');
    });
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
  });
}

for (const isChunked of [false, true])
  test(
    `a body beyond the limit gets 413 each time, ${isChunked ? 'chunked' : 'with its length'}`,
    { tag: '@deep' },
    async () => {
      for (const bytes of [1.1 * MB, 12 * MB])
        for (let i = 0; i < 5; i += 1)
          expect(await post('/api/carts/items', Buffer.alloc(bytes, '1'), isChunked)).toBe(413);
      expect((await sendRequest(`${gruenmarkt().origin}/api/order-config`)).status).toBe(200);
    },
  );

test('what cannot be read gets 400 or 415, never 5xx', { tag: '@deep' }, async () => {
  expect(await post('/api/carts/items', Buffer.from('['.repeat(100_000)), false)).toBe(400);
  expect(await post('/api/carts/items', Buffer.from('{"sku":'), true)).toBe(400);
  const { origin } = gruenmarkt();
  const wrong = requestText(
    origin,
    'POST /logs HTTP/1.1',
    ['Content-Type: text/plain', 'Content-Length: 2'],
    '{}',
  );
  expect((await sendRaw(origin, wrong)).status).toBeLessThan(500);
});
