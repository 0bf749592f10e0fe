import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';
import { gramsPerKilogram } from '../prices/quantity.js';

/** Limits of one order: values in cents, weight in grams; an absent one does not limit. */
export interface OrderLimits {
  readonly minValue: number | undefined;
  readonly maxValue: number | undefined;
  readonly maxWeight: number | undefined;
}

export type LimitFinding = 'minValue' | 'maxValue' | 'maxWeight';

/** The one of two that lets more through; an absent limit lets everything through. */
function lessStrict(
  delivery: number | undefined,
  collect: number | undefined,
  pick: (a: number, b: number) => number,
): number | undefined {
  return delivery === undefined || collect === undefined ? undefined : pick(delivery, collect);
}

/**
 * Limits that hold for a service (CART-52…54). Without one they are the larger maxima and the
 * smaller minimum, so that nothing is refused which some service would take (CART-55, CART-56).
 */
export function limitsFor(config: OrderConfig, type: DistributionType | undefined): OrderLimits {
  const delivery: OrderLimits = {
    minValue: config.minOrderValueDelivery,
    maxValue: config.maxOrderValueDelivery,
    maxWeight: config.maxOrderWeightDelivery,
  };
  const collect: OrderLimits = {
    minValue: config.minOrderValueCC,
    maxValue: config.maxOrderValueCC,
    maxWeight: config.maxOrderWeightCC,
  };
  if (type === 'DELIVERY') return delivery;
  if (type === 'CLICK_AND_COLLECT') return collect;
  return {
    minValue: lessStrict(delivery.minValue, collect.minValue, Math.min),
    maxValue: lessStrict(delivery.maxValue, collect.maxValue, Math.max),
    maxWeight: lessStrict(delivery.maxWeight, collect.maxWeight, Math.max),
  };
}

/**
 * What a cart violates. Limits are inclusive (CART-59); an addition has no minimum (CART-57). Gift cards
 * do not help to reach the minimum, and count for the maximum.
 */
export function limitFindings(
  cart: Pick<Cart, 'mode' | 'weight'> & {
    readonly priceInfo: Pick<Cart['priceInfo'], 'orderValue' | 'giftCardValue'>;
  },
  limits: OrderLimits,
): LimitFinding[] {
  const { orderValue, giftCardValue = 0 } = cart.priceInfo;
  const findings: LimitFinding[] = [];
  if (limits.maxWeight !== undefined && cart.weight > limits.maxWeight) findings.push('maxWeight');
  if (limits.maxValue !== undefined && orderValue + giftCardValue > limits.maxValue)
    findings.push('maxValue');
  const minValue = cart.mode === 'ADDON' ? undefined : limits.minValue;
  if (minValue !== undefined && orderValue < minValue) findings.push('minValue');
  return findings;
}

/** Grams as the kilograms in which the weight limit is shown (CART-65). */
export function inKilograms(grams: number): number {
  return grams / gramsPerKilogram;
}
