import { withOrigin, withSiteData } from './site-data.js';
import { origin, shopWith } from '../testing/seo-shop.js';

describe('structured data', () => {
  it('A8 describes the shop and its search on the home page', async () => {
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
    expect(jsonLd?.[0]).toMatchObject({ logo: `${origin}/_app/icon-512.png` });
  });

  it('A8 leaves out the search without its feature, and on other pages the shop', async () => {
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
