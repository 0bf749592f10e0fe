import { and, desc, eq, sql } from 'drizzle-orm';
import { productTexts, products } from '../../catalogue/tables.js';
import type { Database } from '../../kernel/database/database.js';
import type { RecipeEntry } from '../../catalogue/recipes/write-recipes.js';
import { writeRecipes } from '../../catalogue/recipes/write-recipes.js';
import { parseTerm, tsQuery } from '../../search/words/term.js';
import type { ImportTarget } from '../import-products.js';
import type { ImportReport } from '../report.js';
import type { ReadIngredient } from './ingredient-text.js';
import type { FoundRecipe } from './read-recipe-jsonld.js';
import { recipeOf } from './recipe-input.js';

type Match = Pick<
  typeof products.$inferSelect,
  'sku' | 'contentUnit' | 'weightArticle' | 'allergens'
>;

/** Products that are offered for an ingredient. */
const maxProducts = 4;
/** What a spoon or a pinch holds, in grams. */
const spoons = { tablespoon: 15, teaspoon: 5, pinch: 0.5 } as const;

/** Words of a name that describe cut or quality instead of the ingredient. */
function bare(name: string): string {
  return (name.split(/[,(;]/)[0] ?? name).trim();
}

async function productsFor(
  db: Database,
  { tenant, locales }: ImportTarget,
  name: string,
): Promise<Match[]> {
  const [locale = ''] = locales;
  const term = parseTerm(bare(name), locale);
  if (term.words.length === 0) return [];
  const { sku, contentUnit, weightArticle, allergens, popularity } = products;
  const names = sql`to_tsvector(${term.configuration}::regconfig, ${productTexts.name})`;
  return db
    .select({ sku, contentUnit, weightArticle, allergens })
    .from(productTexts)
    .innerJoin(products, and(eq(products.tenant, productTexts.tenant), eq(sku, productTexts.sku)))
    .where(
      and(
        eq(productTexts.tenant, tenant),
        eq(productTexts.locale, locale),
        sql`${names} @@ ${tsQuery(term)}`,
      ),
    )
    .orderBy(sql`length(${productTexts.name})`, desc(popularity), sku)
    .limit(maxProducts);
}

/** The amount in the unit of the first product's packs, if it can be converted. */
function packAmount({ amount, unit }: ReadIngredient, first: Match | undefined) {
  if (amount === undefined || unit === undefined || !first) return undefined;
  const isPiece = !first.weightArticle && first.contentUnit === 'piece';
  if (unit === 'piece') return isPiece ? { amount, unit: 'piece' } : undefined;
  if (isPiece || unit === 'bunch' || unit === 'clove') return undefined;
  const isSpoon = unit === 'tablespoon' || unit === 'teaspoon' || unit === 'pinch';
  return {
    amount: isSpoon ? amount * spoons[unit] : amount,
    unit: first.contentUnit === 'ml' ? 'ml' : 'g',
  };
}

/**
 * Imports schema.org recipes into a shop: each ingredient is matched with its products by name. The
 * allergens are known if every ingredient matches a product. Call it in a transaction.
 */
export async function importRecipes(
  db: Database,
  target: ImportTarget,
  found: readonly FoundRecipe[],
): Promise<ImportReport> {
  const entries: RecipeEntry[] = [];
  for (const one of found) entries.push(await entryOf(db, target, one));
  return writeRecipes(db, target, entries);
}

async function entryOf(
  db: Database,
  target: ImportTarget,
  found: FoundRecipe,
): Promise<RecipeEntry> {
  if ('reason' in found) return found;
  const recipe = recipeOf(found.recipe);
  const matches: Match[][] = [];
  for (const { name } of recipe.ingredients) matches.push(await productsFor(db, target, name));
  const isKnown = matches.every((products) => products.length > 0);
  const allergens = new Set(matches.flatMap(([first]) => first?.allergens ?? []));
  const value = {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient, i) => ({
      ...ingredient,
      packAmount: packAmount(ingredient, matches[i]?.[0]),
      pantry: false,
      skus: (matches[i] ?? []).map(({ sku }) => sku),
    })),
    allergens: isKnown ? [...allergens].sort() : undefined,
  };
  return { line: found.line, value: JSON.parse(JSON.stringify(value)) as unknown };
}
