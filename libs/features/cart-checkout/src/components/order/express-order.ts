import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { noChoice, paymentChoice } from '../checkout/payment/payment-choice.js';
import type { useOrder } from './use-order.js';

/** An order that the shopper confirmed in a wallet, from the cart's page to the checkout's. */
export interface ExpressOrder {
  readonly cartId: string;
  /** What they confirmed, in cents. */
  readonly total: number;
  readonly methodKey: PaymentMethodKey;
  readonly walletToken: string;
}

/** In memory: after a reload nothing is ordered by itself. */
let confirmed: ExpressOrder | undefined;

export function confirmExpressOrder(order: ExpressOrder): void {
  confirmed = order;
}

function takeExpressOrder(): ExpressOrder | undefined {
  const taken = confirmed;
  confirmed = undefined;
  return taken;
}

/** Whether exactly what was confirmed can be ordered now; otherwise the checkout asks what is missing. */
function isAsConfirmed(cart: Cart, { cartId, total }: ExpressOrder): boolean {
  return (
    cart.id === cartId &&
    cart.priceInfo.total === total &&
    cart.cartStatus === 'OPEN' &&
    cart.distributionAddress !== undefined &&
    cart.distributionWindow !== undefined &&
    cart.billingAddress !== undefined &&
    highestAgeLimit(cart.productLineItems) === undefined
  );
}

/** Places an order that was confirmed in a wallet, once, when the checkout opens. */
export function useExpressOrder(
  cart: Cart,
  { place, refusals }: ReturnType<typeof useOrder>,
): void {
  useEffect(() => {
    const order = takeExpressOrder();
    if (!order || !isAsConfirmed(cart, order)) return;
    const { methodKey, walletToken } = order;
    paymentChoice.write({ ...noChoice, walletToken });
    place(methodKey);
    // Once, with the cart that was confirmed.
  }, []);
  useEffect(() => {
    // The wallet has confirmed another order than the one that follows.
    if (refusals > 0 && paymentChoice.read()?.walletToken !== undefined) paymentChoice.clear();
  }, [refusals]);
}
