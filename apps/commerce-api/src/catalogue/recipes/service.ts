import type { Allergen } from '@larder/contracts/catalogue';
import type { Recipe, RecipeProduct } from '@larder/contracts/recipes';
import type { RecipeHit } from '@larder/contracts/search';
import { findProducts } from '../product-statement.js';
import { toProduct } from '../product-row.js';
import type { Scope } from '../../kernel/scope.js';
import { notFound } from '../../kernel/failure.js';
import { readRatings } from './customers/read-ratings.js';
import { listRecipes } from './list-recipes.js';
import { readPortionPrices } from './portion-prices.js';
import { findFacts, findRecipe, findRelated, withPrice, withRating } from './repository.js';

const relatedCount = 4;

const sorted = (allergens: readonly Allergen[]) => [...new Set(allergens)].sort();

/** One recipe (REC-05); of the products that it names, those that the shop has. */
export async function recipeBySlug(scope: Scope, slug: string): Promise<Recipe> {
  const found = await findRecipe(scope, slug);
  if (!found) throw notFound(`Recipe ${slug}`);
  const { recipe, skus, mainSkus } = found;
  const [facts, related, prices, ratings] = await Promise.all([
    findFacts(scope, skus),
    findRelated(scope, slug, mainSkus, relatedCount),
    readPortionPrices(scope),
    readRatings(scope, [slug]),
  ]);
  const factsOf = new Map(facts.map((one) => [one.sku, one]));
  const { picture, ...rest } = recipe;
  const ingredients = recipe.ingredients.map((ingredient) => {
    const skus = ingredient.skus.filter((sku) => factsOf.has(sku));
    const best = factsOf.get(skus[0] ?? '');
    return { best, ingredient: { ...ingredient, skus, ...(best && { productSlug: best.slug }) } };
  });
  const best = ingredients.flatMap((one) => one.best ?? []);
  // A product may have become another one since the recipe was written.
  const allergens =
    rest.allergens && sorted([...rest.allergens, ...best.flatMap((one) => one.allergens)]);
  const traces = sorted(best.flatMap((one) => one.traces)).filter(
    (one) => !allergens?.includes(one),
  );
  const unknown = ingredients.filter(({ best }) => best?.isKnown !== true);
  return {
    ...rest,
    ...withPrice(prices.get(slug)),
    ...withRating(ratings.get(slug)),
    ...(allergens && { allergens }),
    ...(traces.length > 0 && { traces }),
    ...(picture && { picture: { ...picture, alt: recipe.name } }),
    ingredients: ingredients.map(({ ingredient }) => ingredient),
    ...(unknown.length > 0 && {
      unknownAllergens: unknown.map(({ ingredient }) => ingredient.name),
    }),
    related,
  };
}

/** Every product that may serve as an ingredient of the recipe. */
export async function recipeProducts(scope: Scope, slug: string): Promise<RecipeProduct[]> {
  const found = await findRecipe(scope, slug);
  if (!found) throw notFound(`Recipe ${slug}`);
  const [products, facts] = await Promise.all([
    findProducts(scope, found.skus),
    findFacts(scope, found.skus),
  ]);
  const factsOf = new Map(facts.map((one) => [one.sku, one]));
  return products.map(toProduct).flatMap((product) => {
    const found = factsOf.get(product.sku);
    if (!found) return [];
    const { allergens, traces, isKnown } = found;
    return [{ product, allergens, traces, ...(!isKnown && { isUnknown: true }) }];
  });
}

/** Recipes for a term (REC-04), as the overview finds them. */
export async function searchRecipes(
  scope: Scope,
  term: string,
  { offset, pageSize }: { readonly offset: number; readonly pageSize: number },
) {
  const page = await listRecipes(scope, { term, offset, pageSize });
  const results = page.results.map(({ slug, name, picture, minutes }): RecipeHit => ({
    slug,
    name,
    ...(picture && { picture }),
    ...(minutes !== undefined && { minutes }),
  }));
  return { total: page.total, count: results.length, offset, results };
}
