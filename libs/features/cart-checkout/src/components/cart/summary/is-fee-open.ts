import type { Cart } from '@larder/contracts/cart';
import { isServiceFree } from '@larder/pricing';

type Priced = Pick<Cart, 'distributionWindow' | 'freeOfChargeThreshold' | 'priceInfo'>;

/** Whether the service fee depends on a time slot to come: with enough goods it costs nothing (CART-63). */
export const isFeeOpen = ({ distributionWindow, freeOfChargeThreshold, priceInfo }: Priced) =>
  !distributionWindow && !isServiceFree(priceInfo.orderValue, freeOfChargeThreshold);
