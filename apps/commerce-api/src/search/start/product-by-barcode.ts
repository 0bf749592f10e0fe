import type { Product } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { readGoods } from '../../carts/lines/goods.js';
import { firstRow } from '../../kernel/database/database.js';
import { notFound } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { currentRevisions } from '../../kernel/shop-cache.js';

/** The product with that barcode; a UPC-A and the EAN-13 with a leading zero are the same number. */
export async function productByBarcode(scope: Scope, gtin: string): Promise<Product> {
  const { db, tenant } = scope;
  const found = await firstRow<{ sku: string }>(
    db,
    sql`SELECT sku FROM products WHERE tenant = ${tenant} AND details ? 'gtin'
      AND ltrim(details->>'gtin', '0') = ltrim(${gtin}, '0') ORDER BY popularity DESC, sku LIMIT 1`,
  );
  const { shop } = scope.revisions ?? (await currentRevisions(db, tenant));
  const goods = found && (await readGoods(scope, shop, [found.sku]));
  const product = found && goods?.get(found.sku)?.product;
  if (!product) throw notFound(`A product with the barcode ${gtin}`);
  return product;
}
