import { recipesCalls as calls } from '@larder/contracts/recipes';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Result<K extends keyof typeof calls> = CallResult<(typeof calls)[K]>;
type Args<K extends keyof typeof calls> = ArgsOf<(typeof calls)[K]>;

/** Reading calls of the recipes (REC-05). */
export const recipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecipes: build.query<Result<'getRecipes'>, Args<'getRecipes'>>({
      query: request(calls.getRecipes),
    }),
    getRecipe: build.query<Result<'getRecipe'>, Args<'getRecipe'>>({
      query: request(calls.getRecipe),
    }),
    getRecipeProducts: build.query<Result<'getRecipeProducts'>, Args<'getRecipeProducts'>>({
      query: request(calls.getRecipeProducts),
    }),
  }),
});
