import type { ApiError } from '@larder/contracts';
import type { ClientConfigs, Page, PageLink, RedirectRules } from '@larder/contracts/content';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe('content pages', () => {
  it.each([
    ['de-AT', 'Lieferung'],
    ['en', 'Delivery'],
  ])('CONT-06 CONT-07 are found by slug in %s', async (locale, name) => {
    const { body } = await shop.client({ locale }).get<Page>('/api/content/pages/lieferung');
    expect(body).toMatchObject({ slug: 'lieferung', name, noIndex: false, noFollow: false });
    expect(body.blocks[0]).toMatchObject({ type: 'text' });
  });

  it('fall back to the default language where they are not translated', async () => {
    const { body } = await shop.client({ locale: 'en' }).get<Page>('/api/content/pages/aktion');
    expect(body.name).toBe('Geheime Aktion');
  });

  it.each(['nowhere', 'LIEFERUNG', 'a%2Fb', "'"])('CONT-06 %s is a 404', async (slug) => {
    const answer = await shop.client().get<ApiError>(`/api/content/pages/${slug}`);
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('are listed but for those that must not be indexed', async () => {
    const { body } = await shop.client().get<PageLink[]>('/api/content/pages');
    expect(body).toEqual([
      { slug: 'index', name: 'Startseite' },
      { slug: 'lieferung', name: 'Lieferung' },
    ]);
  });
});

describe('configurations', () => {
  it('API-015 API-016 API-017 come as a map of the named ones', async () => {
    const { body } = await shop
      .client()
      .get<ClientConfigs>('/api/content/configs/client?types=header,topbarbanner,profile,nonsense');
    expect(Object.keys(body).sort()).toEqual(['header', 'topbarbanner']);
    expect(body.topbarbanner).toEqual({ text: 'Gratis ab 79 €' });
  });

  it('API-015 the list of types is required', async () => {
    expect((await shop.client().get('/api/content/configs/client')).status).toBe(400);
    expect((await shop.client().get('/api/content/configs/client?types=')).body).toEqual({});
  });

  it('API-018 API-019 components have theirs', async () => {
    const { body } = await shop.client({ locale: 'en' }).get('/api/content/configs/components');
    expect(body).toMatchObject({ 'product-not-found-slider': { headline: 'Maybe this?' } });
  });
});

describe('redirect rules', () => {
  it('API-009 NAV-62 consist of three maps', async () => {
    const { body } = await shop.client().get<RedirectRules>('/api/content/redirects');
    expect(body).toEqual({
      oneToOne: { '/versand': '/lieferung' },
      manyToOne: { '/gewinnspiel': '/' },
      manyToMany: { '/shop/kategorie': '/kategorie' },
    });
  });
});
