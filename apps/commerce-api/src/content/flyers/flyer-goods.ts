import type { Product } from '@larder/contracts/catalogue';
import { toProduct } from '../../catalogue/product-row.js';
import { findProducts } from '../../catalogue/product-statement.js';
import type { Scope } from '../../kernel/scope.js';

/** Why a flyer leaves a product out. */
export type FlyerFault = 'unknown' | 'not sold any more' | 'not on offer';

/** Products of flyers by sku; unknown ones are missing. */
export async function flyerGoods(
  scope: Pick<Scope, 'db' | 'tenant' | 'locale'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const rows = await findProducts(scope, [...new Set(skus)]);
  return new Map(rows.map((row) => [row.sku, toProduct(row)]));
}

/** `undefined` for a product that a flyer shows: one that is sold and on offer. */
export function flyerFault(product: Product | undefined): FlyerFault | undefined {
  if (!product) return 'unknown';
  if (product.availability === 'unavailable') return 'not sold any more';
  const { regular, former, multiBuy, loyalty } = product.price;
  const isReduced = former !== undefined && former.value > regular.value;
  return isReduced || multiBuy || loyalty ? undefined : 'not on offer';
}
