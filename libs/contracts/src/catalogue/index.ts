import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Allergen = z.output<typeof schemas.Allergen>;
export type Availability = z.output<typeof schemas.Availability>;
export type Brand = z.output<typeof schemas.Brand>;
export type BrandRef = z.output<typeof schemas.BrandRef>;
export type Category = z.output<typeof schemas.Category>;
export type CategoryNode = schemas.CategoryNode;
export type CategoryRef = z.output<typeof schemas.CategoryRef>;
export type CombinedSource = z.output<typeof schemas.CombinedSource>;
export type Facet = z.output<typeof schemas.Facet>;
export type MultiBuy = z.output<typeof schemas.MultiBuy>;
export type NetContent = z.output<typeof schemas.NetContent>;
export type Nutrition = z.output<typeof schemas.Nutrition>;
export type NutritionGrade = z.output<typeof schemas.NutritionGrade>;
export type Orderability = z.output<typeof schemas.Orderability>;
export type PictureRef = z.output<typeof schemas.PictureRef>;
export type Product = z.output<typeof schemas.Product>;
export type ProductDetail = z.output<typeof schemas.ProductDetail>;
export type ProductMark = z.output<typeof schemas.ProductMark>;
export type PriceClass = z.output<typeof schemas.PriceClass>;
export type DepositKind = z.output<typeof schemas.DepositKind>;
export type ProductPage = z.output<typeof schemas.ProductPage>;
export type ProductPrice = z.output<typeof schemas.ProductPrice>;
export type ProductSort = z.output<typeof schemas.ProductSort>;
export type ProductSource = z.output<typeof schemas.ProductSource>;

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
export * from './tokens.js';
