import { sitemapSections } from '@larder/contracts/content';
import { mealPlanRoute, recipeRoute, recipesRoute, recipeTile } from '@larder/contracts/recipes';
import { defineFeature, contribute, lazy, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** Recipes: their overview, their pages, the tile of every list, their ingredients in the cart. */
export const recipes = defineFeature({
  id: 'recipes',
  enabled: (config) => config.featureRecipes,
  routes: [
    route(
      recipesRoute,
      lazy(() => import('./pages/recipes.page.js')),
      cacheable,
    ),
    route(
      recipeRoute,
      lazy(() => import('./pages/recipe.page.js')),
      cacheable,
    ),
    route(
      mealPlanRoute,
      lazy(() => import('./pages/meal-plan.page.js')),
      cacheable,
    ),
  ],
  contributions: [
    contribute(
      recipeTile,
      lazy(() => import('./contributions/recipe-tile.contribution.js')),
    ),
    contribute(
      sitemapSections,
      lazy(() => import('./contributions/sitemap-section.contribution.js')),
      { order: 20 },
    ),
  ],
  blockTypeLists: [lazy(() => import('./blocks/feature.js'))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
