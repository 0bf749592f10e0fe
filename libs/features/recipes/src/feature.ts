import { sitemapSections } from '@larder/contracts/content';
import { recipeRoute, recipesRoute, recipeTile } from '@larder/contracts/recipes';
import { defineFeature, fill, lazy, route } from '@larder/platform';

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
  ],
  fills: [
    fill(
      recipeTile,
      lazy(() => import('./fills/recipe-tile.fill.js')),
    ),
    fill(
      sitemapSections,
      lazy(() => import('./fills/sitemap-section.fill.js')),
      { order: 20 },
    ),
  ],
  blockLists: [lazy(() => import('./blocks/feature.js'))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
