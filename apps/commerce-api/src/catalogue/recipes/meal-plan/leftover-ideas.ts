import type { LeftoverIdea, MealBasketLine } from '@larder/contracts/recipes';
import { inArray } from 'drizzle-orm';
import { findTiles, newest } from '../repository.js';
import { recipes } from '../tables.js';
import type { Scope } from '../../../kernel/scope.js';
import { findCandidates, type Candidate, type EatingHabits } from './candidates.js';

const maxIdeas = 3;

type Rest = Pick<MealBasketLine, 'name' | 'left' | 'packs' | 'need'>;

/** Whether what is left is enough for the ingredient of the whole dish. */
function isEnough({ recipe }: Candidate, { left, packs, need }: Rest): boolean {
  const skus = packs.map(({ product }) => product.sku);
  return recipe.ingredients.some(
    ({ skus: own, packAmount }) =>
      packAmount !== undefined &&
      (packAmount.unit === 'piece') === (need?.unit === 'piece') &&
      packAmount.amount <= left &&
      own.some((sku) => skus.includes(sku)),
  );
}

/** Recipes beyond the plan that the rests are enough for, those that use most of them first. */
export async function leftoverIdeas(
  scope: Scope,
  lines: readonly Rest[],
  planned: readonly string[],
  habits: EatingHabits,
): Promise<LeftoverIdea[]> {
  const rests = lines.filter(({ left }) => left > 0);
  if (rests.length === 0) return [];
  const candidates = await findCandidates(scope, habits);
  const best = candidates
    .filter(({ slug }) => !planned.includes(slug))
    .map((one) => ({
      slug: one.slug,
      uses: rests.filter((rest) => isEnough(one, rest)).map(({ name }) => name),
    }))
    .filter(({ uses }) => uses.length > 0)
    .sort((one, other) => other.uses.length - one.uses.length)
    .slice(0, maxIdeas);
  const slugs = best.map(({ slug }) => slug);
  const tiles = await findTiles(scope, {
    where: inArray(recipes.slug, slugs),
    orderBy: newest,
    limit: maxIdeas,
  });
  return best.flatMap(({ slug, uses }) => {
    const recipe = tiles.find((tile) => tile.slug === slug);
    return recipe ? [{ recipe, uses }] : [];
  });
}
