import * as z from 'zod/mini';
import { FlyerLink } from '../content/flyer-schemas.js';
import type { CallSchemas } from '../core/call.js';
import { CommaList, Offset, Sku, Slug, pageSize } from '../core/schemas.js';
import {
  Brand,
  Category,
  CategoryNode,
  Offers,
  Product,
  ProductDetail,
  ProductPage,
  ProductSort,
} from './schemas.js';

/** Facets are comma-separated values by facet id; unknown values are ignored. */
export const ProductFilters = {
  category: z.optional(CommaList),
  brand: z.optional(CommaList),
  price: z.optional(CommaList),
  offer: z.optional(CommaList),
  diet: z.optional(CommaList),
  allergenFree: z.optional(CommaList),
  grade: z.optional(CommaList),
  origin: z.optional(CommaList),
  availability: z.optional(CommaList),
};

const ListQuery = z.object({
  offset: Offset,
  pageSize: pageSize(48),
  sort: z._default(ProductSort, 'relevance'),
  ...ProductFilters,
});

export const wire = {
  getCategoryTrees: { summary: 'The category trees', response: z.array(CategoryNode) },
  getCategory: {
    summary: 'One category',
    params: z.object({ slug: Slug }),
    response: Category,
    errorCodes: ['NOT_FOUND'],
  },
  getCategoryProducts: {
    summary: 'Products of a category and of all below it',
    params: z.object({ slug: Slug }),
    query: ListQuery,
    response: ProductPage,
    errorCodes: ['NOT_FOUND'],
  },
  getProducts: {
    summary: 'Products by sku, brand or filter',
    query: z.extend(ListQuery, { skus: z.optional(CommaList) }),
    response: ProductPage,
  },
  getProduct: {
    summary: 'One product by sku or slug',
    params: z.object({ sku: z.union([Sku, Slug]) }),
    response: ProductDetail,
    errorCodes: ['NOT_FOUND'],
  },
  getSimilarProducts: {
    summary: 'Products like this one',
    params: z.object({ slug: Slug }),
    response: z.array(Product),
    errorCodes: ['NOT_FOUND'],
  },
  getBrands: { summary: 'All brands', response: z.array(Brand) },
} as const satisfies Record<string, CallSchemas>;

/** Separate like its call (`offer-calls.ts`). */
export const offerWire = {
  getOffers: { summary: 'All reduced products, and which of them end soon', response: Offers },
  getFlyers: { summary: 'The flyers that are valid today', response: z.array(FlyerLink) },
} as const satisfies Record<string, CallSchemas>;
