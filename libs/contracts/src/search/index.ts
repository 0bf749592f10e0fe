import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import { eventRef, routeRef, extensionSlotRef } from '../core/tokens.js';
import type * as schemas from './schemas.js';
import type { StartCall } from './start-calls.js';
import type { wire } from './wire.js';

export type CategoryHit = z.output<typeof schemas.CategoryHit>;
export type ContentHit = z.output<typeof schemas.ContentHit>;
export type ProductSearchResult = z.output<typeof schemas.ProductSearchResult>;
export type RecipeHit = z.output<typeof schemas.RecipeHit>;
export type SearchBanner = z.output<typeof schemas.SearchBanner>;
export type SearchType = z.output<typeof schemas.SearchType>;
export type StoreHit = z.output<typeof schemas.StoreHit>;

export const searchCalls = defineCalls<Omit<typeof wire, StartCall>>({
  searchProducts: 'GET /api/products/search/:term',
  searchCategories: 'GET /api/categories/search/:term',
  searchRecipes: 'GET /api/recipes/search/:term',
  searchContent: 'GET /api/content/search/:term',
  searchStores: 'GET /api/stores/search/:term',
  getSearchBanner: 'GET /api/content/search/:term/banner',
});

export const searchRoute = routeRef<{ term: string }>('search-term', {
  configName: 'search',
  suffix: '/:term',
});

/** Target of the search form without JavaScript: `?term=` redirects to the results. */
export const searchEntryRoute = routeRef('search');

/** The search field of the shop's header. */
export const headerSearch = extensionSlotRef<Record<never, never>>('headerSearch', 'one');

/** A page of search results was shown; its first hit has the `position`, from 1 (TRK-25). */
export const searchShown = eventRef<{
  readonly queryID: string;
  readonly skus: readonly string[];
  readonly position: number;
}>('searchShown');
