/** @jest-environment node */
import { testTenant } from '@larder/platform/testing';
import { headersFor } from '../http/security-headers.js';
import { sampleCode } from '../testing/sample-shop.js';
import { sampleTheme } from '../testing/sample-theme.js';
import type { HostedShop } from '../tenants/shops.js';
import { createPageCache } from './page-cache.js';
import { createPageService, pageKey, payloadUrl } from './page-service.js';
import { createRenderQueue, Overloaded, type RenderQueue } from './render-queue.js';

const open: RenderQueue = createRenderQueue({ limit: 10, deadline: 1000 });
const full: RenderQueue = { ...open, run: () => Promise.reject(new Overloaded('full')) };

function thing(name: string, status = 200) {
  const text = JSON.stringify({ name, errorCode: '', message: 'broken' });
  const response = { ok: status < 300, status, statusText: '', text: () => Promise.resolve(text) };
  return Promise.resolve(response as Response);
}

async function setUp(options: { queue?: RenderQueue; isBackendDown?: boolean } = {}) {
  const clock = { now: 0 };
  const backend = jest.fn(() => thing('first'));
  const locales = [{ code: 'en', prefix: '', label: 'English' }];
  const built = await sampleCode.buildShop({
    config: {
      clientRuntimeConfig: testTenant({ locales }),
      themeConfig: sampleTheme,
      messageBundle: {},
    },
    bundles: {},
    redirects: undefined,
    notFound: {},
    fetch: backend,
    version: 'b1',
    layoutStyles: () => ({ files: new Set(), css: '' }),
    report: () => undefined,
  });
  const shop: HostedShop = { host: 'shop.test', code: sampleCode, built };
  const cache = createPageCache(1_000_000, () => clock.now);
  const pages = createPageService({
    renderer: {
      build: undefined,
      headers: headersFor(false),
      originOf: (host) => `http://${host}`,
    },
    cache,
    queue: options.queue ?? open,
    isBackendDown: () => options.isBackendDown ?? false,
    report: () => undefined,
    now: () => clock.now,
  });
  return { clock, backend, shop, cache, pages };
}

const textOf = (answer: { variants: { identity: { body: Buffer } } }) =>
  answer.variants.identity.body.toString();

describe('public pages', () => {
  it('are served stale while a new one is made, by one request', async () => {
    const { pages, shop, clock, backend } = await setUp();
    await pages.publicPage(shop, '/', 'document');
    backend.mockImplementation(() => thing('second'));
    clock.now = 61_000;
    const stale = [1, 2, 3].map(() => pages.publicPage(shop, '/', 'document'));
    for (const answer of await Promise.all(stale)) expect(textOf(answer)).toContain('first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await pages.publicPage(shop, '/', 'document'))).toContain('second');
    expect(backend).toHaveBeenCalledTimes(2);
  });

  it('that failed are not cached', async () => {
    const { pages, shop, backend, cache } = await setUp();
    backend.mockImplementation(() => thing('', 500));
    const answer = await pages.publicPage(shop, '/', 'document');
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(cache.get(pageKey(shop.host, '/'))).toBeUndefined();
    backend.mockImplementation(() => thing('back again'));
    expect(textOf(await pages.publicPage(shop, '/', 'document'))).toContain('back again');
  });

  it('with purged data are served once and not cached', async () => {
    const { pages, shop, cache } = await setUp();
    const asked = pages.publicPage(shop, '/', 'document');
    cache.purge(['getThing']);
    expect((await asked).status).toBe(200);
    expect(cache.get(pageKey(shop.host, '/'))).toBeUndefined();
  });
});

describe('a host without room', () => {
  it('leaves the page to the browser, uncached', async () => {
    const { pages, shop, cache } = await setUp({ queue: full });
    for (const answer of [
      await pages.publicPage(shop, '/', 'document'),
      await pages.privatePage(shop, '/mine', 'session=1'),
    ]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(textOf(answer)).toMatch(/<div id="root">.*<p role="status"[^>]*>Loading page<\/p>/);
      expect(textOf(answer)).not.toContain('<h1>');
      expect(textOf(answer)).not.toContain('"payload"');
    }
    expect(cache.bytes).toBe(0);
  });

  it('sends Retry-After while the backend is unavailable', async () => {
    const { pages, shop } = await setUp({ queue: full, isBackendDown: true });
    const answer = await pages.publicPage(shop, '/', 'document');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('rejects a payload, because the browser then calls the backend itself', async () => {
    const { pages, shop } = await setUp({ queue: full });
    await expect(pages.publicPage(shop, '/', 'payload')).rejects.toThrow(Overloaded);
  });
});

it.each([
  ['/', '/_payload.json'],
  ['/a/b', '/a/b/_payload.json'],
  ['/a?x=1', '/a/_payload.json?x=1'],
  ['/?x=1', '/_payload.json?x=1'],
])('API-013 the payload of %s is at %s', (url, payload) => {
  expect(payloadUrl(url)).toBe(payload);
});
