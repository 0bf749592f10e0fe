import type { MealBasket, MealBasketLine, RecipeProduct } from '@larder/contracts/recipes';
import { planWeek, type Bundle, type Need } from '@larder/pricing/packs';
import { and, eq, inArray } from 'drizzle-orm';
import { findProducts } from '../../product-statement.js';
import { toProduct } from '../../product-row.js';
import { findFacts } from '../repository.js';
import { recipeTexts, recipes } from '../tables.js';
import { textOf } from '../text-of.js';
import type { Scope } from '../../../kernel/scope.js';
import type { EatingHabits } from './candidates.js';
import { leftoverIdeas } from './leftover-ideas.js';

export interface PlannedPortions {
  readonly slug: string;
  readonly servings: number;
}

/** What the planned meals need, ingredient by ingredient; recipes that are gone need nothing. */
async function needsOf(scope: Scope, meals: readonly PlannedPortions[]): Promise<Need[]> {
  const slugs = [...new Set(meals.map(({ slug }) => slug))];
  const found = await scope.db
    .select({ slug: recipes.slug, recipe: recipeTexts.recipe })
    .from(recipes)
    .innerJoin(recipeTexts, textOf(scope))
    .where(and(eq(recipes.tenant, scope.tenant), inArray(recipes.slug, slugs)));
  const bySlug = new Map(found.map(({ slug, recipe }) => [slug, recipe]));
  return meals.flatMap(({ slug, servings }) => {
    const recipe = bySlug.get(slug);
    if (!recipe) return [];
    const factor = servings / recipe.servings;
    return recipe.ingredients.map((ingredient): Need => ({ ...ingredient, recipe: slug, factor }));
  });
}

async function productsFor(scope: Scope, skus: readonly string[]): Promise<RecipeProduct[]> {
  const [products, facts] = await Promise.all([findProducts(scope, skus), findFacts(scope, skus)]);
  const factsOf = new Map(facts.map((one) => [one.sku, one]));
  return products.map(toProduct).flatMap((product) => {
    const found = factsOf.get(product.sku);
    if (!found) return [];
    const { allergens, traces, isKnown } = found;
    return [{ product, allergens, traces, ...(!isKnown && { isUnknown: true }) }];
  });
}

/** Products that the shop does not have are no choice, and a meal is the same with any of the others. */
function withKnownSkus(needs: readonly Need[], products: readonly RecipeProduct[]): Need[] {
  const known = new Set(products.map(({ product }) => product.sku));
  return needs.map((need) => ({ ...need, skus: need.skus.filter((sku) => known.has(sku)) }));
}

function toLine({ needs, plan, separatePrice }: Bundle, products: readonly RecipeProduct[]) {
  const [first] = needs;
  const amount = needs.reduce((sum, one) => sum + (one.packAmount?.amount ?? 0) * one.factor, 0);
  const unit = first?.packAmount?.unit;
  const line = {
    name: first?.name ?? '',
    pantry: needs.every(({ pantry }) => pantry),
    recipes: [...new Set(needs.map(({ recipe }) => recipe))],
    ...(unit && amount > 0 && { need: { amount, unit } }),
  };
  if (!('choice' in plan))
    return { ...line, packs: [], price: 0, separatePrice: 0, left: 0, obstacle: plan.obstacle };
  const { packs, price, left } = plan.choice;
  return {
    ...line,
    packs: packs.flatMap(({ pack, count }) => {
      const product = products.find((one) => one.product.sku === pack.sku)?.product;
      return product ? [{ product, quantity: pack.quantity * count }] : [];
    }),
    price,
    separatePrice: separatePrice ?? price,
    left,
  } satisfies MealBasketLine;
}

/**
 * What to buy for the meals: the cheapest packs over all of them, what is left, and recipes for that.
 * Nothing contains an avoided allergen.
 */
export async function planBasket(
  scope: Scope,
  meals: readonly PlannedPortions[],
  habits: EatingHabits,
): Promise<MealBasket> {
  const drawn = await needsOf(scope, meals);
  const skus = [...new Set(drawn.flatMap((need) => need.skus))];
  const products = await productsFor(scope, skus);
  const needs = withKnownSkus(drawn, products);
  const bundles = planWeek(needs, products, { goal: 'price', without: habits.without });
  const lines = bundles.map((bundle) => toLine(bundle, products));
  const planned = meals.map(({ slug }) => slug);
  return { lines, ideas: await leftoverIdeas(scope, lines, planned, habits) };
}
