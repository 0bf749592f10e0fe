import { FACETS, type Facet, type ProductSort } from '@larder/contracts/catalogue';

export type FacetId = Facet['id'];

/** Tiles of one page; divides by 2, 3, 4 and 6 columns. */
export const PAGE_SIZE = 48;

export const SORTS = [
  'relevance',
  'price',
  'unitprice',
  'name',
  'newest',
] as const satisfies readonly ProductSort[];

/** State of a listing in its URL. Pages count from 1. */
export interface Listing {
  readonly page: number;
  readonly sort: ProductSort;
  readonly facets: Readonly<Partial<Record<FacetId, readonly string[]>>>;
}

/** Parses a URL; accepts `brand=a,b` from our links and `brand=a&brand=b` from an HTML form. */
export function listingOf(search: URLSearchParams): Listing {
  const page = Number(search.get('page') ?? '1');
  const sort = SORTS.find((one) => one === search.get('sort')) ?? 'relevance';
  const facets: Partial<Record<FacetId, readonly string[]>> = {};
  for (const id of FACETS) {
    const values = search.getAll(id).flatMap((text) => text.split(','));
    const chosen = [...new Set(values)].filter((value) => value !== '');
    if (chosen.length > 0) facets[id] = chosen;
  }
  return { page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1, sort, facets };
}

/** The query of the listing calls. */
export function queryOf({ page, sort, facets }: Listing) {
  const chosen = Object.fromEntries(
    Object.entries(facets).map(([id, values]) => [id, values.join(',')]),
  ) as Partial<Record<FacetId, string>>;
  return { offset: (page - 1) * PAGE_SIZE, pageSize: PAGE_SIZE, sort, ...chosen };
}

/** The address of a listing; defaults are left out so that a listing has one address. */
export function listingHref(path: string, { page, sort, facets }: Listing): string {
  const search = new URLSearchParams();
  for (const id of FACETS) {
    const values = facets[id];
    if (values && values.length > 0) search.set(id, [...values].sort().join(','));
  }
  if (sort !== 'relevance') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const query = search.toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/** The listing with one value chosen or no longer chosen, from its first page. */
export function toggled(listing: Listing, id: FacetId, value: string): Listing {
  const chosen = listing.facets[id] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value];
  const facets: Partial<Record<FacetId, readonly string[]>> = { ...listing.facets, [id]: values };
  if (values.length === 0) delete facets[id];
  return { ...listing, page: 1, facets };
}

/** Without any facet, from its first page. */
export function withoutFacets(listing: Listing): Listing {
  return { ...listing, page: 1, facets: {} };
}

/**
 * Directives for search engines: the listing and its further pages are indexed, each with its own URL;
 * filtered and sorted views show the same products again, so they are not indexed, but their links are
 * followed.
 */
export function robotsOf({ sort, facets }: Listing): string | undefined {
  return sort === 'relevance' && Object.keys(facets).length === 0 ? undefined : 'noindex, follow';
}
