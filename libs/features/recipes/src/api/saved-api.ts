import { recipeCustomerCalls } from '@larder/contracts/recipes/saved';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

const calls = recipeCustomerCalls;
type Result<K extends keyof typeof calls> = CallResult<(typeof calls)[K]>;
type Args<K extends keyof typeof calls> = ArgsOf<(typeof calls)[K]>;

/** What the customer saves and rates. */
export const savedApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    // The argument is the customer: another one has other recipes.
    getSavedRecipes: build.query<Result<'getSavedRecipes'>, string>({
      query: () => request(calls.getSavedRecipes)(),
    }),
    addSavedRecipes: build.mutation<Result<'addSavedRecipes'>, Args<'addSavedRecipes'>>({
      query: request(calls.addSavedRecipes),
    }),
    removeSavedRecipe: build.mutation<Result<'removeSavedRecipe'>, Args<'removeSavedRecipe'>>({
      query: request(calls.removeSavedRecipe),
    }),
    getOwnRecipeRating: build.query<
      Result<'getOwnRecipeRating'>,
      Args<'getOwnRecipeRating'> & { readonly customer: string }
    >({ query: ({ params }) => request(calls.getOwnRecipeRating)({ params }) }),
    setOwnRecipeRating: build.mutation<Result<'setOwnRecipeRating'>, Args<'setOwnRecipeRating'>>({
      query: request(calls.setOwnRecipeRating),
    }),
    removeOwnRecipeRating: build.mutation<
      Result<'removeOwnRecipeRating'>,
      Args<'removeOwnRecipeRating'>
    >({ query: request(calls.removeOwnRecipeRating) }),
  }),
});
