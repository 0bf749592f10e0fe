import type { RecipeRating } from '@larder/contracts/recipes';
import { and, avg, count, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../../kernel/scope.js';
import { recipeRatings } from './tables.js';

/** Average and number of ratings by the recipe's slug; recipes without a rating are absent. */
export async function readRatings(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, RecipeRating>> {
  const { slug, stars } = recipeRatings;
  const found = await db
    .select({ slug, average: avg(stars), ratings: count() })
    .from(recipeRatings)
    .where(and(eq(recipeRatings.tenant, tenant), inArray(slug, [...slugs])))
    .groupBy(slug);
  return new Map(
    found.map(({ slug: of, average, ratings }) => [
      of,
      { average: Math.round(Number(average) * 10) / 10, ratings },
    ]),
  );
}
