import type { Scope } from '../kernel/scope.js';
import type { Statement } from '../kernel/database/statement.js';
import { run } from '../kernel/database/statement.js';
import type { ProductRow } from './product-row.js';

/** Columns of `ProductRow` by name; hand-written because every list runs it. */
const productsBySku: Statement = {
  name: 'products_by_sku',
  text: `SELECT p.sku, p.slug, p.category_path AS "categoryPath", p.brand_slug AS "brandSlug",
      b.name AS "brandName", p.content_amount AS "contentAmount", p.content_unit AS "contentUnit",
      p.drained_weight AS "drainedWeight", p.shipping_weight AS "shippingWeight",
      p.max_quantity AS "maxQuantity", p.quantity_step_size AS "quantityStepSize",
      p.weight_article AS "weightArticle", p.weight_piece_article AS "weightPieceArticle",
      p.bundle_size AS "bundleSize", p.price_regular AS "priceRegular",
      p.price_loyalty AS "priceLoyalty", p.deposit_price AS "depositPrice",
      p.deposit_kind AS "depositKind", p.price_class AS "priceClass",
      p.price_former AS "priceFormer", p.price_lowest_prior_30 AS "priceLowestPrior30",
      p.price_maximum AS "priceMaximum", p.unit_price_base AS "unitPriceBase",
      p.offer_quantity AS "offerQuantity", p.offer_pay AS "offerPay", p.offer_price AS "offerPrice",
      p.vat_rate AS "vatRate", p.availability, p.available_again_at AS "availableAgainAt",
      p.age_limit AS "ageLimit", p.marks, p.pesticide_light AS "pesticideLight", p.details, t.name, t.pack_size AS "packSize",
      t.bundle_info AS "bundleInfo", t.categories
    FROM products p
    JOIN product_texts t ON t.tenant = p.tenant AND t.sku = p.sku AND t.locale = $2
    LEFT JOIN brands b ON b.tenant = p.tenant AND b.slug = p.brand_slug
    WHERE p.tenant = $1 AND p.sku = ANY($3)`,
};

type Raw = Omit<ProductRow, 'availableAgainAt'> & { readonly availableAgainAt: string | null };

/** Products by sku, in any order; unknown ones are left out. */
export async function findProducts(
  scope: Pick<Scope, 'db' | 'tenant' | 'locale'>,
  skus: readonly string[],
): Promise<ProductRow[]> {
  if (skus.length === 0) return [];
  const found = await run<Raw>(scope.db, productsBySku, [scope.tenant, scope.locale, [...skus]]);
  return found.map(({ availableAgainAt, ...row }) => ({
    ...row,
    availableAgainAt: availableAgainAt === null ? null : new Date(availableAgainAt),
  }));
}
