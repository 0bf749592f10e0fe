import type { Cart } from '@larder/contracts/cart';
import { limitFindings, limitsFor, type LimitFinding, type OrderLimits } from '@larder/pricing';
import { checkoutApi } from '../../../api/checkout-api.js';
import { destinationOf } from '../../service/destination.js';

const none: OrderLimits = { minValue: undefined, maxValue: undefined, maxWeight: undefined };

/** Limits for the cart's service and what of them it misses (CART-52…59). */
export function useLimits(cart: Cart | null | undefined): {
  readonly limits: OrderLimits;
  readonly findings: readonly LimitFinding[];
} {
  const isFilled = cart != null && cart.lineItemCount > 0;
  const { data: config } = checkoutApi.useGetOrderConfigQuery(undefined, { skip: !isFilled });
  if (!config || !isFilled) return { limits: none, findings: [] };
  const limits = limitsFor(config, destinationOf(cart)?.distributionType);
  return { limits, findings: limitFindings(cart, limits) };
}
