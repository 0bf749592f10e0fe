import type { RecipeSort } from '@larder/contracts/recipes';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { readPortionPrices } from './portion-prices.js';
import { newest } from './repository.js';
import { recipes } from './tables.js';

/** Recipes in the chosen order, of equals the newest first; undefined if none is chosen. */
export async function sortOrder(
  scope: Scope,
  sort: RecipeSort | undefined,
): Promise<SQL | undefined> {
  if (sort === undefined) return undefined;
  if (sort === 'new') return newest;
  if (sort === 'quick') return sql`${recipes.minutes}, ${newest}`;
  const prices = JSON.stringify(Object.fromEntries(await readPortionPrices(scope)));
  return sql`(${prices}::jsonb ->> ${recipes.slug})::int NULLS LAST, ${newest}`;
}
