import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureTenants } from '../../testing/test-app.js';
import { testTenantsFolder } from '../../ordering/testing/test-shop.js';

/** Files of `alpha` whose entries its twin lacks, with the entry that is left out. */
const lacking: readonly (readonly [file: string, isLacking: (entry: string) => boolean])[] = [
  ['data/gift-cards.json', () => true],
  ['data/vouchers.json', () => true],
  ['data/discount-codes.json', () => true],
  ['data/stores.json', (entry) => entry.includes('"graz-markt"')],
];

async function addToAlpha(alpha: string): Promise<void> {
  const fixture = path.join(fixtureTenants, 'alpha');
  for (const file of ['data/recipes.json', 'content/pages/kontakt.json'])
    await cp(path.join(fixture, file), path.join(alpha, file));
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(alpha, file), 'utf8');
    await writeFile(path.join(alpha, file), text.replace(from, to));
  };
  await edit('data/categories.json', '[', '[{ "slug": "alpha-only", "name": "Nur hier" },');
  await edit('data/products.jsonl', '"sku": "rice",', '"sku": "rice", "gtin": "4006381333931",');
}

/** A folder with the shop `alpha` and its twin `beta`, which has all features but lacks some data. */
export async function createTwinShops(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-twins-'));
  const alpha = path.join(testTenantsFolder, 'alpha');
  for (const tenant of ['alpha', 'beta'])
    await cp(alpha, path.join(folder, tenant), { recursive: true });
  const edit = async (file: string, change: (text: string) => string) => {
    const at = path.join(folder, 'beta', file);
    await writeFile(at, change(await readFile(at, 'utf8')));
  };
  await edit('config.json', (text) => text.replaceAll('alpha', 'beta').replaceAll('Alpha', 'Beta'));
  await edit('data/products.jsonl', (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes('"rice"'))
      .join('\n'),
  );
  await edit('data/windows.json', (text) => {
    const { rules, ...all } = JSON.parse(text) as { readonly rules: readonly object[] };
    const isThere = (rule: object) => !JSON.stringify(rule).includes('"graz-markt"');
    return JSON.stringify({ ...all, rules: rules.filter(isThere) });
  });
  for (const [file, isLacking] of lacking)
    await edit(file, (text) => {
      const all = JSON.parse(text) as readonly unknown[];
      return JSON.stringify(all.filter((entry) => !isLacking(JSON.stringify(entry))));
    });
  await addToAlpha(path.join(folder, 'alpha'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
