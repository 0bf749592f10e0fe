import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import { destinationOf } from '../../service/destination.js';

export type ExpressOffer = NonNullable<OrderConfig['express']>;

/** The wallet that can pay a cart: all but who orders is known, and nothing of it needs the checkout. */
export function expressOffer(
  cart: Cart,
  config: OrderConfig | undefined,
): ExpressOffer | undefined {
  const isReady =
    cart.cartStatus === 'OPEN' &&
    cart.lineItemCount > 0 &&
    cart.unavailableLineItems.length === 0 &&
    cart.payments.length === 0 &&
    cart.orderNumber === undefined &&
    cart.priceInfo.total > 0 &&
    cart.distributionWindow !== undefined &&
    destinationOf(cart)?.distributionType === 'DELIVERY' &&
    !cart.isTooYoung;
  return isReady ? config?.express : undefined;
}
