import type { ProductMark } from '@larder/contracts/catalogue';
import type { RecipeDifficulty, RecipeSeason, RecipeSort } from '@larder/contracts/recipes';

/** Tiles of one page; divides by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;
const MAX_TERM_LENGTH = 100;

const TIMES = ['20', '30', '45', '60'] as const;
const DIETS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'organic',
  'regional',
  'new',
] as const satisfies readonly ProductMark[];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly RecipeSeason[];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly RecipeDifficulty[];

/** Orders to choose from; the first is the one without a choice. */
export const SORTS = ['new', 'popular', 'quick', 'cheap'] as const satisfies readonly RecipeSort[];

/** Filters by their name in the URL, with their allowed values. */
export const FILTERS = {
  time: TIMES,
  diet: DIETS,
  season: SEASONS,
  difficulty: DIFFICULTIES,
} as const;
export type Filter = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

type Chosen = { readonly [F in Filter]?: (typeof FILTERS)[F][number] | undefined };

/** State of the overview in its URL. Pages count from 1. */
export interface Overview extends Chosen {
  readonly page: number;
  readonly term: string;
  /** Without one, the newest are first, or the best matches of the term. */
  readonly sort?: RecipeSort | undefined;
}

/** Parses a URL; unknown values are ignored. */
export function overviewOf(search: URLSearchParams): Overview {
  const page = Number(search.get('page') ?? '1');
  const one = <T extends string>(name: Filter, known: readonly T[]) =>
    known.find((value) => value === search.get(name));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
    term: (search.get('term') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH),
    time: one('time', TIMES),
    diet: one('diet', DIETS),
    season: one('season', SEASONS),
    difficulty: one('difficulty', DIFFICULTIES),
    sort: SORTS.find((sort) => sort === search.get('sort')),
  };
}

/** The arguments of the call behind the overview. */
export function queryOf({ page, term, time, diet, season, difficulty, sort }: Overview) {
  return {
    offset: (page - 1) * PAGE_SIZE,
    pageSize: PAGE_SIZE,
    ...(term === '' ? {} : { term }),
    ...(time === undefined ? {} : { maxMinutes: Number(time) }),
    ...(diet === undefined ? {} : { mark: diet }),
    ...(season === undefined ? {} : { season }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** The address of an overview; defaults are left out so that it has one address. */
export function overviewHref(path: string, overview: Overview): string {
  const search = new URLSearchParams();
  if (overview.term !== '') search.set('term', overview.term);
  for (const name of FILTER_NAMES) {
    const value = overview[name];
    if (value !== undefined) search.set(name, value);
  }
  if (overview.sort !== undefined) search.set('sort', overview.sort);
  if (overview.page > 1) search.set('page', String(overview.page));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** With one value chosen, or no longer chosen, from the first page. */
export function toggled(overview: Overview, name: Filter, value: string): Overview {
  return { ...overview, page: 1, [name]: overview[name] === value ? undefined : value };
}

export const isFiltered = (overview: Overview): boolean =>
  overview.term !== '' || FILTER_NAMES.some((name) => overview[name] !== undefined);

/** Filtered and sorted views show the same recipes again: they are not indexed, but their links are followed. */
export const robotsOf = (overview: Overview): string | undefined =>
  isFiltered(overview) || overview.sort !== undefined ? 'noindex, follow' : undefined;
