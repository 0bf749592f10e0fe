import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import type { productRecord, textRecord } from './product-record.js';
import { upsert } from './upsert.js';

type Stored<T> = T & { readonly tenant: string };
export type ProductRecord = Stored<ReturnType<typeof productRecord>> & { readonly hash: string };
export type TextRecord = Stored<ReturnType<typeof textRecord>>;

const productColumns: Readonly<Record<keyof ProductRecord, string>> = {
  tenant: 'text',
  sku: 'text',
  slug: 'text',
  category_slug: 'text',
  category_path: 'text[]',
  brand_slug: 'text',
  content_amount: 'float8',
  content_unit: 'text',
  drained_weight: 'int',
  unit_price_base: 'int',
  shipping_weight: 'int',
  max_quantity: 'int',
  quantity_step_size: 'int',
  weight_article: 'boolean',
  weight_piece_article: 'boolean',
  bundle_size: 'int',
  price_regular: 'int',
  price_loyalty: 'int',
  deposit_price: 'int',
  deposit_kind: 'text',
  price_former: 'int',
  price_lowest_prior_30: 'int',
  price_maximum: 'int',
  offer_quantity: 'int',
  offer_pay: 'int',
  offer_price: 'int',
  offer_until: 'timestamptz',
  own_brand: 'boolean',
  price_class: 'text',
  vat_rate: 'float8',
  availability: 'text',
  available_again_at: 'timestamptz',
  age_limit: 'int',
  marks: 'text[]',
  allergens: 'text[]',
  traces: 'text[]',
  grade: 'text',
  origin_key: 'text',
  variant_group: 'text',
  substitutes: 'text[]',
  popularity: 'float8',
  details: 'jsonb',
  created_at: 'timestamptz',
  hash: 'text',
};

const textColumns = {
  tenant: 'text',
  sku: 'text',
  locale: 'text',
  name: 'text',
  pack_size: 'text',
  bundle_info: 'text',
  origin_country: 'text',
  texts: 'jsonb',
  categories: 'jsonb',
  words: 'text',
};

export async function writeProducts(
  db: Database,
  products: readonly ProductRecord[],
  texts: readonly TextRecord[],
): Promise<void> {
  const keep = ['created_at'];
  await upsert(
    db,
    { table: 'products', keys: ['tenant', 'sku'], columns: productColumns, keep },
    products,
  );
  const keys = ['tenant', 'sku', 'locale'];
  await upsert(db, { table: 'product_texts', keys, columns: textColumns }, texts);
}

export async function writeBrands(
  db: Database,
  tenant: string,
  brands: ReadonlyMap<string, string>,
): Promise<void> {
  if (brands.size === 0) return;
  const records = [...brands].map(([slug, name]) => ({ slug, name }));
  await db.execute(sql`
    INSERT INTO brands (tenant, slug, name)
    SELECT ${tenant}, r.slug, r.name
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(slug text, name text)
    ON CONFLICT (tenant, slug) DO NOTHING`);
}
