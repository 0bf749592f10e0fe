import type { Order } from '@larder/contracts/checkout';
import { hasSurcharge } from '@larder/pricing';

/**
 * Card, wallet and similar methods are charged with the order; the rest is paid on handover when the
 * amount is final.
 */
export function isPrepaid({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.every(({ methodKey }) => hasSurcharge(methodKey));
}
