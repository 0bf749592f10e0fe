import type { Cart } from '@larder/contracts/cart';
import type { Catalogue } from '../catalogue/catalogue.js';
import { toCents } from '../medusa/amounts.js';
import type { StoreCart } from '../medusa/store-schemas.js';

/**
 * Skus whose shelf price in the shopper's cart is not Medusa's, to the cent, or that Medusa's cart has in
 * another quantity.
 */
export function differingLines(cart: Cart, stored: StoreCart, catalogue: Catalogue): string[] {
  const lines = new Map(stored.items.map((line) => [line.variant_id, line]));
  return cart.productLineItems
    .filter(({ product, quantity }) => {
      const line = lines.get(catalogue.bySku.get(product.sku)?.variantId ?? '');
      return (
        line?.quantity !== quantity ||
        toCents(line.unit_price, product.weightArticle) !== product.price.regular.value
      );
    })
    .map(({ product }) => product.sku);
}
