import type { Order } from '@larder/contracts/checkout';
import { hasSurcharge } from '@larder/pricing';

/** Card, wallet and the like are charged with the order; a rest at the door is paid when all is known. */
export function isPrepaid({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.every(({ methodKey }) => hasSurcharge(methodKey));
}
