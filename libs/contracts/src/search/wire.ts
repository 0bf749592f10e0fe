import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Offset, pageOf, pageSize } from '../core/schemas.js';
import { Product, ProductSort } from '../catalogue/schemas.js';
import { ProductFilters } from '../catalogue/wire.js';
import {
  CategoryHit,
  ContentHit,
  Gtin,
  PopularTerms,
  ProductSearchResult,
  RecipeHit,
  SearchBanner,
  SearchTerm,
  StoreHit,
} from './schemas.js';

const params = z.object({ term: SearchTerm });
const hits = z.object({ offset: Offset, pageSize: pageSize(5) });

export const wire = {
  searchProducts: {
    summary: 'Products for a term',
    params,
    query: z.extend(hits, {
      sort: z._default(ProductSort, 'relevance'),
      ...ProductFilters,
    }),
    response: ProductSearchResult,
  },
  searchCategories: {
    summary: 'Categories for a term',
    params,
    query: hits,
    response: pageOf(CategoryHit),
  },
  searchRecipes: {
    summary: 'Recipes for a term',
    params,
    query: hits,
    response: pageOf(RecipeHit),
  },
  searchContent: {
    summary: 'Content pages for a term',
    params,
    query: hits,
    response: pageOf(ContentHit),
  },
  searchStores: { summary: 'Stores for a term', params, query: hits, response: pageOf(StoreHit) },
  getSearchBanner: {
    summary: 'The banner above the results of a term',
    params,
    response: SearchBanner,
  },
  getPopularTerms: {
    summary: 'Terms that are searched for most at the moment',
    response: PopularTerms,
  },
  getBoughtProducts: {
    summary: 'Products that this customer or browser has ordered before, the likeliest first',
    query: z.object({ term: z.optional(SearchTerm) }),
    response: z.array(Product),
  },
  getProductByBarcode: {
    summary: 'The product that has a barcode',
    params: z.object({ gtin: Gtin }),
    response: Product,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
