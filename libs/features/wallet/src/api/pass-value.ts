import type { Spending } from '@larder/contracts/customer';
import type { DeliveryPassOffer } from '@larder/contracts/wallet';

/** What a pass is worth to a customer, by their orders of the last twelve months; sums in cents. */
export interface PassValue {
  readonly orders: number;
  readonly serviceFees: number;
  /** So many orders at the customer's usual fee cost as much as the pass. */
  readonly breakEven: number;
  /** What a year with passes would have saved; 0 when it would have cost more. */
  readonly saved: number;
}

/** Nothing for a customer who paid no service fee. */
export function passValue(
  { price, months }: Pick<DeliveryPassOffer, 'price' | 'months'>,
  { months: spent, serviceFees }: Pick<Spending, 'months' | 'serviceFees'>,
): PassValue | undefined {
  const orders = spent.reduce((sum, one) => sum + one.orders, 0);
  if (orders === 0 || serviceFees === 0) return undefined;
  const passesOfYear = Math.ceil(12 / months);
  return {
    orders,
    serviceFees,
    breakEven: Math.ceil((price * orders) / serviceFees),
    saved: Math.max(0, serviceFees - passesOfYear * price),
  };
}
