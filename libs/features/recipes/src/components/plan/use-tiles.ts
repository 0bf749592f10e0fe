import type { RecipeTile } from '@larder/contracts/recipes';
import { recipesApi } from '../../api/recipes-api.js';
import type { Plan } from '../../state/plan/week.js';

/** The planned recipes by slug; those that the shop does not have any more are missing. */
export function useTiles({ meals }: Plan): ReadonlyMap<string, RecipeTile> {
  const slugs = [...new Set(meals.map(({ slug }) => slug))].sort();
  const { data } = recipesApi.useGetRecipesQuery(
    { query: { slugs: slugs.join(','), pageSize: 50, offset: 0 } },
    { skip: slugs.length === 0 },
  );
  return new Map(data?.results.map((tile) => [tile.slug, tile]));
}
