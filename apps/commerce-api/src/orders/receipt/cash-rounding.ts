import type { PriceInfo } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { countryOf } from '@larder/countries';

const atHandover: readonly string[] = ['payment-at-the-door', 'payment-at-the-store'];

/** Whether an order is paid in full when it is handed over: in coins, or by a card there. */
export function isPaidAtHandover({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.length > 0 && payments.every(({ methodKey }) => atHandover.includes(methodKey));
}

/**
 * What makes `cents` a multiple of the smallest coin in use, `step`: added to the amount to pay, and
 * negative where it is rounded down. Halves are rounded up.
 */
export function cashRounding(cents: number, step: number): number {
  return Math.floor(cents / step + 0.5) * step - cents;
}

/** What an order of `cents` costs at handover in that country: rounded if it is paid there alone. */
export function payableAtHandover(
  order: Pick<Order, 'payments'>,
  cents: number,
  country: string,
): number {
  if (!isPaidAtHandover(order)) return cents;
  return cents + cashRounding(cents, countryOf(country)?.prices.cashRounding?.step ?? 1);
}

interface Payable {
  /** Those that are planned; none while the shopper has not chosen. */
  readonly payments: readonly { readonly methodKey: string }[];
  readonly priceInfo: Pick<PriceInfo, 'total'>;
}

/** What all of it costs in coins; undefined where that is the total, or a part is paid in advance. */
export function roundedTotal(
  { payments, priceInfo: { total } }: Payable,
  step = 1,
): number | undefined {
  const rounding = cashRounding(total, step);
  const isInAdvance = payments.some(({ methodKey }) => !atHandover.includes(methodKey));
  return isInAdvance || rounding === 0 ? undefined : total + rounding;
}
