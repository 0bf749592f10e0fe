import type { RecipeSort } from '@larder/contracts/recipes';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { recipeRatings, savedRecipes } from './customers/tables.js';
import { readPortionPrices } from './portion-prices.js';
import { newest } from './repository.js';
import { recipes } from './tables.js';

/** Stars from which a rating speaks for a recipe. */
const GOOD_STARS = 4;

/** Customers who saved a recipe or rated it well; who did both counts twice. */
const popularity = sql`((SELECT count(*) FROM ${savedRecipes} s
    WHERE s.tenant = ${recipes.tenant} AND s.slug = ${recipes.slug})
  + (SELECT count(*) FROM ${recipeRatings} r
    WHERE r.tenant = ${recipes.tenant} AND r.slug = ${recipes.slug} AND r.stars >= ${GOOD_STARS}))`;

/** Recipes in the chosen order, of equals the newest first; undefined if none is chosen. */
export async function sortOrder(
  scope: Scope,
  sort: RecipeSort | undefined,
): Promise<SQL | undefined> {
  if (sort === undefined) return undefined;
  if (sort === 'new') return newest;
  if (sort === 'popular') return sql`${popularity} DESC, ${newest}`;
  if (sort === 'quick') return sql`${recipes.minutes}, ${newest}`;
  const prices = JSON.stringify(Object.fromEntries(await readPortionPrices(scope)));
  return sql`(${prices}::jsonb ->> ${recipes.slug})::int NULLS LAST, ${newest}`;
}
