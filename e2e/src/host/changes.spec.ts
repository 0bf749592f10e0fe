import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sendRequest } from '../support/send-request.js';
import { expect, test } from '../support/test.js';

interface Row {
  readonly sku: string;
  readonly slug: string;
  readonly categoryPath: string;
  readonly priceRegular: number;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** A product of the demo shop that no journey buys. */
function lastProduct(): Row {
  const file = path.join(root, 'libs/tenants/gruenmarkt/data/products.jsonl');
  return JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '') as Row;
}

/** Runs the importer beside the running shop, as a shop's owner does. */
async function importRow(row: Row): Promise<void> {
  const file = path.join(tmpdir(), `larder-row-${process.pid}.jsonl`);
  writeFileSync(file, `${JSON.stringify(row)}\n`);
  try {
    const args = ['tools/run/import.mjs', '--tenant', 'gruenmarkt', file];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root });
    // The flyer of the block gallery names products that are not on offer.
    const lines = stdout.split('\n').filter((line) => !line.startsWith('flyer gallery '));
    const [database, ...rest] = lines;
    expect(database).toMatch(/^database: PostgreSQL /);
    expect([rest, stderr]).toEqual([['taken 0, updated 1, unchanged 0, refused 0', ''], '']);
  } finally {
    rmSync(file);
  }
}

test(
  'an imported price shows at once on pages that were cached with the old one',
  { tag: '@deep' },
  async ({ shop }) => {
    const row = lastProduct();
    const expensive = { ...row, priceRegular: 98_765 };
    const category = row.categoryPath.split('/').at(-1) ?? '';
    const addresses = [`/produkt/${row.slug}`, `/kategorie/${category}`].flatMap((address) => [
      address,
      `${address}/_payload.json`,
    ]);
    const untouched = `${shop.origin}/lieferung`;
    const before = await Promise.all(
      addresses.map((address) => sendRequest(shop.origin + address)),
    );
    const same = await sendRequest(untouched);
    expect(before.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    try {
      await importRow(expensive);
      for (const address of addresses)
        expect((await sendRequest(shop.origin + address)).body, address).toMatch(/987,65|98765/);
      expect((await sendRequest(untouched)).headers['etag']).toBe(same.headers['etag']);
    } finally {
      await importRow(row);
    }
    for (const address of addresses)
      expect((await sendRequest(shop.origin + address)).body, address).not.toMatch(/987,65|98765/);
  },
);
