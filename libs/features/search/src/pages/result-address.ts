import type { SearchType } from '@larder/contracts/search';
import type { ProductSort } from '@larder/contracts/catalogue';
import type { SearchArgs } from '../api/search-api.js';
import { SUGGESTIONS } from '../api/search-api.js';

/** Hits of one page of results. */
export const RESULTS = 24;

export const SORTS = [
  'relevance',
  'price',
  'unitprice',
  'name',
  'newest',
] as const satisfies readonly ProductSort[];

/** Filters that the product search knows. */
export const FILTERS = ['category', 'brand'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the address of a result page says. */
export interface ResultView {
  readonly term: string;
  readonly tab: SearchType;
  readonly offset: number;
  readonly sort: ProductSort;
  readonly category: readonly string[];
  readonly brand: readonly string[];
}

/** NAV-34: the tab named in the query, or the first of those that there are; products stand first. */
export function viewOf(
  term: string,
  search: URLSearchParams,
  tabs: readonly SearchType[],
): ResultView {
  const offset = Number(search.get('offset') ?? '0');
  const standard = tabs.includes('products') ? 'products' : (tabs[0] ?? 'products');
  const list = (name: Filter) =>
    [...new Set(search.getAll(name).flatMap((text) => text.split(',')))].filter(
      (value) => value !== '',
    );
  return {
    term: term.trim(),
    tab: tabs.find((tab) => tab === search.get('tab')) ?? standard,
    offset: Number.isInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 0,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
    category: list('category'),
    brand: list('brand'),
  };
}

/** The part of the address behind the term; defaults are left out. */
export function queryOf({ tab, offset, sort, category, brand }: ResultView) {
  return {
    tab: tab === 'products' ? undefined : tab,
    category: category.join(',') || undefined,
    brand: brand.join(',') || undefined,
    sort: sort === 'relevance' ? undefined : sort,
    offset: offset === 0 ? undefined : offset,
  };
}

/** The call behind a tab: a page of results for the open one, for the others just their number. */
export function argsOf(view: ResultView, type: SearchType): SearchArgs {
  const { term, tab, offset, sort, category, brand } = view;
  if (type !== tab) return { type, term, offset: 0, pageSize: SUGGESTIONS };
  return {
    type,
    term,
    offset,
    pageSize: RESULTS,
    ...(type === 'products' && sort !== 'relevance' ? { sort } : {}),
    ...(type === 'products' && category.length > 0 ? { category: category.join(',') } : {}),
    ...(type === 'products' && brand.length > 0 ? { brand: brand.join(',') } : {}),
  };
}
