import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { importSecret, testApp } from '../../testing/test-app.js';
import { sendUpload } from './send-upload.js';
import type { Upload } from './receive-upload.js';

const head = 'sku,name,categoryPath,priceRegular,vatRate\n';
const feed = `${head}U-1,Reis,vorrat/reis,199,10\nU-2,Hirse,vorrat/hirse,abc,10\n`;

let shop: TestApp;
let folder: string;
let url: string;
beforeAll(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-upload-'));
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function send(text: string, order: Partial<Upload> = {}, secret = importSecret) {
  const file = path.join(folder, 'feed.csv');
  await writeFile(file, text);
  const upload: Upload = { tenant: 'alpha', format: 'feed', file, ...order };
  return sendUpload({ url, secret }, upload, () => undefined);
}

const count = async (tenant: string) =>
  (
    await rows<{ n: number }>(
      shop.db,
      sql`SELECT count(*)::int AS n FROM products WHERE tenant = ${tenant} AND sku LIKE 'U-%'`,
    )
  )[0]?.n;

describe('an import through the running backend', () => {
  it('gives the report of the import, changes this shop alone, and purges its pages', async () => {
    const report = await send(feed);
    expect(report).toMatchObject({ imported: 1, refused: [{ line: 3, sku: 'U-2' }] });
    expect([await count('alpha'), await count('beta')]).toEqual([1, 0]);
    expect(shop.purged.flat()).toContain('getProducts');
  });

  it('reads a mapping and a price list that come with the file', async () => {
    const mapping = path.join(folder, 'mapping.json');
    const prices = path.join(folder, 'prices.csv');
    const columns = { sku: 'Nr', name: 'Titel', vatRate: { constant: '10' } };
    await writeFile(mapping, JSON.stringify({ columns, categories: { from: 'WG' } }));
    await writeFile(prices, 'sku,price\nU-9,2.50\n');
    const text = 'Nr,Titel,WG\nU-9,Dinkel,Vorrat > Korn\n';
    expect(await send(text, { mapping, prices })).toMatchObject({ imported: 1, refused: [] });
  });

  it('rolls a dry run back', async () => {
    const report = await send(`${head}U-5,Mais,vorrat/mais,99,10\n`, { dryRun: true });
    expect(report.imported).toBe(1);
    expect(await count('alpha')).toBe(2);
  });

  it.each([['another-secret-of-tests'], ['']])(
    'is no address for the secret %j',
    async (secret) => {
      await expect(send(feed, {}, secret)).rejects.toThrow('(404)');
    },
  );

  it('is refused for an unknown shop and for an unknown format', async () => {
    await expect(send(feed, { tenant: 'nobody' })).rejects.toThrow('(404)');
    await expect(send(feed, { format: 'xml' as 'feed' })).rejects.toThrow('(400)');
  });

  it('tells what the import failed with', async () => {
    await expect(send('sku,nmae\nU-1,Reis\n')).rejects.toThrow('unknown column nmae');
  });
});

it('has no address without IMPORT_SECRET', async () => {
  const closed = await testApp({ importSecret: null });
  const answer = await closed.app.inject({
    method: 'POST',
    url: '/api/back-office/imports',
    headers: { authorization: `Bearer ${importSecret}` },
  });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});
