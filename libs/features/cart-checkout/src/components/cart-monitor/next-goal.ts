import type { Cart } from '@larder/contracts/cart';
import { isServiceFree, type OrderLimits } from '@larder/pricing';

/** The next goal of an order: `missing` in cents, or in grams for the weight. */
export interface Goal {
  readonly kind: 'minimum' | 'free' | 'heavy';
  /** Part of the way, 0 to 1. */
  readonly share: number;
  readonly missing: number;
}

/** Share of the heaviest order from which the weight comes first. */
const heavyFrom = 0.8;

/** The next thing that a shopper wants to know of: too heavy soon, then the minimum, then free service. */
export function nextGoal(cart: Cart, limits: OrderLimits): Goal | undefined {
  const { orderValue } = cart.priceInfo;
  const { maxWeight, minValue } = limits;
  if (maxWeight !== undefined && cart.weight >= maxWeight * heavyFrom)
    return {
      kind: 'heavy',
      share: Math.min(1, cart.weight / maxWeight),
      missing: maxWeight - cart.weight,
    };
  if (minValue !== undefined && cart.mode !== 'ADDON' && orderValue < minValue)
    return { kind: 'minimum', share: orderValue / minValue, missing: minValue - orderValue };
  const threshold = cart.freeOfChargeThreshold;
  if (threshold === undefined || isServiceFree(orderValue, threshold)) return undefined;
  return { kind: 'free', share: orderValue / threshold, missing: threshold - orderValue };
}
