import { createRegistry } from '@larder/platform';
import { hrefOf, splitLocale } from '@larder/platform/server';
import { testTenant } from '@larder/platform/testing';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { featureModules, loadFeatures } from '../../features.js';
import type { HostedShop } from '../tenants/shops.js';
import { withOrigin, withSiteData } from './site-data.js';
import { createSitemaps } from './sitemaps.js';

const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];
const origin = 'https://shop.example';

async function shopWith(config: Partial<ClientRuntimeConfig> = {}): Promise<HostedShop> {
  const tenant = testTenant({ locales, searchEngineIndex: true, ...config });
  const registry = createRegistry(await loadFeatures(Object.keys(featureModules)), tenant);
  const built = { shop: { registry }, logo: '/media/logo.svg' };
  return { host: 'shop.example', built, code: { hrefOf, splitLocale } } as unknown as HostedShop;
}

/** A backend with `count` products; the page `nur` exists in German alone. */
function backend(count = 2) {
  const calls: string[] = [];
  const state = { isDown: false };
  const answerTo = (path: string, language: string): unknown => {
    const [name = '', query = ''] = path.split('?');
    const search = new URLSearchParams(query);
    const offset = Number(search.get('offset'));
    const size = Number(search.get('pageSize'));
    const slugs = Array.from({ length: count }, (_, i) => ({ slug: `p-${i}` }));
    return {
      '/api/content/pages': [
        { slug: 'index' },
        { slug: 'a&b' },
        ...(language === 'en' ? [] : [{ slug: 'nur' }]),
      ],
      '/api/category-trees': [{ slug: 'obst', children: [{ slug: 'beeren', children: [] }] }],
      '/api/brands': [{ slug: 'hof' }],
      '/api/checkout-stores': [{ storeId: 'nord' }],
      '/api/recipes': { results: [{ slug: 'dal' }], total: 1 },
      '/api/products': { results: slugs.slice(offset, offset + size), total: count },
    }[name];
  };
  const fetchFor = () =>
    ((path: string, init: { headers: Record<string, string> }) => {
      calls.push(path);
      const data = answerTo(path, init.headers['accept-language'] ?? '');
      const ok = !state.isDown && data !== undefined;
      return Promise.resolve({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(data) });
    }) as unknown as typeof fetch;
  return { calls, state, fetchFor };
}
const sitemaps = (of: ReturnType<typeof backend>, now = Date.now) =>
  createSitemaps({ fetchFor: of.fetchFor, originOf: () => origin, now });
const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap for search engines', () => {
  it('A10 is an index of files that name every page of the shop in every language, once', async () => {
    const sitemap = sitemaps(backend(200));
    const shop = await shopWith();
    const files = locations(await sitemap(shop, 'sitemap.xml'));
    expect(files).toEqual(
      ['pages', 'categories', 'brands', 'products', 'recipes'].map(
        (kind) => `${origin}/sitemap-${kind}-1.xml`,
      ),
    );
    const texts = await Promise.all(
      files.map((file) => sitemap(shop, (file ?? '').slice(origin.length + 1))),
    );
    const all = texts.flatMap((text) => locations(text));
    expect(new Set(all).size).toBe(all.length);
    for (const path of ['/', '/en', '/a%26b', '/sitemap', '/products', '/brands/hof'])
      expect(all).toContain(origin + path);
    for (const path of [
      '/recipes',
      '/pesticides',
      '/storefinder',
      '/en/storefinder/nord',
      '/en/recipes/dal',
      '/category/obst',
      '/en/category/beeren',
      '/en/product/p-199',
    ])
      expect(all).toContain(origin + path);
    expect(all.filter((url) => url?.includes('/product/'))).toHaveLength(400);
    expect(all.some((url) => /cart|checkout|search/.test(url ?? ''))).toBe(false);
  });

  it('names the languages of a page, and the first one for everybody else', async () => {
    const text = (await sitemaps(backend())(await shopWith(), 'sitemap-pages-1.xml')) ?? '';
    const entry = text.split('<url>').find((one) => one.includes(`<loc>${origin}/en</loc>`));
    expect(entry).toContain(`hreflang="de-AT" href="${origin}/"`);
    expect(entry).toContain(`hreflang="en" href="${origin}/en"`);
    expect(entry).toContain(`hreflang="x-default" href="${origin}/"`);
    expect(text.split('<url>').find((one) => one.includes('/nur'))).not.toContain('hreflang');
  });

  it('A10 every version of a page names all others, each of which is there and names it back', async () => {
    const sitemap = sitemaps(backend(3));
    const shop = await shopWith();
    const files = locations(await sitemap(shop, 'sitemap.xml'));
    const texts = await Promise.all(
      files.map((file) => sitemap(shop, (file ?? '').slice(origin.length + 1))),
    );
    const entries = texts.flatMap((text = '') => text.split('<url>').slice(1));
    const named = new Map(
      entries.map((entry) => [
        locations(entry)[0],
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair),
      ]),
    );
    const alone = [...named].filter(([, versions]) => versions.length === 0);
    expect(alone.map(([address]) => address)).toEqual([`${origin}/nur`]);
    for (const [address, versions] of named) {
      if (versions.length === 0) continue;
      const [first] = versions;
      expect(versions.map(([language]) => language)).toEqual(['de-AT', 'en', 'x-default']);
      expect(versions.map(([, to]) => to)).toContain(address);
      expect(versions.at(-1)?.[1]).toBe(first?.[1]);
      for (const [, to] of versions) expect(named.get(to)).toEqual(versions);
    }
  });

  it('PLAT-14 has no page of a feature that is off, and asks for none', async () => {
    const played = backend();
    const shop = await shopWith({
      featureProductDiscovery: false,
      featureRecipes: false,
      featureMisc: false,
    });
    const index = await sitemaps(played)(shop, 'sitemap.xml');
    expect(locations(index)).toEqual([`${origin}/sitemap-pages-1.xml`]);
    expect(new Set(played.calls)).toEqual(new Set(['/api/content/pages']));
  });

  it('PLAT-23 PLAT-24 does not exist where search engines are kept out', async () => {
    const shop = await shopWith({ searchEngineIndex: false });
    expect(await sitemaps(backend())(shop, 'sitemap.xml')).toBeUndefined();
  });

  it('is kept for ten minutes, a failure not at all', async () => {
    const played = backend();
    let time = 0;
    const sitemap = sitemaps(played, () => time);
    const shop = await shopWith();
    played.state.isDown = true;
    await expect(sitemap(shop, 'sitemap.xml')).rejects.toThrow('503');
    played.state.isDown = false;
    await sitemap(shop, 'sitemap.xml');
    const asked = played.calls.length;
    await sitemap(shop, 'sitemap-brands-1.xml');
    expect(played.calls).toHaveLength(asked);
    time = 600_000;
    await sitemap(shop, 'sitemap.xml');
    expect(played.calls.length).toBeGreaterThan(asked);
    expect(await sitemap(shop, 'sitemap-x-1.xml')).toBeUndefined();
  });
});

describe('structured data', () => {
  it('A8 tells at home who the shop is and how to search it', async () => {
    const { jsonLd } = withSiteData(
      { title: 'Home', canonical: '/en' },
      await shopWith(),
      '/en',
      origin,
    );
    expect(jsonLd).toMatchObject([
      { '@type': 'Organization', name: 'Test shop', url: `${origin}/en` },
      {
        '@type': 'WebSite',
        url: `${origin}/en`,
        potentialAction: {
          target: { urlTemplate: `${origin}/en/search?term={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    expect(jsonLd?.[0]).toMatchObject({ logo: `${origin}/media/logo.svg` });
  });

  it('A8 without search there is no way to search, and other pages tell only their own', async () => {
    const shop = await shopWith({ featureSearch: false });
    const home = withSiteData({ title: '', canonical: '/' }, shop, '/', origin);
    expect(JSON.stringify(home.jsonLd)).not.toContain('SearchAction');
    const head = { title: '', canonical: '/a' };
    expect(withSiteData(head, shop, '/a', origin)).toBe(head);
  });

  it('A8 has absolute addresses, and leaves texts that look like paths alone', () => {
    const given = {
      name: '/x',
      offers: { url: '/p' },
      image: ['/a.png', 'https://cdn.test/b.png'],
    };
    expect(withOrigin(given, origin)).toEqual({
      name: '/x',
      offers: { url: `${origin}/p` },
      image: [`${origin}/a.png`, 'https://cdn.test/b.png'],
    });
  });
});
