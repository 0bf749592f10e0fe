import { recipesCalls } from '@larder/contracts/recipes';
import { wire } from '@larder/contracts/recipes/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { listRecipes } from './list-recipes.js';
import { recipeBySlug, recipeProducts } from './service.js';

export function recipeRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: recipesCalls, wire },
    {
      getRecipes: ({ query, context }) => listRecipes(context, query),
      getRecipe: ({ params, context }) => recipeBySlug(context, params.slug),
      getRecipeProducts: ({ params, context }) => recipeProducts(context, params.slug),
    },
    { maxAge: 60 },
  );
}
