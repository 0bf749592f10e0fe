import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export const catalogueCalls = defineCalls<typeof wire>({
  getCategoryTrees: 'GET /api/category-trees',
  getCategory: 'GET /api/categories/:slug',
  getCategoryProducts: 'GET /api/categories/:slug/products',
  getProducts: 'GET /api/products',
  getProduct: 'GET /api/products/:sku',
  getSimilarProducts: 'GET /api/products/:slug/similar',
  getBrands: 'GET /api/brands',
});

export * from './allergens.js';
export * from './facets.js';
export * from './full-name.js';
export * from './tile-fragment.js';
export * from './tokens.js';
export type * from './types.js';
