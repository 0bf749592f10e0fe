import type { CombinedSource, ProductSort, ProductSource } from '@larder/contracts/catalogue';

export const SOURCES = [
  'favorites',
  'purchasedProducts',
] as const satisfies readonly ProductSource[];
export const SORTS = [
  'relevance',
  'price',
  'unitprice',
  'name',
  'newest',
] as const satisfies readonly ProductSort[];
/** Tiles of one page; divides by 2, 3, 4 and 6 columns. */
export const PAGE_SIZE = 48;

/** State of the favourites page in its URL; pages count from 1. */
export interface FavoritesView {
  readonly sources: readonly ProductSource[];
  /** Only what is of both sources. */
  readonly both: boolean;
  readonly sort: ProductSort;
  readonly page: number;
}

export function viewOf(search: URLSearchParams): FavoritesView {
  const named = search.getAll('source').flatMap((text) => text.split(','));
  const sources = SOURCES.filter((one) => named.includes(one));
  const page = Number(search.get('page') ?? '1');
  return {
    sources: sources.length > 0 ? sources : ['favorites'],
    both: sources.length === SOURCES.length && search.get('both') === '1',
    sort: SORTS.find((one) => one === search.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}

/** CAT-23: the two sources and whether both have to hold, as the call names it. */
export function sourceOf({ sources, both }: FavoritesView): CombinedSource {
  if (both) return 'Favorite AND Purchased';
  if (sources.length === SOURCES.length) return 'Favorites OR Purchased';
  return sources.includes('purchasedProducts') ? 'Purchased' : 'Favorites';
}

/** The address of a view; defaults are left out. */
export function queryOf({ sources, both, sort, page }: FavoritesView) {
  const isPlain = sources.length === 1 && sources.includes('favorites');
  return {
    source: isPlain ? undefined : sources.join(','),
    both: both ? 1 : undefined,
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
}

/** The view with a source chosen or not, from its first page; one source is always chosen. */
export function toggled(view: FavoritesView, source: ProductSource): FavoritesView {
  const isChosen = view.sources.includes(source);
  const left = SOURCES.filter((one) => (one === source ? !isChosen : view.sources.includes(one)));
  const sources = left.length > 0 ? left : SOURCES.filter((one) => one !== source);
  return { ...view, sources, both: view.both && sources.length > 1, page: 1 };
}
