import { useState } from 'react';
import type { CartItemInput } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { addToCart } from '../../state/add-lines.js';
import { ensureCart } from '../../state/cart-flag.js';
import { quantityOf, setQuantity } from '../../state/set-quantity.js';
import { itemsOf, type WithChoice } from './list-rows.js';

interface Put {
  readonly count: number;
  /** Quantities in the cart before, for the way back. */
  readonly before: readonly CartItemInput[];
}

/** Puts the chosen products into the cart in one call, and takes them out again. */
export function usePutList() {
  const context = useFeature();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Put>();
  /** True when they are in the cart. */
  const put = async (rows: readonly WithChoice[]): Promise<boolean> => {
    const items = itemsOf(rows);
    const products = new Map(rows.map(({ chosen }) => [chosen?.product.sku, chosen?.product]));
    setBusy(true);
    // The way back needs what is in the cart now, and this page has not read it.
    await ensureCart(context);
    const before = items.map(({ sku }) => ({ sku, quantity: quantityOf(context, sku) }));
    const additions = items.map((item) => {
      const product = products.get(item.sku);
      return { ...item, ...(product && { product }) };
    });
    const result = await addToCart(context, additions);
    setBusy(false);
    if (result !== 'added') return false;
    setDone({ count: items.length, before });
    return true;
  };
  const undo = async () => {
    if (!done) return;
    setBusy(true);
    await Promise.all(done.before.map((item) => setQuantity(context, item)));
    setBusy(false);
    setDone(undefined);
  };
  return { put, undo, done, isBusy, clear: () => setDone(undefined) };
}
