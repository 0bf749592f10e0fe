import { CalendarDate, Slug } from '@larder/contracts/schemas';
import { Allergen, Nutrition, PictureRef, ProductMark } from '@larder/contracts/catalogue/schemas';
import { Ingredient, RecipeDifficulty, RecipeSeason } from '@larder/contracts/recipes/schemas';
import * as z from 'zod/mini';
import { hashOf } from '../../kernel/text/hash.js';
import { localise, searchConfiguration } from '../../kernel/text/language.js';
import { wordsOf } from '../../kernel/text/fold.js';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** A recipe in one language, from a tenant's file or an importer. */
export const RecipeInput = z.object({
  slug: Slug,
  name: text(200),
  description: z.string().check(z.maxLength(2000)),
  metaDescription: z.optional(text(300)),
  keywords: z.optional(z.string().check(z.maxLength(500))),
  picture: z.optional(z.omit(PictureRef, { alt: true })),
  minutes: z.int().check(z.gte(1), z.lte(10_000)),
  activeMinutes: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  servings: z.int().check(z.gte(1), z.lte(100)),
  difficulty: RecipeDifficulty,
  seasons: z.array(RecipeSeason),
  marks: z.array(ProductMark),
  allergens: z.optional(z.array(Allergen)),
  nutrition: z.optional(Nutrition),
  portionGrams: z.optional(z.number().check(z.gt(0))),
  publishedOn: z.optional(CalendarDate),
  ingredients: z
    .array(z.omit(Ingredient, { productSlug: true }))
    .check(z.minLength(1), z.maxLength(60)),
  steps: z
    .array(z.object({ text: text(4000), picture: z.optional(PictureRef) }))
    .check(z.minLength(1), z.maxLength(60)),
});
export type RecipeInput = z.output<typeof RecipeInput>;

/** Part of each recipe's hash: increase it when the same recipe has to be stored differently. */
const recordVersion = 1;

/** The rows of one recipe. Texts in further languages have keys such as `name.en`. */
export function recipeRecords(value: unknown, locales: readonly string[]) {
  const texts = locales.map((locale) => ({
    locale,
    input: z.parse(RecipeInput, localise(value, locale, locales)),
  }));
  const [first] = texts;
  if (!first) throw new Error('A shop needs a language');
  const hash = hashOf(JSON.stringify([recordVersion, texts]));
  return {
    recipe: { ...recipeColumns(first.input), hash },
    texts: texts.map(({ locale, input }) => textColumns(input, locale)),
  };
}

export type RecipeRecords = ReturnType<typeof recipeRecords>;

function recipeColumns(input: RecipeInput) {
  const { slug, minutes, difficulty, seasons, marks, picture, publishedOn, ingredients } = input;
  const main = ingredients.filter(({ pantry }) => !pantry).flatMap(({ skus }) => skus[0] ?? []);
  return {
    slug,
    minutes,
    difficulty,
    seasons,
    marks,
    picture,
    published_on: publishedOn,
    skus: [...new Set(ingredients.flatMap(({ skus }) => skus))],
    main_skus: [...new Set(main)],
  };
}

function textColumns(input: RecipeInput, locale: string) {
  const { keywords = '', ...recipe } = input;
  const named = wordsOf(input.name);
  const near = wordsOf([...input.ingredients.map(({ name }) => name), keywords].join(' '));
  const far = wordsOf(input.description);
  return {
    slug: input.slug,
    locale,
    name: input.name,
    recipe,
    words: `${named.join(' ')}|${near.join(' ')}`,
    a: named.join(' '),
    b: near.join(' '),
    c: far.join(' '),
    configuration: searchConfiguration(locale),
  };
}
