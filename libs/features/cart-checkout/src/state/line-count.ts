import type { Cart } from '@larder/contracts/cart';
import type { WantedQuantities } from './quantities.js';

/** Number of products in the cart, including requested and unconfirmed ones. */
export function lineCount(cart: Cart | null | undefined, wanted: WantedQuantities): number {
  const skus = new Set(cart?.productLineItems.map((line) => line.product.sku));
  for (const [sku, quantity] of Object.entries(wanted))
    if (quantity > 0) skus.add(sku);
    else skus.delete(sku);
  return skus.size;
}
