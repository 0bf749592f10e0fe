import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { importFormats } from '../importer/import-options.js';
import { runImport } from '../importer/run-import.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

const kinds = 'Milch Brot Käse Saft Tee Wurst Kuchen Suppe Reis Nudeln Honig Butter Salz Öl'.split(
  ' ',
);
const looks =
  'Erdbeer Apfel Berg Land Wald Zwiebel Kürbis Mandel Hafer Dinkel Alpen Heu Bauern Nuss'.split(
    ' ',
  );
const fields = { categoryPath: 'getraenke/saft', priceRegular: 199, vatRate: 10 };
const goods = looks.flatMap((look, at) =>
  kinds.flatMap((kind, to) => [
    { ...fields, sku: `H-${at}-${to}`, name: `${look}${kind.toLowerCase()}`, packSize: '500 g' },
    { ...fields, sku: `I-${at}-${to}`, name: `${kind} mit ${look}`, brand: `${look}hof` },
  ]),
);

/** Letters of many scripts, what is not seen, what turns the direction, and what languages read as their own. */
const letters = [
  ...'aemilchäßñ0129 ',
  'Ж',
  'α',
  'ع',
  'ש',
  '牛',
  'ｍ',
  '🧀',
  '👩‍👩‍👧',
  '\u0301',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u202E',
  '\u2066',
  '\u2028',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u00AD',
  '𝒎',
  '\u{E0041}',
  "'",
  '"',
  '`',
  ';',
  '--',
  '/*',
  '%',
  '_',
  '\\',
  '$1',
  '$$',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '*',
  '+',
  '?',
  '^',
  '|',
  '&',
  '!',
  ':',
  '<->',
  '<',
  '>',
  '..',
  '/',
  '#',
  '=',
  ',',
  '\t',
];
const strange = (most: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: most })
    .map((parts) => parts.join(''));

/** One statement for each of eight query words, and the twelve of every request. */
const maxStatements = 8 + 12;

let shop: TestApp;
let folder: string;
let statements = 0;
beforeAll(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-hostile-'));
  const report = await imported('feed', goods.map((row) => JSON.stringify(row)).join('\n'));
  expect(report.imported).toBe(goods.length);
  const { session } = shop.db._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...args: Parameters<typeof prepare>) => {
    statements += 1;
    return prepare(...args);
  };
}, 60_000);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function imported(format: (typeof importFormats)[number], text: string) {
  const file = path.join(folder, format === 'feed' ? 'rows.jsonl' : 'rows.txt');
  await writeFile(file, text);
  return runImport(shop.db, { tenant: 'alpha', format, file, now: shop.clock.now() });
}

/** The status of an answer, which may not cost more than a query of usual words. */
async function answered(url: string): Promise<number> {
  statements = 0;
  const { status } = await shop.client().get(url);
  expect(statements).toBeLessThanOrEqual(maxStatements);
  return status;
}

describe('text of any kind', () => {
  it.each(['products', 'categories', 'recipes', 'content', 'stores', 'banner'])(
    'API-103 SRCH-17 is answered or refused in a search for %s, at the cost of usual words',
    async (kind) => {
      // The count is one: a word that nobody knows is asked of the database.
      await answered(`/api/products/search/unbekanntes${kind}`);
      expect(statements).toBeGreaterThan(0);
      await fc.assert(
        fc.asyncProperty(strange(120), async (text) => {
          const term = encodeURIComponent(text);
          const url =
            kind === 'banner'
              ? `/api/content/search/${term}/banner`
              : `/api/${kind}/search/${term}`;
          expect([200, 400, 404, 414]).toContain(await answered(url));
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  it('API-099 is answered as a value of every facet, the page and the order', async () => {
    const names =
      'category brand price offer diet allergenFree grade origin availability sort offset pageSize skus'.split(
        ' ',
      );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), strange(400), async (name, text) => {
        const url = `/api/products?${name}=${encodeURIComponent(text)}`;
        expect([200, 400]).toContain(await answered(url));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('is taken or refused with a reason in every column of the feed, and found again or not', async () => {
    const columns =
      'sku name brand categoryPath packSize keywords ingredients origin slug variantGroup';
    const rows = fc.sample(
      fc.record({ column: fc.constantFrom(...columns.split(' ')), text: strange(300) }),
      { numRuns: 200, seed: 7 },
    );
    const lines = rows.map(({ column, text }, at) =>
      JSON.stringify({ ...fields, sku: `S-${at}`, name: `Seltsam ${at}`, [column]: text }),
    );
    const report = await imported('feed', lines.join('\n'));
    expect(report.imported + report.updated + report.refused.length).toBe(rows.length);
    expect(report.refused.every(({ reason }) => reason !== '')).toBe(true);
    for (const { text } of rows.slice(0, 40))
      expect([200, 400, 404]).toContain(
        (await shop.client().get(`/api/products/search/${encodeURIComponent(text.slice(0, 90))}`))
          .status,
      );
    expect((await shop.client().get('/api/products?pageSize=96')).status).toBe(200);
  }, 60_000);

  it.each(['openfoodfacts', 'recipe-jsonld', 'pesticides-csv'] as const)(
    'is refused as a file of the format %s, and changes nothing',
    async (format) => {
      const before = await shop.client().get('/api/products?pageSize=1');
      for (const text of fc.sample(strange(600), { numRuns: 25, seed: 11 })) {
        const report = await imported(format, text).catch((error: unknown) => error);
        if (report instanceof Error)
          expect(report.message).not.toMatch(/syntax|invalid byte|stack/i);
        else expect(report).toMatchObject({ imported: 0, updated: 0 });
      }
      expect((await shop.client().get('/api/products?pageSize=1')).body).toEqual(before.body);
    },
    60_000,
  );
});
