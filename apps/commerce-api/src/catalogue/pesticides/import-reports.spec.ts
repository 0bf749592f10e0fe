import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductDetail } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { runImport } from '../../importer/run-import.js';
import { rows } from '../../kernel/database/database.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const heading = 'id,sku,product,product.en,origin,producer,sampledOn,residues\n';

let shop: TestApp;
let folder: string;
let purged: (readonly string[])[];
beforeEach(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-reports-'));
  purged = [];
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run(text: string, dryRun = false) {
  const file = path.join(folder, 'reports.csv');
  await writeFile(file, text);
  return runImport(shop.db, {
    tenant: 'alpha',
    format: 'pesticides-csv',
    file,
    dryRun,
    now: shop.clock.now(),
    purge: (tags) => Promise.resolve(void purged.push(tags)),
  });
}
const state = async () =>
  JSON.stringify([
    await rows(shop.db, sql`SELECT * FROM pesticide_reports ORDER BY tenant, id`),
    await rows(shop.db, sql`SELECT * FROM pesticide_texts ORDER BY tenant, id, locale`),
  ]);

describe('the import of residue reports', () => {
  it('PEST-02 takes new ones, renews changed ones and leaves the same ones alone', async () => {
    const first = 'N-1,1001,Birne,Pear,Tirol,Hof A,2026-02-01,Boscalid:0.2:2\n';
    const second = 'N-2,,Kraut,Cabbage,Tirol,Hof B,2026-02-02,\n';
    expect(await run(heading + first + second)).toMatchObject({ imported: 2, refused: [] });
    const before = await state();
    expect(await run(heading + first + second)).toMatchObject({ unchanged: 2, imported: 0 });
    expect(await state()).toBe(before);
    const changed = first.replace('0.2:2', '1.8:2');
    expect(await run(heading + changed + second)).toMatchObject({ updated: 1, unchanged: 1 });
    expect(purged).toEqual([
      ['getProductResidues:1001', 'getResidueReports'],
      [],
      ['getProductResidues:1001', 'getResidueReports'],
    ]);
  });

  it('PEST-02 turns the light of the product, and renews the pages that show it', async () => {
    const light = async () =>
      (await shop.client().get<ProductDetail>('/api/products/1001')).body.pesticideLight;
    expect(await light()).toBe('green');
    await run(`${heading}N-1,1001,Apfel,Apple,Tirol,Hof A,P1D,Boscalid:9:2\n`);
    expect(await light()).toBe('red');
    expect(purged.flat()).toEqual(
      expect.arrayContaining(['getProduct:1001', 'getCategoryProducts:obst', 'getSearchHits']),
    );
  });

  it('PEST-02 applies to a product that is imported after its report', async () => {
    await run(`${heading}N-1,NEW-1,Birne,Pear,Tirol,Hof A,P1D,Boscalid:9:2\n`);
    const row = { sku: 'NEW-1', name: 'Birne', categoryPath: 'obst-gemuese/obst' };
    await importFeed(shop.db, shop.clock.now(), [{ ...row, priceRegular: 299, vatRate: 10 }]);
    const { body } = await shop.client().get<ProductDetail>('/api/products/NEW-1');
    expect(body.pesticideLight).toBe('red');
  });

  it('rejects each invalid row with its line and reason, and imports the others', async () => {
    const { imported: taken, refused } = await run(
      [
        heading.trim(),
        'R-1,,,x,Tirol,Hof,2026-02-01,',
        'R-2,,Birne,x,Tirol,Hof,2026-02-31,',
        'R-3,,Birne,x,Tirol,Hof,2999-01-01,',
        'R-4,,Birne,x,Tirol,Hof,2026-02-01,Boscalid:viel:2',
        'R-5,,Birne,x,Tirol,Hof,2026-02-01,Boscalid:1:0',
        'R-6,,Birne,x,Tirol,Hof,2026-02-01,Boscalid:1:2|Boscalid:1:2',
        'R-7,1001,Birne,x,Tirol,Hof,2026-02-01,',
        'R-7,1001,Birne,x,Tirol,Hof,2026-02-02,',
        'R-8,,Birne,x,Tirol,Hof,2026-02-01,Boscalid:100000:0.001',
        'R-9,,Bir\0ne,x,Tirol,Hof,2026-02-01,',
      ].join('\n'),
    );
    expect(taken).toBe(1);
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 product: is missing',
      expect.stringMatching(/^3 sampledOn: /),
      '4 sampledOn: is to come yet',
      '5 residues: "Boscalid:viel:2" is not substance:found:allowed',
      '6 residues: "Boscalid:1:0" is not substance:found:allowed',
      '7 residues: names a substance twice',
      '9 id R-7 stands in line 8 already',
      '10 residues: a share is beyond all sense',
      '11 holds characters that no text has',
    ]);
    expect(refused.flatMap(({ line, sku }) => (sku === undefined ? [] : [[line, sku]]))).toEqual([
      [9, '1001'],
    ]);
  });

  it('changes nothing when the file is no table of reports, or when it is only tried', async () => {
    const before = await state();
    await expect(run('id,product\n1,x\n')).rejects.toThrow('lack the column origin, producer');
    await expect(run(`${heading.trim()},price\n`)).rejects.toThrow('have no column price');
    const row = 'D-1,,Birne,x,Tirol,Hof,P1D,\n';
    expect(await run(heading + row, true)).toMatchObject({ imported: 1 });
    expect(await state()).toBe(before);
  });

  it('PEST-02 takes a file of any length', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => `L-${at + 1},,Birne,x,Tirol,Hof,P1D,\n`);
    expect(await run(heading + many.join(''))).toMatchObject({ imported: 1100, refused: [] });
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      shop.db,
      sql`SELECT count(*)::int AS count FROM pesticide_reports WHERE id LIKE 'L-%'`,
    );
    expect(count).toBe(1100);
  });

  it('never leaves half a file when the database fails', async () => {
    const before = await state();
    await shop.db.execute(
      sql`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'given up'; END $$`,
    );
    await shop.db.execute(
      sql`CREATE TRIGGER give_up BEFORE INSERT ON pesticide_texts FOR EACH ROW
        WHEN (NEW.id = 'H-600') EXECUTE FUNCTION give_up()`,
    );
    const many = Array.from({ length: 600 }, (_, at) => `H-${at + 1},,Birne,x,Tirol,Hof,P1D,\n`);
    await expect(run(heading + many.join(''))).rejects.toThrow();
    expect(await state()).toBe(before);
  });
});
