import { useState } from 'react';
import type { ProductLineItem } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import type { RemovedLine } from './cart-rows.js';
import { setQuantity } from '../../../state/set-quantity.js';

/** Lines taken out on this page, to be put back as they were. */
export function useRemovedLines() {
  const context = useFeature();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [restoredSku, setRestoredSku] = useState<string>();
  const without = (sku: string) => removed.filter(({ line }) => line.product.sku !== sku);
  return {
    removed,
    /** The last restored line; it takes the focus. */
    restoredSku,
    remember: (line: ProductLineItem, index: number) => {
      setRestoredSku(undefined);
      setRemoved([...without(line.product.sku), { line, index }]);
    },
    remove: (line: ProductLineItem, index: number) => {
      setRestoredSku(undefined);
      setRemoved([...without(line.product.sku), { line, index }]);
      void setQuantity(context, { sku: line.product.sku, quantity: 0 });
    },
    restore: ({ product: { sku }, quantity }: ProductLineItem) => {
      setRemoved(without(sku));
      setRestoredSku(sku);
      void setQuantity(context, { sku, quantity });
    },
  };
}
