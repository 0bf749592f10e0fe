import * as z from 'zod/mini';
import { CalendarDate, Cents, Sku, Slug, pageOf } from '../core/schemas.js';
import { Allergen, Nutrition, PictureRef, Product, ProductMark } from '../catalogue/schemas.js';
import { Stars } from '../reviews/schemas.js';
import { RecipeHit } from '../search/schemas.js';

export const RecipeDifficulty = z.enum(['easy', 'medium', 'hard']);
export const RecipeSeason = z.enum(['spring', 'summer', 'autumn', 'winter']);

/** How customers rated a recipe, with one decimal. */
export const RecipeRating = z.object({
  average: z.number().check(z.gte(1), z.lte(5)),
  ratings: z.int().check(z.gte(1)),
});

/** A recipe as lists carry it: a search hit and what a tile adds. */
export const RecipeTile = z.extend(RecipeHit, {
  difficulty: RecipeDifficulty,
  marks: z.array(ProductMark),
  /** Season of its ingredients; empty for recipes of all seasons. */
  seasons: z.array(RecipeSeason),
  /** About what the goods in one portion cost today; absent if one of them cannot be bought. */
  portionPrice: z.optional(Cents),
  /** Absent without a rating. */
  rating: z.optional(RecipeRating),
  /** Portions that it is written for. */
  servings: z.int().check(z.gte(1)),
});

/** Orders of the overview; without one the newest are first, or the best matches of a term. */
export const RecipeSort = z.enum(['new', 'popular', 'quick', 'cheap']);

/** One filter of the overview with the number of recipes that each value would leave. */
export const RecipeFacet = z.object({
  id: z.enum(['maxMinutes', 'mark', 'season', 'difficulty']),
  values: z.array(z.object({ value: z.string(), count: z.int(), selected: z.boolean() })),
});

export const RecipePage = z.extend(pageOf(RecipeTile), { facets: z.array(RecipeFacet) });

export const IngredientUnit = z.enum([
  'g',
  'ml',
  'piece',
  'pinch',
  'teaspoon',
  'tablespoon',
  'bunch',
  'clove',
]);

/** An amount in the units that packs are sold in; a millilitre is taken as a gram. */
export const PackAmount = z.object({
  amount: z.number().check(z.gt(0)),
  unit: z.enum(['g', 'ml', 'piece']),
});

/** Amounts are for `servings` portions; absent where none is needed, as for salt. */
export const Ingredient = z.object({
  name: z.string(),
  amount: z.optional(z.number().check(z.gt(0))),
  unit: z.optional(IngredientUnit),
  /** The same amount in the unit of the packs, such as 200 g for two onions; absent if unknown. */
  packAmount: z.optional(PackAmount),
  /** Usually at home, such as oil; left out of the cart unless chosen. */
  pantry: z.boolean(),
  /** Products of the shop that serve as it, best first. */
  skus: z.array(Sku),
  /** Address part of the best of them. */
  productSlug: z.optional(Slug),
});

/** A recipe as its own page carries it. */
export const Recipe = z.extend(RecipeTile, {
  description: z.string(),
  metaDescription: z.optional(z.string()),
  /** Of the whole time, the minutes at work; the rest is waiting. */
  activeMinutes: z.optional(z.int()),
  ingredients: z.array(Ingredient),
  steps: z.array(z.object({ text: z.string(), picture: z.optional(PictureRef) })),
  /** Absent where they are not known of every ingredient; nothing is safe then. */
  allergens: z.optional(z.array(Allergen)),
  /** What the best product of an ingredient may contain beside. */
  traces: z.optional(z.array(Allergen)),
  /** Ingredients of whose best product the shop has no composition: allergens of theirs may be missing. */
  unknownAllergens: z.optional(z.array(z.string())),
  /** Of 100 g, and grams of one portion, where known. */
  nutrition: z.optional(Nutrition),
  portionGrams: z.optional(z.number().check(z.gt(0))),
  publishedOn: z.optional(CalendarDate),
  /** Recipes that share ingredients with this one. */
  related: z.array(RecipeTile),
});

/** A product for an ingredient, with its allergen data. */
export const RecipeProduct = z.object({
  product: Product,
  allergens: z.array(Allergen),
  traces: z.array(Allergen),
  /** The shop has no list of its ingredients: it is free of nothing. */
  isUnknown: z.optional(z.boolean()),
});

/** The most that one customer saves: the list is answered whole. */
export const MAX_SAVED_RECIPES = 300;

/** Saved recipes, the latest first. */
export const SavedRecipes = z.object({ slugs: z.array(Slug) });
export const SlugsToSave = z.object({
  slugs: z.array(Slug).check(z.minLength(1), z.maxLength(MAX_SAVED_RECIPES)),
});

export const NewRecipeRating = z.object({ stars: Stars });
/** The customer's stars, and the rating that results from all. */
export const OwnRecipeRating = z.object({
  /** Whether the shop takes ratings. */
  canRate: z.boolean(),
  stars: z.optional(Stars),
  rating: z.optional(RecipeRating),
});
