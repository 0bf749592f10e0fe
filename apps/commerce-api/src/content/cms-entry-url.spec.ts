import type { ApiError } from '@larder/contracts';
import { fixtureTenants, type TestApp, testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { previewSecret, testCms, testCmsTokens } from '../testing/test-content.js';
import { previewToken } from './preview.js';
import type { ContentSource } from './source/content-source.js';
import { folderSource } from './source/folder-source.js';

const editor = testCms ?? 'https://editor.example';
const place = `${editor}/admin/content-manager/collection-types/api::page.page/`;

/** Files with an editor, as a content system has one: an entry for each page, named after it. */
function withEditor(source: ContentSource): ContentSource {
  return {
    ...source,
    pages: async (...args) =>
      (await source.pages(...args)).map((page) => ({
        ...page,
        entry: Object.values(page.versions)[0]?.slug ?? '',
      })),
    entryUrl: (entry, locale) => `${place}${entry}?plugins[i18n][locale]=${locale}`,
  };
}

let shop: TestApp;
beforeAll(async () => {
  const source = withEditor(folderSource(fixtureTenants));
  shop = await testApp(testCms === undefined ? { sources: () => source } : {});
});
afterAll(() => shop.close());

const entry = (client: TestClient, path: string, id = 't1') =>
  client.get<ApiError>(`/api/content/entries/${id}?path=${encodeURIComponent(path)}`);

/** The page whose entry a redirect leads to, and its language. */
async function ledTo({ headers }: Awaited<ReturnType<typeof entry>>) {
  const url = new URL(String(headers['location']));
  expect(url.href).toMatch(place);
  const name = url.href.slice(place.length).split('?')[0] ?? '';
  return [await slugOf(name), url.searchParams.get('plugins[i18n][locale]')];
}

async function slugOf(name: string): Promise<string> {
  if (testCms === undefined) return name;
  const authorization = `Bearer ${testCmsTokens.read}`;
  const url = `${testCms}/api/pages/${name}?status=draft&locale=de-AT`;
  const answer = await fetch(url, { headers: { authorization } });
  return ((await answer.json()) as { data: { slug: string } }).data.slug;
}

describe('a link for editors', () => {
  it.each([
    ['/lieferung', 'lieferung', 'de-AT'],
    ['/en/lieferung', 'lieferung', 'en'],
    ['/l%69eferung', 'lieferung', 'de-AT'],
    ['/', 'index', 'de-AT'],
  ])('CONT-56 at %s opens the entry of %s in %s', async (path, slug, locale) => {
    expect(await ledTo(await entry(shop.client(), path))).toEqual([slug, locale]);
  });

  it('CONT-56 responds 404 for an unknown block', async () => {
    expect((await entry(shop.client(), '/lieferung', 'nothing')).status).toBe(404);
    expect((await entry(shop.client(), '/%E0', 'nothing')).status).toBe(404);
  });

  it('CONT-56 opens an entry that is not published in an opened preview, and there alone', async () => {
    const client = shop.client({ tenant: 'preview.alpha' });
    expect((await entry(client, '/neu')).status).toBe(403);
    const now = Math.floor(shop.clock.now().getTime() / 1000);
    const token = previewToken(previewSecret, 'alpha', now + 600);
    await client.get(`/api/content/preview/open?token=${token}`);
    expect(await ledTo(await entry(client, '/neu'))).toEqual(['neu', 'de-AT']);
    expect(await ledTo(await entry(client, '/en/lieferung'))).toEqual(['lieferung', 'en']);
    const [published] = await ledTo(await entry(shop.client(), '/neu'));
    expect(published).not.toBe('neu');
  });
});

it('CONT-56 a shop with content in files has no editor URL', async () => {
  const files = await testApp({ sources: () => folderSource(fixtureTenants) });
  expect((await entry(files.client(), '/lieferung')).status).toBe(404);
  await files.close();
});
