import type { PriceInfo } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { reservedAmount } from '@larder/pricing';

/** Cents that an order costs at most: what a card reserves for weighed goods is included. */
export function mostOf(
  { total, overAuthorizationPercentage }: Pick<PriceInfo, 'total' | 'overAuthorizationPercentage'>,
  methodKey: PaymentMethodKey,
): number {
  return reservedAmount(total, overAuthorizationPercentage, methodKey);
}

/** Percent by which prices may rise before the customer is asked. */
const marginPercent = 10;
const wholeEuro = 100;

/** The highest total that is suggested: with a margin, in whole units of the currency. */
export function suggestedHighest(most: number): number {
  return Math.ceil((most * (100 + marginPercent)) / 100 / wholeEuro) * wholeEuro;
}
