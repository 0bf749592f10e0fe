import { expect, test } from '@playwright/test';
import { visitorWith } from '../steps/visitor.js';
import { sendRequest, type Reply } from '../support/send-request.js';
import type { Fault } from '../support/fault-proxy.js';
import { startFaultyShop, type FaultyShop } from '../support/shop-with-faults.js';
import { gruenmarkt } from '../support/shops.js';

/** `page`: without it there is no page. `part`: the page does without it. */
type Weight = 'page' | 'part';
type Row = readonly [path: string, call: string, weight: Weight];

/** Every call that a page makes, once: the layout's calls belong to the first page. */
const rows: readonly Row[] = [
  ['/', '/api/content/configs/client', 'part'],
  ['/', '/api/category-trees', 'part'],
  ['/', '/api/content/pages/index', 'page'],
  ['/', '/api/products', 'part'],
  ['/kategorie/obst-gemuese', '/api/categories/obst-gemuese', 'page'],
  ['/kategorie/obst-gemuese', '/api/categories/obst-gemuese/products', 'page'],
  ['/produkt/apfel-gala', '/api/products/apfel-gala', 'page'],
  ['/produkt/apfel-gala', '/api/products/apfel-gala/similar', 'part'],
  ['/produkt/apfel-gala', '/api/products/100101/pesticides', 'part'],
  ['/suche/apfel', '/api/products/search/apfel', 'page'],
  ['/suche/apfel', '/api/categories/search/apfel', 'part'],
  ['/suche/apfel', '/api/content/search/apfel', 'part'],
  ['/suche/apfel', '/api/recipes/search/apfel', 'part'],
  ['/suche/apfel', '/api/stores/search/apfel', 'part'],
  ['/lieferung', '/api/content/pages/lieferung', 'page'],
  ['/sitemap', '/api/content/pages', 'page'],
  ['/sitemap', '/api/recipes', 'part'],
  ['/sitemap', '/api/checkout-stores', 'part'],
  ['/marken', '/api/brands', 'page'],
  ['/marken/hopfauer', '/api/products', 'page'],
  ['/rezepte', '/api/recipes', 'page'],
  ['/rezepte/linsendal', '/api/recipes/linsendal', 'page'],
  ['/pestizide', '/api/pesticides', 'page'],
  ['/pestizide', '/api/content/pages/pestizide', 'part'],
  ['/maerkte', '/api/checkout-stores', 'page'],
  ['/maerkte', '/api/special-days', 'part'],
  ['/maerkte', '/api/map-outlines', 'part'],
  ['/maerkte/wien-laubenweg', '/api/stores/wien-laubenweg', 'page'],
  ['/maerkte/wien-laubenweg', '/api/special-days', 'part'],
  ['/advent', '/api/content/pages/advent', 'page'],
  ['/advent', '/api/categories/mehl-zucker/products', 'part'],
  ['/warenkorb', '/api/carts', 'page'],
  ['/warenkorb', '/api/order-config', 'page'],
  ['/kassa', '/api/carts', 'page'],
  ['/kassa', '/api/order-config', 'page'],
];
const quick: readonly Fault[] = [
  // No connection, and an answer of another shape.
  'refused',
  'shape',
  ...(process.env.FULL
    ? (['reset', 'error 500', 'error 502', 'truncated', 'html', 'huge'] as const)
    : []),
];
/** All calls are slow at the same time: for pages that need data which others only show in part. */
const otherwise: Readonly<Record<Weight, readonly string[]>> = {
  page: ['/marken/hopfauer'],
  part: ['/maerkte'],
};
const PRIVATE = new Set(['/warenkorb', '/kassa']);
/** Milliseconds within which a page has to load, whatever the state of its backend. */
const MAX_MS = 3500;

const exactly = (calls: readonly string[]) => {
  const escaped = calls.map((call) => call.replace(/[.*+?]/g, '\\$&'));
  return new RegExp(`^(${escaped.join('|')})$`);
};

test.describe.configure({ mode: 'serial' });

let shop: FaultyShop;
let cookie: string;
test.beforeAll(async () => {
  shop = await startFaultyShop();
  const product = { sku: '100101', name: 'Apfel Gala', quantity: 200 };
  ({ cookie } = await visitorWith(shop.origin, product));
});
test.afterAll(() => shop.stop());
test.beforeEach(async () => {
  shop.proxy.heal();
  await shop.forget();
});

async function visit(path: string): Promise<Reply & { readonly ms: number }> {
  const began = Date.now();
  const reply = await sendRequest(shop.origin + path, PRIVATE.has(path) ? { cookie } : {});
  return { ...reply, ms: Date.now() - began };
}

/** What a visitor sees of a page; its data block names code in the order in which that was used. */
const shown = ({ body }: Reply) => /<body>(.*)<script type="application\/json"/s.exec(body)?.[1];

/** The page of the search is there without its results, and says so itself. */
const isSearch = (path: string) => path.startsWith('/suche/');

/** What is wrong with a page whose call has failed. */
function faultsOf(
  { path, weight }: { readonly path: string; readonly weight: Weight },
  { status, headers, body, ms }: Awaited<ReturnType<typeof visit>>,
) {
  const say = gruenmarkt().say;
  const faults: string[] = [];
  if (ms > MAX_MS) faults.push(`took ${ms} ms`);
  if (headers['cache-control'] !== 'no-store') faults.push('may be kept by a cache');
  if (!/<h1/.test(body)) faults.push('has no heading');
  if (!body.includes('<footer')) faults.push('has no frame');
  if (weight === 'part' && status !== 200) faults.push(`answers ${status}`);
  if (weight === 'page' && ![500, 503].includes(status)) faults.push(`answers ${status}`);
  const saysSo = isSearch(path) || body.includes(say('shell.errorTitle'));
  if (status >= 500 && !saysSo) faults.push('does not say so');
  return faults;
}

test('R9 the table names every call of every page', async () => {
  const known = new Set(rows.map(([, call]) => call));
  for (const path of new Set(rows.map(([path]) => path))) {
    await shop.forget();
    shop.proxy.calls.length = 0;
    // A backend that has just started may be late at first.
    await expect.poll(async () => (await visit(path)).status, { message: path }).toBe(200);
    const calls = shop.proxy.calls.filter((call) => call.startsWith('/api/'));
    expect(calls.length, path).toBeGreaterThan(0);
    expect(
      calls.filter((call) => !known.has(call) && !/redirects|components|csrf/.test(call)),
    ).toEqual([]);
  }
});

for (const fault of quick)
  test(`R9 ERR-06 ERR-09 ERR-10 ${fault}: the page shows what it has, and is complete again at once`, async () => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const [path, call, weight] of rows) {
      await shop.forget();
      const whole = await visit(path);
      expect(shown(whole), path).toContain('<h1');
      await shop.forget();
      shop.proxy.fail(exactly([call]), fault);
      const broken = await visit(path);
      shop.proxy.heal();
      const again = await visit(path);
      const found = faultsOf({ path, weight }, broken);
      if (again.status !== 200 || shown(again) !== shown(whole)) found.push('does not recover');
      faults.push(...found.map((text) => `${path} without ${call} ${text}`));
    }
    expect(faults).toEqual([]);
  });

for (const weight of ['page', 'part'] as const)
  test(`R9 slow: every page is there within its time, its ${weight} or not, and slows no other`, async () => {
    const slow = rows.filter((row) => row[2] === weight && !otherwise[weight].includes(row[0]));
    const idle = '/pfand';
    await visit(idle);
    shop.proxy.fail(exactly(slow.map(([, call]) => call)), 'slow');
    const paths = [...new Set(slow.map(([path]) => path))];
    const waiting = Promise.all(paths.map((path) => visit(path)));
    const others: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      others.push((await visit(idle)).ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const replies = await waiting;
    const faults = replies.flatMap((reply, i) =>
      faultsOf({ path: paths[i] ?? '', weight }, reply).map((text) => `${paths[i]} ${text}`),
    );
    expect(faults).toEqual([]);
    expect(others.sort((a, b) => a - b)[18], 'p95 of another page in ms').toBeLessThan(150);
    shop.proxy.heal();
    for (const path of paths) expect((await visit(path)).status, path).toBe(200);
  });

test('R9 without a backend: cached pages are still served, the others show an error', async () => {
  expect((await visit('/lieferung')).status).toBe(200);
  shop.proxy.fail(/./, 'refused');
  expect((await visit('/lieferung')).status).toBe(200);
  const fresh = await visit('/pfand');
  expect([fresh.status, fresh.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(fresh.body).toContain(gruenmarkt().say('shell.errorTitle'));
  const call = await sendRequest(`${shop.origin}/api/products/apfel-gala`);
  expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
  expect((await sendRequest(`${shop.origin}/health/live`)).status).toBe(200);
  shop.proxy.heal();
  expect((await visit('/pfand')).status).toBe(200);
});
