import { addressRows } from './gazetteer/addresses.js';
import type { Assortment } from './feed/build.js';
import { buildAssortment } from './feed/build.js';
import { categoryTree } from './feed/category-tree.js';

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const jsonLines = (rows: readonly unknown[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Name below the tenant's folder and content of each generated file. */
export function generatedFiles(assortment: Assortment): [name: string, text: string][] {
  const { tenant, categories } = assortment;
  return [
    ['data/products.jsonl', jsonLines(buildAssortment(assortment).map(({ row }) => row))],
    ['data/categories.json', json(categoryTree(categories, tenant))],
    ['data/addresses.json', json(addressRows(tenant))],
  ];
}
