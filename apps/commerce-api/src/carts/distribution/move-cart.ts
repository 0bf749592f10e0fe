import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { withPatch } from '../change-cart.js';
import type { CartState } from '../state.js';
import { removeDisallowedPayments } from '../sums/payments.js';
import type { CartDestination } from '../tables.js';

/** Where a destination gets its windows from (SLOT-08); undefined without one. */
export function serviceLocationOf(to: CartDestination | null): ServiceLocation | undefined {
  if (!to) return undefined;
  const { distributionType, deliveryAreaNumber } = to;
  const storeId = 'storeId' in to ? to.storeId : undefined;
  const appointableId = distributionType === 'DELIVERY' ? deliveryAreaNumber : storeId;
  return appointableId === undefined ? undefined : { distributionType, appointableId };
}

/** Gives the cart a new destination: a window of another place and payments of another service go. */
export async function moveCart(
  work: UnitOfWork,
  cart: CartState,
  to: CartDestination,
): Promise<CartState> {
  const place = serviceLocationOf(to);
  const keeps =
    cart.timeSlot?.distributionType === place?.distributionType &&
    cart.timeSlot?.appointableId === place?.appointableId;
  const moved = await withPatch(work, cart, {
    distributionAddress: to,
    ...(!keeps && { windowId: null }),
  });
  return removeDisallowedPayments(work, keeps ? moved : { ...moved, timeSlot: undefined });
}
