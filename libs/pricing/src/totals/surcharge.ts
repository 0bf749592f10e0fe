import type { PaymentMethodKey } from '@larder/contracts/checkout';

/** Paid on handover, when the real weight is known: nothing has to be reserved above the total. */
const paidOnHandover: ReadonlySet<string> = new Set<PaymentMethodKey>([
  'payment-at-the-door',
  'payment-at-the-store',
]);

/** CHK-10 and CHK-11. */
export function hasSurcharge(methodKey: string): boolean {
  return !paidOnHandover.has(methodKey);
}

/** Cents with a surcharge of so many percent, rounded to whole cents (CHK-09, CHK-13). */
export function withSurcharge(total: number, percent: number): number {
  return Math.round((total * (percent + 100)) / 100);
}

/**
 * Cents that a payment method reserves for an order.
 * @param percent `priceInfo.overAuthorizationPercentage`
 */
export function reservedAmount(
  total: number,
  percent: number,
  methodKey: PaymentMethodKey,
): number {
  return hasSurcharge(methodKey) ? withSurcharge(total, percent) : total;
}
