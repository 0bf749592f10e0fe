import type { Facet } from '@larder/contracts/catalogue';
import { searchCalls as calls, type SearchType } from '@larder/contracts/search';
import { api, request, type ArgsOf, type CallResult, type ApiRequest } from '@larder/platform';
import { hitsOf, type Hits } from './hits-normalise.js';

export interface SearchArgs extends Readonly<Partial<Record<Facet['id'], string | undefined>>> {
  readonly type: SearchType;
  readonly term: string;
  readonly offset: number;
  readonly pageSize: number;
  /** Like the filters something that products alone have. */
  readonly sort?: string;
}

const CALLS = {
  products: calls.searchProducts,
  categories: calls.searchCategories,
  recipes: calls.searchRecipes,
  content: calls.searchContent,
  stores: calls.searchStores,
} as const satisfies Record<SearchType, unknown>;

/** SRCH-19…22: hits of one type in the flyout. */
export const SUGGESTIONS = 5;

function lineOf({ type, term, ...query }: SearchArgs): ApiRequest {
  return { call: CALLS[type], args: { params: { term }, query } };
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every type's call by its name, its answer in the one shape of all types. */
    getSearchHits: build.query<Hits, SearchArgs>({
      query: lineOf,
      transformResponse: (answer: Parameters<typeof hitsOf>[1], _meta, { type }) =>
        hitsOf(type, answer),
    }),
    getSearchBanner: build.query<
      CallResult<typeof calls.getSearchBanner>,
      ArgsOf<typeof calls.getSearchBanner>
    >({ query: request(calls.getSearchBanner) }),
  }),
});
