import type { RecipeRating, RecipeTile } from '@larder/contracts/recipes';
import type { SQL } from 'drizzle-orm';
import { and, arrayOverlaps, eq, inArray, ne, sql } from 'drizzle-orm';
import { productTexts, products } from '../tables.js';
import type { Scope } from '../../kernel/scope.js';
import { readRatings } from './customers/read-ratings.js';
import { readPortionPrices } from './portion-prices.js';
import { recipeTexts, recipes } from './tables.js';
import { textOf } from './text-of.js';

export const newest = sql`${recipes.publishedOn} DESC NULLS LAST`;

interface Part {
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
  readonly limit: number;
  readonly offset?: number;
}

export const withPrice = (portionPrice: number | undefined) =>
  portionPrice === undefined ? {} : { portionPrice };

export const withRating = (rating: RecipeRating | undefined) => (rating ? { rating } : {});

export async function findTiles(scope: Scope, part: Part): Promise<RecipeTile[]> {
  const { slug, minutes, difficulty, seasons, marks, picture } = recipes;
  const { name } = recipeTexts;
  const servings = sql<number>`(${recipeTexts.recipe} ->> 'servings')::int`;
  const found = await scope.db
    .select({ slug, name, minutes, difficulty, seasons, marks, picture, servings })
    .from(recipes)
    .innerJoin(recipeTexts, textOf(scope))
    .where(and(eq(recipes.tenant, scope.tenant), part.where))
    .orderBy(part.orderBy, slug)
    .limit(part.limit)
    .offset(part.offset ?? 0);
  if (found.length === 0) return [];
  const prices = await readPortionPrices(scope);
  const ratings = await readRatings(
    scope,
    found.map((tile) => tile.slug),
  );
  return found.map(({ picture: shown, ...tile }) => ({
    ...tile,
    ...(shown && { picture: { ...shown, alt: tile.name } }),
    ...withPrice(prices.get(tile.slug)),
    ...withRating(ratings.get(tile.slug)),
  }));
}

/** A recipe in the scope's language with its stored product data. */
export async function findRecipe(scope: Scope, slug: string) {
  const [found] = await scope.db
    .select({ recipe: recipeTexts.recipe, skus: recipes.skus, mainSkus: recipes.mainSkus })
    .from(recipes)
    .innerJoin(recipeTexts, textOf(scope))
    .where(and(eq(recipes.tenant, scope.tenant), eq(recipes.slug, slug)));
  return found;
}

/** Recipes that share ingredients, most of them first. */
export async function findRelated(
  scope: Scope,
  slug: string,
  skus: readonly string[],
  most: number,
): Promise<RecipeTile[]> {
  if (skus.length === 0) return [];
  const own = sql.param(skus, recipes.mainSkus);
  const shared = sql`cardinality(ARRAY(SELECT unnest(${recipes.mainSkus})
    INTERSECT SELECT unnest(${own}::text[])))`;
  return findTiles(scope, {
    where: and(ne(recipes.slug, slug), arrayOverlaps(recipes.mainSkus, [...skus])),
    orderBy: sql`${shared} DESC, ${newest}`,
    limit: most,
  });
}

/** What the shop says of the products with these skus; unknown ones are left out. */
export async function findFacts(scope: Scope, skus: readonly string[]) {
  return scope.db
    .select({
      sku: products.sku,
      slug: products.slug,
      allergens: products.allergens,
      traces: products.traces,
      /** Whether a list of ingredients is known; without one nothing is free of anything. */
      isKnown: sql<boolean>`coalesce(${productTexts.texts}->>'ingredients', '') <> ''`,
    })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, scope.locale),
      ),
    )
    .where(and(eq(products.tenant, scope.tenant), inArray(products.sku, [...skus])));
}
