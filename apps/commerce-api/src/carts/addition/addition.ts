import type { DistributionAddress } from '@larder/contracts/distribution';
import { isChangeable } from '../../orders/progress/order-progress.js';
import type { OrderRecord } from '../../orders/repository.js';
import type { CartState } from '../state.js';
import type { CartRow } from '../tables.js';

/**
 * A cart's row with the order that it adds to, for as long as that takes something: one that was cancelled,
 * or is being picked, takes nothing more, and what was to come to it is an order of its own with its own
 * minimum (CART-29, CART-57).
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
 * Whether the goods come with the order that the cart adds to: to its door, in its window. They need no place
 * of their own then, and no service is paid twice.
 */
export function sharesDelivery({ row, addsTo }: Pick<CartState, 'row' | 'addsTo'>): boolean {
  return (
    addsTo !== undefined &&
    row.distributionAddress !== null &&
    row.windowId === addsTo.windowId &&
    isSameAddress(row.distributionAddress, addsTo.document.distributionAddress)
  );
}

export const isSameAddress = (one: DistributionAddress, other: DistributionAddress) =>
  addressKeyOf(one) === addressKeyOf(other);

function addressKeyOf(address: DistributionAddress): string {
  const { distributionType, storeId, streetName, streetNumber, postalCode, city } = address;
  const { countryCode, stairCase, floor, door } = address;
  const house = [distributionType, storeId, streetName, streetNumber, postalCode, city];
  return JSON.stringify([...house, countryCode, stairCase, floor, door]);
}
