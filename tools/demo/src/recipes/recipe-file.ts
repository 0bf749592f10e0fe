import { withNonBreakingSpaces } from '../feed/non-breaking.js';
import type { Assortment, DemoRow } from '../feed/build.js';
import { classics } from './classics.js';
import { everyday } from './everyday.js';
import { green } from './green.js';
import type { Amount, DemoRecipe } from './read-recipes.js';
import { readRecipes } from './read-recipes.js';
import { allergensOf, gramsOf, nutritionOf } from './recipe-facts.js';
import { sweet } from './sweet.js';

/** All recipes in turns, so that neighbours in a list are of different kinds. */
export function demoRecipes(): DemoRecipe[] {
  const tables = [classics, green, everyday, sweet].map(readRecipes);
  const longest = Math.max(...tables.map((table) => table.length));
  return Array.from({ length: longest }, (_, i) =>
    tables.flatMap((table) => table[i] ?? []),
  ).flat();
}

const units = {
  g: 'g',
  ml: 'ml',
  st: 'piece',
  el: 'tablespoon',
  tl: 'teaspoon',
  pr: 'pinch',
  bd: 'bunch',
  ze: 'clove',
} as const;
/** Cloves of a bulb: packs of garlic count bulbs. */
const cloves = 10;

function packAmount(one: Amount, rowOf: (sku: string) => DemoRow) {
  const { item, unit, amount } = one;
  if (item.byPiece) return { amount: unit === 'ze' ? amount / cloves : amount, unit: 'piece' };
  const isLiquid = rowOf(item.skus[0] ?? '').contentUnit === 'ml';
  return { amount: gramsOf(one), unit: isLiquid ? 'ml' : 'g' };
}

const firstDay = Date.UTC(2026, 10, 16);
const dayMs = 86_400_000;

/** The day on which a recipe was published: one every four days, the first in the table last. */
const publishedOn = (index: number) =>
  new Date(firstDay - index * 4 * dayMs).toISOString().slice(0, 10);

type RecipeBook = Pick<Assortment, 'tenant' | 'recipes'>;

/** The recipes as the shop's file has them; the same tables always give the same text. */
export function recipeRows({ tenant, recipes = [] }: RecipeBook, rows: readonly DemoRow[]) {
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const rowOf = (sku: string) => {
    const row = bySku.get(sku);
    if (!row) throw new Error(`There is no product ${sku} for a recipe`);
    return row;
  };
  return recipes.map((recipe, index) => {
    const { slug, de, en, diet, amounts, servings } = recipe;
    const allergens = allergensOf(amounts, rowOf);
    return {
      slug,
      name: de.name,
      'name.en': en.name,
      description: de.description,
      'description.en': en.description,
      picture: { url: `/media/${tenant}/recipes/${slug}.svg`, width: 960, height: 720 },
      minutes: recipe.minutes,
      activeMinutes: recipe.activeMinutes,
      servings,
      difficulty: recipe.difficulty,
      seasons: recipe.seasons,
      marks: [
        ...(diet === '' ? [] : [diet]),
        ...(diet === 'vegan' ? ['vegetarian'] : []),
        ...(allergens.includes('gluten') ? [] : ['gluten-free']),
        ...(allergens.includes('milk') ? [] : ['lactose-free']),
      ],
      allergens,
      ...nutritionOf(amounts, rowOf, servings),
      publishedOn: publishedOn(index),
      ingredients: amounts.map((one) => ({
        name: one.item.de,
        'name.en': one.item.en,
        amount: one.amount,
        unit: units[one.unit],
        packAmount: packAmount(one, rowOf),
        pantry: one.item.isHome,
        skus: one.item.skus,
      })),
      steps: de.steps.map((text, i) => ({
        text: withNonBreakingSpaces(text),
        'text.en': withNonBreakingSpaces(en.steps[i] ?? ''),
      })),
    };
  });
}
