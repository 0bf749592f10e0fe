import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';

/** Amounts that a cart can give its driver: none for pickup, nor for what is added to an order. */
export function offeredTips(cart: Cart, config: OrderConfig | undefined): readonly number[] {
  const isDelivered = cart.distributionAddress?.distributionType === 'DELIVERY';
  return isDelivered && cart.orderNumber === undefined ? (config?.tips ?? []) : [];
}
