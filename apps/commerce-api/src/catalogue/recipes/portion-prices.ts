import { portionPrice } from '@larder/pricing/packs';
import { eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { cachedPerRevision } from '../product-index/cached-per-revision.js';
import { toProduct } from '../product-row.js';
import { findProducts } from '../product-statement.js';
import { recipeTexts, recipes } from './tables.js';
import { textOf } from './text-of.js';

/** Cents of one portion by the recipe's slug; recipes without a known price are absent. */
export type PortionPrices = ReadonlyMap<string, number>;

/** Portion prices of all recipes, calculated once for each revision of the shop. */
export async function readPortionPrices(scope: Scope): Promise<PortionPrices> {
  const { shop } = scope.revisions ?? (await currentRevisions(scope.db, scope.tenant));
  return cachedPerRevision(scope, shop, ['portion-prices', scope.locale], () => calculate(scope));
}

async function calculate(scope: Scope): Promise<PortionPrices> {
  const found = await scope.db
    .select({ slug: recipes.slug, skus: recipes.skus, recipe: recipeTexts.recipe })
    .from(recipes)
    .innerJoin(recipeTexts, textOf(scope))
    .where(eq(recipes.tenant, scope.tenant));
  const skus = [...new Set(found.flatMap((one) => one.skus))];
  const rows = await findProducts(scope, skus);
  const bySku = new Map(rows.map((row) => [row.sku, toProduct(row)]));
  return new Map(
    found.flatMap(({ slug, skus: own, recipe }) => {
      const products = own.flatMap((sku) => bySku.get(sku) ?? []);
      // Allergens do not matter here: nothing is left out.
      const options = products.map((product) => ({ product, allergens: [], traces: [] }));
      const price = portionPrice(recipe, options);
      return price === undefined ? [] : [[slug, price] as const];
    }),
  );
}
