import type { PriceInfo } from '@larder/contracts/cart';
import type { OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';
import { hasSurcharge } from '@larder/pricing';

/** Cents that the backend reserves with a method: with the margin for weighed goods where it can. */
export function reservedCents(
  { total, totalWithSurcharge }: Pick<PriceInfo, 'total' | 'totalWithSurcharge'>,
  methodKey: PaymentMethodKey,
  config: Pick<OrderConfig, 'chargedAtOnce'> | undefined,
): number {
  const canReserve = config?.chargedAtOnce?.includes(methodKey) !== true;
  return canReserve && hasSurcharge(methodKey) ? totalWithSurcharge : total;
}

/** An amount in Stripe's smallest unit: some currencies have no cents. */
export function toStripeUnits(cents: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return Math.round(cents * 10 ** (digits - 2));
}
