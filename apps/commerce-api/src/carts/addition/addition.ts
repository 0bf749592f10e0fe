import type { DistributionAddress } from '@larder/contracts/distribution';
import { isChangeable } from '../../orders/progress/order-progress.js';
import type { OrderRecord } from '../../orders/repository.js';
import type { CartState } from '../state.js';
import type { CartDestination, CartRow } from '../tables.js';

/**
 * Extends a cart's row with the order that it adds to, as long as that order accepts additions. A
 * cancelled order or one that is being picked does not; the cart then becomes a separate order with its
 * own minimum (CART-29, CART-57).
 */
export function withParentOrder(
  row: CartRow,
  order: OrderRecord | undefined,
  now: Date,
): Pick<CartState, 'row' | 'addsTo'> {
  if (row.orderNumber === null) return { row };
  if (order && isChangeable(order, now)) return { row, addsTo: order.row };
  return { row: { ...row, mode: 'REGULAR', orderNumber: null } };
}

/**
 * Whether the goods are delivered with the order that the cart adds to: same address, same time slot.
 * They then need no place of their own and no second service fee.
 */
export function sharesDelivery({ row, addsTo }: Pick<CartState, 'row' | 'addsTo'>): boolean {
  return (
    addsTo !== undefined &&
    row.distributionAddress !== null &&
    row.windowId === addsTo.windowId &&
    isSameAddress(row.distributionAddress, addsTo.document.distributionAddress)
  );
}

/** Never so while the street of the first is not known. */
export const isSameAddress = (one: CartDestination, other: DistributionAddress) =>
  'streetName' in one && addressKeyOf(one) === addressKeyOf(other);

function addressKeyOf(address: DistributionAddress): string {
  const { distributionType, storeId, streetName, streetNumber, postalCode, city } = address;
  const { countryCode, stairCase, floor, door } = address;
  const house = [distributionType, storeId, streetName, streetNumber, postalCode, city];
  return JSON.stringify([...house, countryCode, stairCase, floor, door]);
}
