import { existsSync } from 'node:fs';
import path from 'node:path';
import { CategoryTree, importCategories } from '../importer/categories/import-categories.js';
import { importProducts } from '../importer/import-products.js';
import { readFeed } from '../importer/feed/read-feed.js';
import type { Database } from '../kernel/database/database.js';
import type { SeedTarget } from './seed-target.js';
import { seedPriceHistory } from './seed-price-history.js';
import { readJson, UnusableFile } from './tenant-folder.js';

/** Categories and products, by the same importer that shops use. A refused row takes the shop out. */
export async function seedCatalogue(db: Database, target: SeedTarget): Promise<void> {
  const tree = await readJson(path.join(target.folder, 'data/categories.json'), CategoryTree);
  if (tree) await importCategories(db, target, tree);
  const file = path.join(target.folder, 'data/products.jsonl');
  if (!existsSync(file)) return;
  await seedPriceHistory(db, target);
  const { country } = target.config.clientRuntimeConfig;
  const report = await importProducts(db, { ...target, country }, readFeed(file));
  const [refusal] = report.refused;
  if (refusal) throw new UnusableFile(`${file}, line ${refusal.line}: ${refusal.reason}`);
}
