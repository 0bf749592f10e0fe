import { addressRows } from './gazetteer/addresses.js';
import type { Assortment, DemoRow } from './feed/build.js';
import { buildAssortment } from './feed/build.js';
import { priceHistory } from './feed/price-history.js';
import { recipeRows } from './recipes/recipe-file.js';
import { categoryTree } from './feed/category-tree.js';
import { pesticideReports } from './pesticides/reports.js';

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const jsonLines = (rows: readonly unknown[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const recipesFile = (text: string): [name: string, text: string] => ['data/recipes.json', text];

/** Name below the tenant's folder and content of each generated file. */
export function generatedFiles(assortment: Assortment): [name: string, text: string][] {
  const { tenant, categories, second } = assortment;
  const rows = buildAssortment(assortment).map(({ row }) => row);
  return [
    ['data/products.jsonl', jsonLines(rows)],
    ['data/price-history.json', priceHistory(rows)],
    ['data/categories.json', json(categoryTree(categories, tenant, second))],
    ['data/addresses.json', json(addressRows(tenant))],
    ...reportFiles(assortment, rows),
    ...(assortment.recipes ? [recipesFile(json(recipeRows(assortment, rows)))] : []),
  ];
}

function reportFiles({ sampled }: Assortment, rows: readonly DemoRow[]): [string, string][] {
  return sampled ? [['data/pesticides.csv', pesticideReports(rows)]] : [];
}
