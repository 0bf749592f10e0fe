import { recipeCustomerCalls as calls } from '@larder/contracts/recipes/saved';
import { recipeCustomerWire as wire } from '@larder/contracts/recipes/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../../kernel/http/feature-scope.js';
import { limitPerMinute } from '../../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../../kernel/kernel.js';
import { readOwnRating, removeOwnRating, saveOwnRating } from './own-rating.js';
import { addSavedRecipes, readSavedRecipes, removeSavedRecipe } from './saved-recipes.js';

/** Each rating drops the cached pages of recipes. */
const ratingsPerMinute = 20;

/** What customers save and how they rate recipes. */
export function recipeCustomerRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'recipe ratings',
    most: ratingsPerMinute,
    refusal: 'Too many ratings in a minute',
  });
  addCustomerScope(
    app,
    kernel,
    (scope) => {
      bind(
        scope,
        kernel,
        { calls, wire },
        {
          getSavedRecipes: async ({ context }) =>
            readSavedRecipes(context, await context.requireCustomer()),
          addSavedRecipes: async ({ context, body }) =>
            addSavedRecipes(context, await context.requireCustomer(), body.slugs),
          removeSavedRecipe: async ({ context, params }) =>
            removeSavedRecipe(context, await context.requireCustomer(), params.slug),
          getOwnRecipeRating: async ({ context, params: { slug } }) =>
            readOwnRating(context, { customer: await context.requireCustomer(), slug }),
          setOwnRecipeRating: async ({ context, params: { slug }, body }) => {
            const customer = await context.requireCustomer();
            await spend(context);
            return saveOwnRating(context, { customer, slug }, body.stars);
          },
          removeOwnRecipeRating: async ({ context, params: { slug } }) => {
            const customer = await context.requireCustomer();
            await spend(context);
            return removeOwnRating(context, { customer, slug });
          },
        },
      );
    },
    ({ featureCustomer, featureRecipes }) => featureCustomer && featureRecipes,
  );
}
