import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  Allergen,
  Availability,
  CategoryRef,
  DepositKind,
  NetContent,
  Nutrition,
  NutritionGrade,
  PriceClass,
  ProductMark,
} from '@larder/contracts/catalogue';
import type { PesticideLight } from '@larder/contracts/pesticides';

/** Written by SQL functions alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export interface StoredPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Of photographs: addresses by width as in HTML, colour of the edge, `object-position`. */
  readonly srcset?: string | undefined;
  readonly colour?: string | undefined;
  readonly focus?: string | undefined;
}

/** What the product page shows and nothing is filtered by. */
export interface ProductDetails {
  readonly gtin?: string;
  readonly picture?: StoredPicture;
  /** Addresses of further pictures, of the same size. */
  readonly morePictures?: readonly string[];
  /** The retailer's photographs; the first one is `picture` as well. */
  readonly photos?: readonly StoredPicture[];
  readonly nutrition?: Nutrition;
  readonly goodsCode?: string;
  readonly customaryUnit?: { readonly unitPriceBase: number; readonly unitPriceSymbol: string };
  readonly portionGrams?: number;
  readonly producer?: string;
  readonly alcoholPercent?: number;
  readonly minimumLifeDays?: number;
  /** It is often gone before the next delivery. */
  readonly stockRisk?: boolean;
  /** Absent for food. */
  readonly isFood?: false;
}

export interface ProductTexts {
  readonly description?: string;
  readonly ingredients?: string;
  readonly origin?: string;
  readonly storage?: string;
}

export const brands = pgTable(
  'brands',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    nameRank: integer('name_rank').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug] })],
);

export const categories = pgTable(
  'categories',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    path: text().array().notNull(),
    position: integer().notNull(),
    picture: jsonb().$type<StoredPicture>(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug] })],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    description: text(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    words: text().notNull(),
    search: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug, table.locale] })],
);

/** Prices and deposit in cents, weights in grams, as the contract's `Product` explains them. */
export const products = pgTable(
  'products',
  {
    tenant: text().notNull(),
    sku: text().notNull(),
    slug: text().notNull(),
    categorySlug: text('category_slug').notNull(),
    categoryPath: text('category_path').array().notNull(),
    brandSlug: text('brand_slug'),
    contentAmount: doublePrecision('content_amount'),
    contentUnit: text('content_unit').$type<NetContent['unit']>(),
    drainedWeight: integer('drained_weight'),
    unitPriceBase: integer('unit_price_base'),
    shippingWeight: integer('shipping_weight'),
    maxQuantity: integer('max_quantity').notNull(),
    quantityStepSize: integer('quantity_step_size').notNull(),
    weightArticle: boolean('weight_article').notNull(),
    weightPieceArticle: boolean('weight_piece_article').notNull(),
    bundleSize: integer('bundle_size').notNull(),
    priceRegular: integer('price_regular').notNull(),
    priceLoyalty: integer('price_loyalty'),
    depositPrice: integer('deposit_price'),
    depositKind: text('deposit_kind').$type<DepositKind>(),
    priceFormer: integer('price_former'),
    priceLowestPrior30: integer('price_lowest_prior_30'),
    priceMaximum: integer('price_maximum'),
    offerQuantity: integer('offer_quantity'),
    offerPay: integer('offer_pay'),
    offerPrice: integer('offer_price'),
    offerUntil: timestamp('offer_until', { withTimezone: true }),
    ownBrand: boolean('own_brand').notNull().default(false),
    priceClass: text('price_class').$type<PriceClass>(),
    vatRate: doublePrecision('vat_rate').notNull(),
    availability: text().$type<Availability>().notNull(),
    availableAgainAt: timestamp('available_again_at', { withTimezone: true }),
    ageLimit: integer('age_limit'),
    marks: text().array().$type<ProductMark[]>().notNull(),
    allergens: text().array().$type<Allergen[]>().notNull(),
    traces: text().array().$type<Allergen[]>().notNull(),
    grade: text().$type<NutritionGrade>(),
    originKey: text('origin_key'),
    variantGroup: text('variant_group'),
    substitutes: text().array().notNull().default([]),
    popularity: doublePrecision().notNull(),
    details: jsonb().$type<ProductDetails>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    hash: text().notNull(),
    /** Of the latest sample; written beside the reports. */
    pesticideLight: text('pesticide_light').$type<PesticideLight>(),
    /** Computed by the database. */
    shownPrice: doublePrecision('shown_price'),
    unitPrice: doublePrecision('unit_price'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.sku] })],
);

export const productTexts = pgTable(
  'product_texts',
  {
    tenant: text().notNull(),
    sku: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    nameRank: integer('name_rank').notNull().default(0),
    packSize: text('pack_size').notNull(),
    bundleInfo: text('bundle_info'),
    originCountry: text('origin_country'),
    texts: jsonb().$type<ProductTexts>().notNull(),
    categories: jsonb().$type<CategoryRef[]>().notNull(),
    /** Folded words of the name, a bar, and those of the keywords. */
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.sku, table.locale] }),
    foreignKey({
      columns: [table.tenant, table.sku],
      foreignColumns: [products.tenant, products.sku],
    }),
  ],
);
