import * as z from 'zod/mini';
import { Cents, Grams, Sku, Slug } from '../core/schemas.js';
import {
  Allergen,
  Availability,
  DepositKind,
  NetContent,
  NutritionGrade,
  PriceClass,
  ProductMark,
} from './schemas.js';

/**
 * The product feed: one row per product, with the same flat columns in CSV and JSON lines. A suffix
 * marks texts in other languages: `name`, `name.en`. Lists are separated by commas. An empty cell is an
 * absent value.
 */
const text = (most: number) => z.string().check(z.maxLength(most));

/** Columns that accept a language suffix. */
export const localisedColumns = [
  'name',
  'packSize',
  'bundleInfo',
  'description',
  'ingredients',
  'origin',
  'storage',
  'keywords',
] as const;

export const ProductFeedRow = z.object({
  sku: Sku,
  /** Generated from name and size when absent. */
  slug: z.optional(Slug),
  gtin: z.optional(text(14)),
  name: text(250).check(z.minLength(1)),
  brand: z.optional(text(120)),
  /** True for products of the retailer's own brands. */
  ownBrand: z.optional(z.boolean()),
  /** Category slugs from the root down, separated by `/`. */
  categoryPath: text(300).check(z.minLength(1)),
  packSize: z.optional(text(80)),
  contentAmount: z.optional(z.number().check(z.gt(0))),
  contentUnit: z.optional(NetContent.shape.unit),
  drainedWeight: z.optional(Grams),
  /** Shipping weight of one piece, bundle or step, in grams. */
  shippingWeight: z.optional(Grams),
  maxQuantity: z.optional(z.int().check(z.gte(1))),
  quantityStepSize: z.optional(z.int().check(z.gte(1))),
  weightArticle: z.optional(z.boolean()),
  weightPieceArticle: z.optional(z.boolean()),
  bundleInfo: z.optional(text(200)),
  bundleSize: z.optional(z.int().check(z.gte(1))),
  /** Prices and deposit in cents; see `ProductPrice` for their unit. */
  priceRegular: Cents,
  priceLoyalty: z.optional(Cents),
  depositPrice: z.optional(Cents),
  depositKind: z.optional(DepositKind),
  priceFormer: z.optional(Cents),
  priceLowestPrior30: z.optional(Cents),
  /** Maximum retail price on the pack, in countries that have one. */
  priceMaximum: z.optional(Cents),
  /** "3 for 2" has a quantity and the number to pay for; "2 for 5.00" a quantity and its price. */
  offerQuantity: z.optional(z.int().check(z.gte(2), z.lte(99))),
  offerPay: z.optional(z.int().check(z.gte(1), z.lte(98))),
  offerPrice: z.optional(Cents),
  /** When the reduction or offer ends: a timestamp, or a duration such as `P3D` from the import. */
  offerUntil: z.optional(text(40)),
  /** Products that the law excludes from price promotions, and gift cards. */
  priceClass: z.optional(PriceClass),
  /** Code of the goods in the Harmonised System, which invoices of some countries name. */
  goodsCode: z.optional(text(12)),
  /** Tax in percent: in the price, or added to it where a country's prices are without tax. */
  vatRate: z.number().check(z.gte(0), z.lte(50)),
  availability: z.optional(Availability),
  /** Often out of stock before the next delivery: shoppers are asked for a substitution preference. */
  stockRisk: z.optional(z.boolean()),
  /** A timestamp, or a duration such as `P3D` from the time of the import. */
  availableAgainAt: z.optional(text(40)),
  ageLimit: z.optional(z.int().check(z.gte(1), z.lte(99))),
  picture: z.optional(text(2000)),
  pictureWidth: z.optional(z.int()),
  pictureHeight: z.optional(z.int()),
  /** Additional images, of the same size as the first. */
  morePictures: z.optional(z.array(text(2000)).check(z.maxLength(8))),
  marks: z.optional(z.array(ProductMark)),
  description: z.optional(text(4000)),
  /** False for products that are not food: without ingredients, they cause no allergen warning. */
  isFood: z.optional(z.boolean()),
  /** Allergens are enclosed in double asterisks. */
  ingredients: z.optional(text(8000)),
  allergens: z.optional(z.array(Allergen)),
  traces: z.optional(z.array(Allergen)),
  nutritionPer: z.optional(z.enum(['g', 'ml'])),
  energyKj: z.optional(z.number()),
  energyKcal: z.optional(z.number()),
  fat: z.optional(z.number()),
  saturatedFat: z.optional(z.number()),
  carbohydrate: z.optional(z.number()),
  sugars: z.optional(z.number()),
  fibre: z.optional(z.number()),
  protein: z.optional(z.number()),
  salt: z.optional(z.number()),
  portionGrams: z.optional(z.number()),
  grade: z.optional(NutritionGrade),
  origin: z.optional(text(300)),
  storage: z.optional(text(300)),
  producer: z.optional(text(400)),
  alcoholPercent: z.optional(z.number().check(z.gte(0), z.lte(100))),
  minimumLifeDays: z.optional(z.int()),
  /** Products of the same group are pack sizes of each other. */
  variantGroup: z.optional(text(80)),
  /** Skus of alternatives when the product is unavailable, the best first. */
  substitutes: z.optional(z.array(Sku).check(z.maxLength(6))),
  /** Additional search terms of the product. */
  keywords: z.optional(text(500)),
  /** Sales figure without a unit; sorting by relevance uses it. */
  popularity: z.optional(z.number()),
});

export type ProductFeedRow = z.output<typeof ProductFeedRow>;
