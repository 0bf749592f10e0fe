import { errorCodes } from '@larder/contracts';
import type { OwnRecipeRating } from '@larder/contracts/recipes';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import type { Scope } from '../../../kernel/scope.js';
import { readOrderTerms } from '../../../ordering/read-order-terms.js';
import { recipes } from '../tables.js';
import { readRatings } from './read-ratings.js';
import { recipeRatings } from './tables.js';

interface Rated {
  readonly customer: string;
  readonly slug: string;
}

const isOwn = ({ tenant }: Scope, { customer, slug }: Rated) =>
  and(
    eq(recipeRatings.tenant, tenant),
    eq(recipeRatings.slug, slug),
    eq(recipeRatings.customerId, customer),
  );

/** The customer's stars for a recipe, and whether the shop takes any. */
export async function readOwnRating(scope: Scope, own: Rated): Promise<OwnRecipeRating> {
  const [found] = await scope.db
    .select({ stars: recipeRatings.stars })
    .from(recipeRatings)
    .where(isOwn(scope, own));
  const terms = await readOrderTerms(scope.db, scope.tenant);
  const rating = (await readRatings(scope, [own.slug])).get(own.slug);
  return {
    canRate: terms?.reviews !== undefined,
    ...(found && { stars: found.stars }),
    ...(rating && { rating }),
  };
}

/**
 * Stores the customer's stars; a later rating replaces the earlier one.
 * @throws ApiFailure 404 for an unknown recipe, 409 in a shop that takes no ratings
 */
export async function saveOwnRating(
  scope: Scope,
  own: Rated,
  stars: number,
): Promise<OwnRecipeRating> {
  const { db, tenant, now: ratedAt } = scope;
  const { slug, customer: customerId } = own;
  const [known] = await db
    .select({ slug: recipes.slug })
    .from(recipes)
    .where(and(eq(recipes.tenant, tenant), eq(recipes.slug, slug)));
  if (!known) throw notFound(`Recipe ${slug}`);
  const terms = await readOrderTerms(db, tenant);
  if (!terms?.reviews) throw new ApiFailure(409, errorCodes.conflict, 'Recipes are not rated here');
  await db
    .insert(recipeRatings)
    .values({ tenant, customerId, slug, stars, ratedAt })
    .onConflictDoUpdate({
      target: [recipeRatings.tenant, recipeRatings.customerId, recipeRatings.slug],
      set: { stars, ratedAt },
    });
  return readOwnRating(scope, own);
}

/** Withdraws the customer's rating; nothing happens without one. */
export async function removeOwnRating(scope: Scope, own: Rated): Promise<OwnRecipeRating> {
  await scope.db.delete(recipeRatings).where(isOwn(scope, own));
  return readOwnRating(scope, own);
}
