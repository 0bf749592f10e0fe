import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueCalls } from '@larder/contracts/catalogue';
import { offerCalls } from '@larder/contracts/catalogue/offers';
import { checkoutCalls } from '@larder/contracts/checkout';
import { contentCalls } from '@larder/contracts/content';
import { distributionCalls } from '@larder/contracts/distribution';
import { flyerCalls } from '@larder/contracts/content/flyers';
import { pesticidesCalls } from '@larder/contracts/pesticides';
import { recipesCalls } from '@larder/contracts/recipes';
import { searchCalls } from '@larder/contracts/search';
import { storesCalls } from '@larder/contracts/stores';
import { transaction } from '../database/transaction.js';
import { runImport } from '../../importer/run-import.js';
import { seed } from '../../seeding/seed.js';
import type { TestApp } from '../../testing/test-app.js';
import { fixtureTenants, testApp } from '../../testing/test-app.js';
import { changedTags, readPageFingerprints } from './page-tags.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const prints = () => readPageFingerprints(shop.db, 'alpha');

/** Tags of the pages of alpha that show what the statements change; the change is taken back. */
async function tagsOf(...statements: readonly string[]): Promise<string[]> {
  const before = await prints();
  const taken: { tags: string[] } = { tags: [] };
  await transaction(shop.db, async (tx) => {
    for (const statement of statements) await tx.execute(statement);
    taken.tags = changedTags(before, await readPageFingerprints(tx, 'alpha'));
    throw new Error('taken back');
  }).catch(() => undefined);
  return taken.tags.sort();
}

describe('tags of changed pages', () => {
  it('name the product, its lists and what shows products by other ways, and no other page', async () => {
    const { rows } = (await shop.db.execute(
      `SELECT sku, slug, category_path AS path FROM products
       WHERE tenant = 'alpha' AND variant_group IS NULL ORDER BY sku LIMIT 1`,
    )) as unknown as { rows: { sku: string; slug: string; path: string[] }[] };
    const [product] = rows;
    if (!product) throw new Error('The fixture has no product');
    const { sku, slug, path: above } = product;
    expect(
      await tagsOf(`UPDATE products SET hash = 'other' WHERE tenant = 'alpha' AND sku = '${sku}'`),
    ).toEqual(
      [
        ...above.map((category) => `getCategoryProducts:${category}`),
        'getFlyer',
        'getOffers',
        'getProducts',
        'getSearchHits',
        'getSimilarProducts',
        `getProduct:${sku}`,
        `getProduct:${slug}`,
      ].sort(),
    );
  });

  it.each([
    [
      'a page of content',
      [`UPDATE pages SET page = jsonb_set(page, '{name}', '"New"') WHERE slug = 'aktion'`],
      ['getPage:aktion', 'getSearchHits'],
    ],
    [
      'a footer',
      [`UPDATE content_configs SET config = '{}' WHERE kind = 'client'`],
      ['getClientConfigs'],
    ],
    [
      'a setting of a component (API-018)',
      [`UPDATE content_configs SET config = '{}' WHERE kind = 'component' AND tenant = 'alpha'`],
      ['tenant:alpha'],
    ],
    [
      'a recipe',
      [`UPDATE recipes SET hash = 'other' WHERE tenant = 'alpha' AND slug = 'tomatensuppe'`],
      ['getRecipe:tomatenbrot', 'getRecipe:tomatensuppe', 'getRecipes', 'getSearchHits'],
    ],
    ['a theme', [`UPDATE tenants SET theme = '{}' WHERE tenant = 'alpha'`], ['tenant:alpha']],
    [
      'a redirect',
      [`INSERT INTO redirects VALUES ('alpha', 'oneToOne', '/x', '/y', 1)`],
      ['tenant:alpha'],
    ],
    [
      'the page beside the residue reports',
      [`UPDATE pages SET slug = 'pesticides' WHERE tenant = 'alpha' AND slug = 'aktion'`],
      ['getPage:aktion', 'getPage:pesticides', 'getPesticidesPage', 'getSearchHits'],
    ],
    [
      'a residue report',
      [`UPDATE pesticide_reports SET hash = 'x' WHERE tenant = 'alpha' AND id = 'A-4'`],
      ['getProductResidues:1003', 'getResidueReports'],
    ],
    ['another shop', [`UPDATE pages SET page = '{}' WHERE tenant = 'beta'`], []],
  ])('name the pages that show %s', async (_what, statements, tags) => {
    expect(await tagsOf(...statements)).toEqual(tags);
  });

  it('name an endpoint as a whole rather than thousands of its pages', () => {
    const of = (print: string) =>
      new Map(Array.from({ length: 501 }, (_, index) => [`getProduct:${index}`, print]));
    expect(changedTags(of('a'), of('b'))).toEqual(['getProduct']);
    expect(changedTags(new Map([['getPage:a', '1']]), new Map([['getPage:b', '1']]))).toEqual([
      'getPage:a',
      'getPage:b',
    ]);
  });

  it('name calls of the contract, or what the storefront makes of several calls', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'page-tags.ts'), 'utf8');
    const named = new Set(Array.from(source.matchAll(/'(get[A-Za-z]+)/g), ([, name]) => name));
    const known = [
      catalogueCalls,
      offerCalls,
      checkoutCalls,
      contentCalls,
      distributionCalls,
      flyerCalls,
      pesticidesCalls,
      recipesCalls,
      searchCalls,
      storesCalls,
    ]
      .flatMap((calls) => Object.keys(calls))
      .concat(
        'getNavigation',
        'getRootCategories',
        'getSearchHits',
        'getPesticidesPage',
        'getOffersPage',
      )
      // Of the stores: the call of the contract under the name that the store finder gives it.
      .concat('findStores');
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  it('are empty for a new shop', () => {
    expect(changedTags(new Map(), new Map([['getPage:a', '1']]))).toEqual([]);
  });
});

describe('changes are detected', () => {
  it('by an import once it is committed, and not by a second run or a dry one', async () => {
    const purged: (readonly string[])[] = [];
    const order = {
      tenant: 'alpha',
      format: 'feed',
      file: path.join(fixtureTenants, '../imports/feed.csv'),
      now: shop.clock.now(),
      purge: (tags: readonly string[]) => {
        purged.push(tags);
        return Promise.resolve();
      },
    } as const;
    await runImport(shop.db, { ...order, dryRun: true });
    expect(purged).toEqual([]);
    const report = await runImport(shop.db, order);
    expect(report.imported).toBeGreaterThan(0);
    expect(purged[0]).toEqual(expect.arrayContaining(['getProducts', 'getSearchHits']));
    await runImport(shop.db, order);
    expect(purged.slice(1)).toEqual([[]]);
  });

  it('by a seed of other files', async () => {
    expect(await seed(shop.db, fixtureTenants, shop.clock.now())).toEqual([]);
    await shop.db.execute(`UPDATE seeds SET hash = 'old' WHERE name = 'content'`);
    await shop.db.execute(
      `UPDATE pages SET page = '{}' WHERE tenant = 'alpha' AND slug = 'aktion'`,
    );
    expect(await seed(shop.db, fixtureTenants, shop.clock.now())).toEqual([
      'getPage:aktion',
      'getSearchHits',
    ]);
  });
});
