import type { ApiError } from '@larder/contracts';
import type { ClientConfigs, Page, PageLink, Preview } from '@larder/contracts/content';
import type { ContentHit, SearchBanner } from '@larder/contracts/search';
import type { TenantConfig } from '@larder/contracts/tenant';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { previewSecret } from '../testing/test-content.js';
import { previewToken } from './preview.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const seconds = () => Math.floor(shop.clock.now().getTime() / 1000);

const link = (tenant = 'alpha', lasts = 600, secret = previewSecret) =>
  previewToken(secret, tenant, seconds() + lasts);

const visitor = () => shop.client({ tenant: 'preview.alpha' });

const open = (client: TestClient, query: Record<string, string>) =>
  client.get<ApiError>(`/api/content/preview/open?${new URLSearchParams(query).toString()}`);

/** A visitor who has opened the preview. */
async function editorOf(query: Record<string, string> = {}): Promise<TestClient> {
  const client = visitor();
  expect((await open(client, { token: link(), ...query })).status).toBe(303);
  return client;
}

const pageOf = async (client: TestClient, slug: string) =>
  (await client.get<Page>(`/api/content/pages/${slug}`)).body;

const paragraphsOf = async (client: TestClient, slug: string) =>
  JSON.stringify((await pageOf(client, slug)).blocks ?? []).match(/<p>[^<]*/g) ?? [];

describe('a shop in preview', () => {
  it('PLAT-21 is announced in the configuration at preview hosts only', async () => {
    const config = async (client: TestClient) =>
      (await client.get<TenantConfig>('/tenant/config')).body.clientRuntimeConfig;
    expect((await config(shop.client())).cms).toEqual({ preview: false });
    expect(await config(visitor())).toMatchObject({
      tenantId: 'alpha',
      cms: { preview: true },
      searchEngineIndex: false,
    });
    expect((await config(shop.client())).cms).toEqual({ preview: false });
  });

  it.each([
    '/api/content/pages/lieferung',
    '/api/content/pages',
    '/api/content/configs/client?types=header',
    '/api/content/configs/components',
    '/api/content/search/neu',
    '/api/content/search/neu/banner',
    '/api/content/preview',
  ])('%s is closed to who has not opened it', async (url) => {
    const answer = await visitor().get<ApiError>(url);
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'PREVIEW_CLOSED']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('shows drafts, also of published pages and configurations, uncached', async () => {
    const client = await editorOf();
    expect((await pageOf(client, 'neu')).name).toBe('Neu');
    expect((await pageOf(client, 'lieferung')).name).toBe('Lieferung neu');
    const configs = await client.get<ClientConfigs>(
      '/api/content/configs/client?types=topbarbanner',
    );
    expect(configs.body).toEqual({ topbarbanner: { text: 'Bald gratis ab 59 €' } });
    expect(configs.headers['cache-control']).toBe('no-store');
    const { body } = await client.get<PageLink[]>('/api/content/pages');
    expect(body.map(({ slug }) => slug)).toEqual(['index', 'lieferung', 'neu']);
    // Other visitors see the published content, before and after.
    expect((await pageOf(shop.client(), 'lieferung')).name).toBe('Lieferung');
    expect((await shop.client().get('/api/content/pages/neu')).status).toBe(404);
  });

  it('finds drafts by search, and shows banners that are not published yet', async () => {
    const client = await editorOf();
    const found = async (of: TestClient, term: string) => {
      const { body } = await of.get<{ results: ContentHit[] }>(`/api/content/search/${term}`);
      return body.results.map(({ slug }) => slug);
    };
    const banner = async (of: TestClient, term: string) =>
      (await of.get<SearchBanner>(`/api/content/search/${encodeURIComponent(term)}/banner`)).body;
    expect(await found(client, 'neu')).toEqual(expect.arrayContaining(['neu', 'lieferung']));
    expect(await found(shop.client(), 'neu')).toEqual([]);
    expect(await banner(client, 'äpfel')).toEqual({ title: 'Apfelfest' });
    expect(await banner(client, 'Birnen')).toEqual({ title: 'Birnenwoche' });
    expect(await banner(shop.client(), 'äpfel')).toMatchObject({ title: 'Apfelwoche' });
    expect(await banner(shop.client(), 'birnen')).toEqual({});
  });

  it.each(['/api/recipes', '/api/recipes/milchreis', '/api/special-days', '/api/pesticides'])(
    'shows %s, which have no drafts, as published and uncached',
    async (url) => {
      const seen = await (await editorOf()).get(url);
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(seen.body).toEqual((await shop.client().get(url)).body);
    },
  );

  it('shows future content, by date, on the clocks of the shop', async () => {
    expect(await paragraphsOf(await editorOf(), 'advent')).toEqual([]);
    const dates = ['2026-12-01T00:00', '2026-12-05', '2026-12-06T23:59:00+01:00', '2026-12-27'];
    const seen = [];
    for (const at of dates)
      seen.push((await paragraphsOf(await editorOf({ at }), 'advent')).length);
    // A day within the blocks' publication period has one more of them.
    expect(seen).toEqual([3, 4, 4, 0]);
  });

  it.each([
    ['guest', ['<p>Adventmarkt', '<p>Für Gäste']],
    ['member', ['<p>Adventmarkt', '<p>Für Mitglieder']],
    ['customer', ['<p>Adventmarkt']],
  ])('shows what a %s sees', async (audience, texts) => {
    const client = await editorOf({ at: '2026-12-02', audience });
    expect(await paragraphsOf(client, 'advent')).toEqual(texts);
    expect(JSON.stringify(await pageOf(client, 'advent'))).not.toContain('"audience"');
  });

  it('changes date and audience once it is open, reports them, and ends', async () => {
    const client = await editorOf({ at: '2026-12-02', audience: 'guest' });
    expect(
      (await open(client, { at: '2026-12-06T08:00', audience: '', path: '/advent' })).headers
        .location,
    ).toBe('/advent');
    expect((await client.get<Preview>('/api/content/preview')).body).toEqual({
      drafts: true,
      at: '2026-12-06T07:00:00.000Z',
    });
    await client.get('/api/content/preview/end');
    expect((await client.get('/api/content/preview')).status).toBe(403);
  });

  it.each(['2026-02-30', '2026-13-01T00:00', '2026-12-01T24:30', 'tomorrow'])(
    'refuses the date %s, which does not exist',
    async (at) => {
      const refused = await open(await editorOf(), { at });
      expect([refused.status, refused.body]).toMatchObject([400, { fields: { at: 'date' } }]);
    },
  );

  it.each([
    ['http://preview.alpha.test/en/advent?a=b', '/en/advent?a=b'],
    ['http://preview.alpha.test//evil.example', '/'],
    ['https://evil.example/advent', '/'],
    ['nonsense', '/'],
  ])('redirects a form on the page %s back to %s', async (referer, to) => {
    const client = await editorOf();
    const { headers } = await client.get('/api/content/preview/open?at=&audience=', { referer });
    expect(headers.location).toBe(to);
  });

  it.each([
    [{ path: '/suche?q=a' }, '/suche?q=a'],
    [{ path: '//evil.example' }, '/'],
    [{ path: '/\\evil.example' }, '/'],
    [{ path: 'https://evil.example' }, '/'],
    [{ slug: 'index' }, '/'],
    [{ slug: 'advent', locale: 'de-AT' }, '/advent'],
    [{ slug: 'advent', locale: 'en' }, '/en/advent'],
    [{ slug: 'index', locale: 'en' }, '/en'],
  ])('redirects from a link with %j to %s', async (query, to) => {
    expect((await open(visitor(), { token: link(), ...query })).headers.location).toBe(to);
  });
});
