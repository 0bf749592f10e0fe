import { useSelector } from 'react-redux';
import type { BoughtProduct } from '@larder/contracts/shopping';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { lineOf } from '../../state/set-quantity.js';
import { useFeatureState } from '../../state/state.js';
import { totalOf, type WithChoice } from '../paste-list/list-rows.js';

/** What can be ordered and is not in the cart yet, in its usual quantities, and its price. */
export function useMissing(products: readonly BoughtProduct[]) {
  const cart = useSelector(cachedCart);
  const wanted = useFeatureState((state) => state.cartQuantities);
  const isIn = (sku: string) => (wanted[sku] ?? lineOf(cart, sku)?.quantity ?? 0) > 0;
  const rows: WithChoice[] = products
    .filter(({ product, quantity }) => quantity > 0 && !isIn(product.sku))
    .map(({ product, quantity }) => ({ chosen: { product, quantity } }));
  return { rows, count: rows.length, total: totalOf(rows) };
}

/** The same of what is due. */
export const useDue = (products: readonly BoughtProduct[]) =>
  useMissing(products.filter(({ isDue }) => isDue));
