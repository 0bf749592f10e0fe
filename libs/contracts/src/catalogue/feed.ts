import * as z from 'zod/mini';
import { Cents, Grams, Sku, Slug } from '../schemas.js';
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
 * The plain product feed: one row a product, the same flat columns in CSV and in JSON lines. Texts
 * may be given in further languages by a suffix: `name`, `name.en`. Lists are separated by commas.
 * An empty cell is an absent value.
 */
const text = (most: number) => z.string().check(z.maxLength(most));

/** Columns that take a language suffix. */
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
  /** Made from name and size when absent. */
  slug: z.optional(Slug),
  gtin: z.optional(text(14)),
  name: text(250).check(z.minLength(1)),
  brand: z.optional(text(120)),
  /** Category slugs from the root down, separated by `/`. */
  categoryPath: text(300).check(z.minLength(1)),
  packSize: z.optional(text(80)),
  contentAmount: z.optional(z.number().check(z.gt(0))),
  contentUnit: z.optional(NetContent.shape.unit),
  drainedWeight: z.optional(Grams),
  /** Weight of one piece, bundle or step as it is carried, in grams. */
  shippingWeight: z.optional(Grams),
  maxQuantity: z.optional(z.int().check(z.gte(1))),
  quantityStepSize: z.optional(z.int().check(z.gte(1))),
  weightArticle: z.optional(z.boolean()),
  weightPieceArticle: z.optional(z.boolean()),
  bundleInfo: z.optional(text(200)),
  bundleSize: z.optional(z.int().check(z.gte(1))),
  /** Prices and deposit in cents, of what `ProductPrice` says. */
  priceRegular: Cents,
  priceLoyalty: z.optional(Cents),
  depositPrice: z.optional(Cents),
  depositKind: z.optional(DepositKind),
  priceFormer: z.optional(Cents),
  priceLowestPrior30: z.optional(Cents),
  /** "3 for 2" has a quantity and how many of it are paid for, "2 for 5.00" a quantity and its price. */
  offerQuantity: z.optional(z.int().check(z.gte(2), z.lte(99))),
  offerPay: z.optional(z.int().check(z.gte(1), z.lte(98))),
  offerPrice: z.optional(Cents),
  /** Goods that the law takes out of price promotions, and gift cards. */
  priceClass: z.optional(PriceClass),
  /** Value added tax in percent, contained in the price. */
  vatRate: z.number().check(z.gte(0), z.lte(50)),
  availability: z.optional(Availability),
  /** It is often gone before the next delivery: shoppers are asked what to do then. */
  stockRisk: z.optional(z.boolean()),
  /** An instant, or a duration such as `P3D` from the moment of the import. */
  availableAgainAt: z.optional(text(40)),
  ageLimit: z.optional(z.int().check(z.gte(1), z.lte(99))),
  picture: z.optional(text(2000)),
  pictureWidth: z.optional(z.int()),
  pictureHeight: z.optional(z.int()),
  /** Further pictures, of the same size as the first. */
  morePictures: z.optional(z.array(text(2000)).check(z.maxLength(8))),
  marks: z.optional(z.array(ProductMark)),
  description: z.optional(text(4000)),
  /** False for goods that nobody eats: without ingredients, they are not warned of. */
  isFood: z.optional(z.boolean()),
  /** Allergens stand between double asterisks. */
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
  /** Products with the same group are pack sizes of each other. */
  variantGroup: z.optional(text(80)),
  /** Skus that are shown where the product cannot be had, the nearest first. */
  substitutes: z.optional(z.array(Sku).check(z.maxLength(6))),
  /** Further words under which the product is found. */
  keywords: z.optional(text(500)),
  /** How often it is bought, as a rank-free number; lists by relevance use it. */
  popularity: z.optional(z.number()),
});

export type ProductFeedRow = z.output<typeof ProductFeedRow>;
