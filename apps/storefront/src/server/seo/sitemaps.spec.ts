import { origin, shopWith, backend, sitemaps } from '../testing/seo-shop.js';

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

  it('lists the languages of a page, and the first one as the default', async () => {
    const text = (await sitemaps(backend())(await shopWith(), 'sitemap-pages-1.xml')) ?? '';
    const entry = text.split('<url>').find((one) => one.includes(`<loc>${origin}/en</loc>`));
    expect(entry).toContain(`hreflang="de-AT" href="${origin}/"`);
    expect(entry).toContain(`hreflang="en" href="${origin}/en"`);
    expect(entry).toContain(`hreflang="x-default" href="${origin}/"`);
    expect(text.split('<url>').find((one) => one.includes('/nur'))).not.toContain('hreflang');
  });

  it('A10 all versions of a page exist and name each other', async () => {
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

  it('PLAT-14 leaves out pages of disabled features, and makes no calls for them', async () => {
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

  it('PLAT-23 PLAT-24 does not exist where search engines are excluded', async () => {
    const shop = await shopWith({ searchEngineIndex: false });
    expect(await sitemaps(backend())(shop, 'sitemap.xml')).toBeUndefined();
  });

  it('is cached for ten minutes, an error not at all', async () => {
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
