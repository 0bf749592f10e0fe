import type { ProductMark } from '@larder/contracts/catalogue';
import { slugify } from '../../kernel/text/fold.js';
import type { Image, SchemaRecipe } from './read-recipe-jsonld.js';
import { readIngredient, type ReadIngredient } from './ingredient-text.js';

const diets: Readonly<Record<string, readonly ProductMark[]>> = {
  VeganDiet: ['vegan', 'vegetarian'],
  VegetarianDiet: ['vegetarian'],
  GlutenFreeDiet: ['gluten-free'],
  LowLactoseDiet: ['lactose-free'],
};

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value];

/** Minutes of an ISO 8601 duration such as `PT1H30M`; undefined for an invalid one. */
function minutesOf(duration: string | undefined): number | undefined {
  const [, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(duration?.trim() ?? '') ?? [];
  const total = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return total > 0 ? total : undefined;
}

function servingsOf({ recipeYield }: SchemaRecipe): number | undefined {
  const found = listOf(recipeYield).map((one) => Number(/\d+/.exec(String(one))?.[0]));
  return found.find((one) => one >= 1 && one <= 100);
}

/** Steps as plain texts; sections are taken in their order. */
function stepsOf({ recipeInstructions }: SchemaRecipe): string[] {
  if (typeof recipeInstructions === 'string')
    return recipeInstructions.split(/\n+/).flatMap((one) => one.trim() || []);
  return recipeInstructions
    .flatMap((one) =>
      typeof one === 'object' && 'itemListElement' in one ? one.itemListElement : [one],
    )
    .flatMap((one) => (typeof one === 'string' ? one : (one.text ?? one.name ?? '')).trim() || []);
}

/** A picture of the shop's own; others a page may not show. */
function pictureOf({ image }: SchemaRecipe) {
  for (const one of listOf<string | Image>(image)) {
    const { url, width = 1200, height = 900 } = typeof one === 'string' ? { url: one } : one;
    const size = { width: Number(width), height: Number(height) };
    if (/^\/(?!\/)/.test(url) && size.width > 0 && size.height > 0) return { url, ...size };
  }
  return undefined;
}

/** Schema.org has no difficulty: recipes that are long or have many ingredients count as harder. */
function difficultyOf(minutes: number, parts: number): 'easy' | 'medium' | 'hard' {
  if (minutes <= 45 && parts <= 10) return 'easy';
  return minutes <= 120 && parts <= 16 ? 'medium' : 'hard';
}

/** An imported recipe without products and allergens, which the shop adds. */
export function recipeOf(recipe: SchemaRecipe) {
  const prep = minutesOf(recipe.prepTime);
  const parts = (prep ?? 0) + (minutesOf(recipe.cookTime) ?? 0);
  const minutes = minutesOf(recipe.totalTime) ?? (parts > 0 ? parts : undefined);
  const ingredients = recipe.recipeIngredient.map(readIngredient);
  const marks = listOf(recipe.suitableForDiet).flatMap(
    (diet) => diets[diet.replace(/^.*[/:]/, '')] ?? [],
  );
  return {
    slug: slugify(recipe.name),
    name: recipe.name.trim(),
    description: recipe.description?.trim() ?? '',
    keywords: listOf(recipe.keywords).join(', ').slice(0, 500),
    picture: pictureOf(recipe),
    minutes,
    activeMinutes: prep !== undefined && prep < (minutes ?? 0) ? prep : undefined,
    servings: servingsOf(recipe),
    difficulty: difficultyOf(minutes ?? 60, ingredients.length),
    seasons: [],
    marks: [...new Set(marks)],
    publishedOn: /^\d{4}-\d{2}-\d{2}/.exec(recipe.datePublished ?? '')?.[0],
    ingredients: ingredients satisfies ReadIngredient[],
    steps: stepsOf(recipe).map((text) => ({ text })),
  };
}
