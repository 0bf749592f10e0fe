import type { RecipeSeason } from '@larder/contracts/recipes';
import type { Candidate } from './candidates.js';

type Dish = Pick<Candidate, 'slug' | 'seasons' | 'mainSkus'>;

interface Terms {
  readonly count: number;
  readonly season: RecipeSeason;
  /** What is planned already. */
  readonly planned: readonly string[];
}

const months: readonly RecipeSeason[] = ['winter', 'spring', 'summer', 'autumn'];

/** December to February are winter, and so on. */
export function seasonOf(date: string): RecipeSeason {
  const month = Number(date.slice(5, 7));
  return months[Math.floor((month % 12) / 3)] ?? 'winter';
}

const points = { inSeason: 3, shared: 2, sameMain: -8 } as const;
/** More shared products do not count: seven times the same is no week. */
const maxShared = 2;

/** How well a dish goes with those chosen before: in season, another main ingredient, shared packs. */
function worth({ seasons, mainSkus }: Dish, chosen: readonly Dish[], season: RecipeSeason): number {
  const [main, ...side] = mainSkus;
  const bought = new Set(chosen.flatMap((one) => one.mainSkus));
  const shared = side.filter((sku) => bought.has(sku)).length;
  const isRepeated = main !== undefined && chosen.some((one) => one.mainSkus[0] === main);
  return (
    (seasons.includes(season) ? points.inSeason : 0) +
    points.shared * Math.min(shared, maxShared) +
    (isRepeated ? points.sameMain : 0)
  );
}

/**
 * Dishes for a week: none out of season, main ingredients that vary, and packs that several dishes
 * use up. Deterministic: of equals, the first in the list.
 */
export function suggestWeek<T extends Dish>(
  candidates: readonly T[],
  { count, season, planned }: Terms,
): T[] {
  const chosen: T[] = [];
  const known = candidates.filter(({ slug }) => planned.includes(slug));
  const open = candidates.filter(
    ({ slug, seasons }) =>
      !planned.includes(slug) && (seasons.length === 0 || seasons.includes(season)),
  );
  while (chosen.length < count && open.length > 0) {
    const before = [...known, ...chosen];
    const values = open.map((dish) => worth(dish, before, season));
    const [next] = open.splice(values.indexOf(Math.max(...values)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}
