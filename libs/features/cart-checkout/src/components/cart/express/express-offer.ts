import type { Cart } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import type { OrderConfig } from '@larder/contracts/checkout';
import { isSavedForLater } from '../../checkout/payment/saved-for-later.js';
import { destinationOf } from '../../service/destination.js';

export type ExpressOffer = NonNullable<OrderConfig['express']>;
export type SimulatedOffer = Extract<ExpressOffer, { readonly simulated: unknown }>;
export type StripeOffer = Extract<ExpressOffer, { readonly stripe: unknown }>;

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
  const offer = isReady ? config?.express : undefined;
  return offer && 'stripe' in offer && !canPayNow(cart, offer, config) ? undefined : offer;
}

/** Whether a real wallet's sheet is the last thing to confirm: after it nobody is asked for an age. */
function canPayNow(cart: Cart, { methodKey }: StripeOffer, config: OrderConfig | undefined) {
  return (
    highestAgeLimit(cart.productLineItems) === undefined &&
    !isSavedForLater(config?.savedForLater, methodKey, cart.distributionWindow?.start)
  );
}
