import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';
import type { PricedProduct } from './merge-change.js';

/** For a product with a manually set price, the feed's values are stored beside that price. */
const feedValue = (column: string, kept: string) =>
  sql.raw(`CASE WHEN h.sku IS NULL THEN p.${column} ELSE h.${kept} END`);

/** Values of the feed for these products, by sku; products that the shop does not have are left out. */
export async function readPriced(
  db: Database,
  tenant: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  const found = await rows<{ product: PricedProduct }>(
    db,
    sql`SELECT jsonb_strip_nulls(jsonb_build_object(
        'sku', p.sku, 'priceClass', p.price_class, 'weightArticle', p.weight_article,
        'ageLimit', p.age_limit,
        'priceRegular', ${feedValue('price_regular', 'feed_price')},
        'priceLoyalty', ${feedValue('price_loyalty', 'feed_loyalty')},
        'priceFormer', ${feedValue('price_former', 'feed_former')},
        'priceLowestPrior30', ${feedValue('price_lowest_prior_30', 'feed_lowest')},
        'priceMaximum', p.price_maximum, 'offerQuantity', p.offer_quantity,
        'offerPay', p.offer_pay, 'offerPrice', p.offer_price, 'offerUntil', p.offer_until,
        'availability', p.availability, 'availableAgainAt', p.available_again_at)) AS product
      FROM products p LEFT JOIN hand_prices h ON h.tenant = p.tenant AND h.sku = p.sku
      WHERE p.tenant = ${tenant}
        AND p.sku IN (SELECT jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`,
  );
  return new Map(found.map(({ product }) => [product.sku, withInstants(product)]));
}

/** Instants in the one form in which they are compared. */
function withInstants({ offerUntil, availableAgainAt, ...product }: PricedProduct): PricedProduct {
  const iso = (text: string) => new Date(text).toISOString();
  return {
    ...product,
    ...(offerUntil !== undefined && { offerUntil: iso(offerUntil) }),
    ...(availableAgainAt !== undefined && { availableAgainAt: iso(availableAgainAt) }),
  };
}

/** Writes price and stock, and nothing else. A set price is put over them afterwards. */
export async function writePriced(
  db: Database,
  { tenant, now }: { readonly tenant: string; readonly now: Date },
  products: readonly PricedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  await db.execute(sql`
    UPDATE products p SET
      price_regular = r."priceRegular", price_loyalty = r."priceLoyalty",
      price_former = r."priceFormer", price_lowest_prior_30 = r."priceLowestPrior30",
      price_maximum = r."priceMaximum", offer_quantity = r."offerQuantity",
      offer_pay = r."offerPay", offer_price = r."offerPrice", offer_until = r."offerUntil",
      availability = r.availability, available_again_at = r."availableAgainAt",
      age_limit = r."ageLimit",
      -- The next whole row is another one, whatever it says: it is written again.
      hash = md5(p.hash || 'delta' || ${now.toISOString()}::text)
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS r (sku text,
      "priceRegular" int, "priceLoyalty" int, "priceFormer" int, "priceLowestPrior30" int,
      "priceMaximum" int, "offerQuantity" int, "offerPay" int, "offerPrice" int,
      "offerUntil" timestamptz, availability text, "availableAgainAt" timestamptz, "ageLimit" int)
    WHERE p.tenant = ${tenant} AND p.sku = r.sku`);
}
