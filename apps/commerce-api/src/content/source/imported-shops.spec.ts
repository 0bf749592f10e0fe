import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../seeding/tenant-folder.js';
import { fixtureTenants } from '../../testing/test-app.js';
import { testCms, testCmsTokens } from '../../testing/test-content.js';
import { cmsSource } from './cms-source.js';
import type { ContentShop, ContentSource, Status } from './content-source.js';
import { folderSource } from './folder-source.js';
import { inLocale } from './in-locale.js';
import { pageIn } from './page-in.js';

const demo = path.join(import.meta.dirname, '../../../../../libs/tenants');
/** A moment within the publication periods of some entries, and outside those of others. */
const moments = ['2026-01-15T12:00:00Z', '2026-03-30T12:00:00Z', '2026-12-01T12:00:00Z'];
const withSystem = testCms === undefined ? describe.skip : describe;

const Config = z.object({
  clientRuntimeConfig: z.object({ locales: z.array(z.object({ code: z.string() })) }),
});

const block = (id: string) => ({ id, type: 'text', fields: {} });

async function shopOf(folder: string, tenant: string): Promise<ContentShop> {
  const config = z.parse(Config, await readJson(path.join(folder, tenant, 'config.json'), Config));
  return { tenant, locales: config.clientRuntimeConfig.locales.map(({ code }) => code) };
}

/** Everything that a source shows of a shop, in every language. */
async function shownBy(source: ContentSource, shop: ContentShop, status: Status) {
  const pages = await source.pages(shop, status);
  const client = await source.configs(shop, 'client', status);
  const component = await source.configs(shop, 'component', status);
  const banners = await source.banners(shop, status);
  const inLanguages = shop.locales.map((locale) => ({
    locale,
    pages: moments.map((at) =>
      pages
        .flatMap((page) => pageIn(page, locale, shop, { at: new Date(at) }) ?? [])
        .sort((one, other) => (one.slug < other.slug ? -1 : 1)),
    ),
    configs: [client, component].map((all) => inLocale(all, locale, shop.locales) ?? {}),
    banners: inLocale(banners, locale, shop.locales) ?? {},
  }));
  return { inLanguages, redirects: await source.redirects(shop) };
}

withSystem('a page that is saved', () => {
  const whole = { tenant: 'alpha', slug: 'refused', name: 'Refused', blocks: [] };
  it.each([
    ['two blocks of one id', { blocks: [block('a'), block('a')] }, /two blocks with the id a/],
    ['a block without fields', { blocks: [{ id: 'a', type: 'text' }] }, /fields is no object/],
    ['a way on without words', { autoRedirect: { url: '/advent' } }, /label is missing/],
  ])('is rejected with %s, with a reason', async (_what, fields, why) => {
    const answer = await fetch(`${testCms}/api/pages?locale=de-AT&status=draft`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${testCmsTokens.write}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { ...whole, ...fields } }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(why);
  });
});

withSystem('what was imported into the content system', () => {
  it.each([
    ['alpha', fixtureTenants],
    ['beta', fixtureTenants],
    ['gruenmarkt', demo],
    ['harvest', demo],
  ])('is all of the folder of %s, published and drafts', async (tenant, folder) => {
    const reports: string[] = [];
    const access = { url: testCms ?? '', token: testCmsTokens.read };
    const system = cmsSource(access, (message) => void reports.push(message));
    const shop = await shopOf(folder, tenant);
    for (const status of ['published', 'draft'] as const) {
      const expected = await shownBy(folderSource(folder), shop, status);
      expect(expected.inLanguages[0]?.pages[0]?.length).toBeGreaterThan(0);
      expect(await shownBy(system, shop, status)).toEqual(expected);
    }
    expect(reports).toEqual([]);
  });
});
