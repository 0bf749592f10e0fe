import type { AvailabilityResult } from '@larder/contracts/distribution';
import type { Goods } from '../../carts/lines/goods.js';
import { isOrderable } from '../../carts/state.js';

/** Whether a product is available, and when again if not (CAT-05, SLOT-09). */
export function availabilityOf(sku: string, goods: Goods | undefined): AvailabilityResult {
  const availableAgainAt = goods?.product.availableAgainAt;
  return {
    sku,
    available: goods !== undefined && isOrderable(goods),
    ...(availableAgainAt !== undefined && { availableAgainAt }),
  };
}
