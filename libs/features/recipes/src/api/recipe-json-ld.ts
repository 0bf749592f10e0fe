import type { Recipe } from '@larder/contracts/recipes';
import type { Wording } from '../messages/use-text.js';
import { formatAmount } from './format-amounts.js';

const duration = (minutes: number) => `PT${minutes}M`;

const DIETS = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'lactose-free': 'LowLactoseDiet',
} as const;

/** A recipe for search engines, for its own number of portions; nutrition is that of one. */
export function recipeJsonLd(recipe: Recipe, wording: Wording, shopName: string): object {
  const { minutes, activeMinutes, nutrition, portionGrams, picture, rating } = recipe;
  const diets = recipe.marks.flatMap((mark) =>
    mark in DIETS ? DIETS[mark as keyof typeof DIETS] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    author: { '@type': 'Organization', name: shopName },
    ...(picture && { image: picture.url }),
    ...(recipe.publishedOn !== undefined && { datePublished: recipe.publishedOn }),
    ...(activeMinutes !== undefined && { prepTime: duration(activeMinutes) }),
    ...(minutes !== undefined &&
      activeMinutes !== undefined && { cookTime: duration(Math.max(0, minutes - activeMinutes)) }),
    ...(minutes !== undefined && { totalTime: duration(minutes) }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.ratings,
      },
    }),
    recipeYield: wording.t('servings.count', { count: recipe.servings }),
    recipeIngredient: recipe.ingredients.map((one) =>
      `${formatAmount(one, 1, wording)} ${one.name}`.trim(),
    ),
    recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`),
    }),
    ...(nutrition &&
      portionGrams !== undefined && {
        nutrition: {
          '@type': 'NutritionInformation',
          calories: `${Math.round((nutrition.energyKcal * portionGrams) / 100)} kcal`,
        },
      }),
  };
}
