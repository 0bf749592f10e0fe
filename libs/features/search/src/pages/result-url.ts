import { searchRoute, type SearchType } from '@larder/contracts/search';
import { FACETS, type Facet, type ProductSort } from '@larder/contracts/catalogue';
import type { FeatureContext } from '@larder/platform';
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

/** Chosen values by filter, separated by commas as in an address. */
export type Chosen = Readonly<Partial<Record<Facet['id'], string | undefined>>>;

/** What the address of a result page says. */
export interface ResultView {
  readonly term: string;
  readonly tab: SearchType;
  readonly offset: number;
  readonly sort: ProductSort;
  readonly chosen: Chosen;
}

const valuesOf = (text = '') => text.split(',').filter((value) => value !== '');

/** NAV-34: the tab named in the query, or the first of those that there are; products stand first. */
export function viewOf(
  term: string,
  search: URLSearchParams,
  tabs: readonly SearchType[],
): ResultView {
  const offset = Number(search.get('offset') ?? '0');
  const standard = tabs.includes('products') ? 'products' : (tabs[0] ?? 'products');
  const chosen: Partial<Record<Facet['id'], string>> = {};
  for (const name of FACETS) {
    const values = valuesOf(search.getAll(name).join(','));
    if (values.length > 0) chosen[name] = [...new Set(values)].join(',');
  }
  return {
    term: term.trim(),
    tab: tabs.find((tab) => tab === search.get('tab')) ?? standard,
    offset: offset > 0 && offset <= 100_000 && offset % 1 === 0 ? offset : 0,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
    chosen,
  };
}

/** The part of the address behind the term; defaults are left out. */
export function queryOf({ tab, offset, sort, chosen }: ResultView) {
  return {
    tab: tab === 'products' ? undefined : tab,
    ...chosen,
    sort: sort === 'relevance' ? undefined : sort,
    offset: offset === 0 ? undefined : offset,
  };
}

/** Where a view is shown. */
export const resultHref = (href: FeatureContext['href'], view: ResultView): string =>
  href(searchRoute, { term: view.term }, queryOf(view)) ?? '';

/** The view with one value chosen or no longer chosen, from its first result. */
export function toggled(view: ResultView, name: Facet['id'], value: string): ResultView {
  const before = valuesOf(view.chosen[name]);
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const chosen = { ...view.chosen, [name]: after.join(',') || undefined };
  return { ...view, offset: 0, chosen };
}

/** The call behind a tab: a page of results for the open one, for the others just their number. */
export function argsOf(view: ResultView, type: SearchType): SearchArgs {
  const { term, tab, offset, sort, chosen } = view;
  if (type !== tab) return { type, term, offset: 0, pageSize: SUGGESTIONS };
  return {
    type,
    term,
    offset,
    pageSize: RESULTS,
    ...(type === 'products' && { ...(sort !== 'relevance' && { sort }), ...chosen }),
  };
}
