import type { Product } from '@larder/contracts/catalogue';
import { toProduct } from '../catalogue/product-row.js';
import { findProducts } from '../catalogue/repository.js';
import type { Scope } from '../kernel/context.js';

/** A product of the catalogue with what only sums and weights need. */
export interface Goods {
  readonly product: Product;
  /** Percent of value added tax in its prices. */
  readonly vatRate: number;
  /** Grams of one piece, bundle or step as it is carried. */
  readonly shippingWeight: number | undefined;
}

/** Products as the catalogue has them now, by sku; unknown ones are left out. */
export async function readGoods(
  scope: Scope,
  skus: readonly string[],
): Promise<Map<string, Goods>> {
  const found = await findProducts(scope, [...new Set(skus)]);
  return new Map(
    found.map((row) => [
      row.sku,
      {
        product: toProduct(row),
        vatRate: row.vatRate,
        shippingWeight: row.shippingWeight ?? undefined,
      },
    ]),
  );
}
