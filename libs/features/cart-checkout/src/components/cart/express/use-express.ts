import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import {
  checkoutRoute,
  type ExpressBuyer,
  type PaymentMethodKey,
} from '@larder/contracts/checkout';
import { useFeature, type FeatureContext } from '@larder/platform';
import { orderingApi } from '../../../api/ordering-api.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { saveChosenMethod } from '../../checkout/payment/method-draft.js';
import { confirmExpressOrder } from '../../order/express-order.js';
import { saveService } from '../../service/save-service.js';
import { expressContact } from './express-buyer.js';

/**
 * Gives the cart what the wallet says, then leaves for the checkout, which places the order: with its
 * checks, its idempotency key, and its form for what was refused.
 */
async function orderByWallet(
  context: FeatureContext,
  cart: Cart,
  { methodKey, buyer }: { readonly methodKey: PaymentMethodKey; readonly buyer: ExpressBuyer },
): Promise<void> {
  const { address, billing } = expressContact(cart, buyer);
  const { setBillingAddress } = orderingApi.endpoints;
  const refused =
    (cart.distributionAddress ? undefined : await saveService(context, address)) ??
    (await enqueueChange(context, setBillingAddress.initiate({ body: billing }))).error;
  saveChosenMethod(cart.id, methodKey);
  context.dispatch(checkoutSlice.actions.methodChosen(methodKey));
  const { id: cartId, priceInfo } = cart;
  if (refused === undefined)
    confirmExpressOrder({ cartId, total: priceInfo.total, methodKey, walletToken: buyer.token });
  context.navigate(context.href(checkoutRoute, {}) ?? '/');
}

/** Orders a cart for whom the wallet names, once. */
export function useExpress(cart: Cart, methodKey: PaymentMethodKey) {
  const context = useFeature();
  const [isBusy, setBusy] = useState(false);
  const confirm = (buyer: ExpressBuyer) => {
    if (isBusy) return;
    setBusy(true);
    void orderByWallet(context, cart, { methodKey, buyer }).finally(() => setBusy(false));
  };
  return { isBusy, confirm };
}
