import path from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import { writeRecipes } from '../catalogue/recipes/write-recipes.js';
import type { SeedTarget } from './seed-target.js';
import { readJson, UnusableFile } from './tenant-folder.js';

const RecipesFile = z.array(z.unknown());

/** Recipes of the shop's file, which names all languages at once. A refused one takes the shop out. */
export async function seedRecipes(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'data/recipes.json');
  const list = await readJson(file, RecipesFile);
  if (!list) return;
  const entries = list.map((value, index) => ({ line: index + 1, value }));
  const { refused } = await writeRecipes(db, target, entries);
  const [refusal] = refused;
  if (refusal) throw new UnusableFile(`${file}, recipe ${refusal.line}: ${refusal.reason}`);
}
