import { useEffect, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { checkoutSlice } from '../../../state/checkout.js';
import { stateOf } from '../../../state/state.js';
import { methodDraft, saveChosenMethod } from '../payment/method-draft.js';
import { lastMethod } from './last-method.js';
import { useRecentMethodsQuery } from './recent-methods.js';
import { useKnownCustomer } from './use-known-customer.js';

/**
 * Completes what is known from before: the customer's contact and address, and the payment method of
 * the last order. None blocks anything for others, and all can be changed in place. Says whether the
 * method is decided: the server does not know it.
 */
export function useKnownData(cart: Cart, methods: readonly PaymentMethodKey[]): boolean {
  useKnownCustomer(cart);
  return useLastMethod(cart, methods);
}

/**
 * The method of the customer's last order, or else of the last one from this device, if it is offered
 * for this cart. A customer's own is waited for, so that no other one is taken in the meantime.
 */
function useLastMethod(cart: Cart, methods: readonly PaymentMethodKey[]): boolean {
  const [isDecided, setDecided] = useState(false);
  const { dispatch, getState } = useFeature();
  const isCustomer = cart.customerId !== undefined;
  const { data: recent, isError } = useRecentMethodsQuery(undefined, {
    skip: !isCustomer,
    refetchOnMountOrArgChange: true,
  });
  const isKnown = !isCustomer || recent !== undefined || isError;
  /** The lists are new ones with each rendering. */
  const offered = methods.join();
  useEffect(() => {
    if (!isKnown) return;
    setDecided(true);
    const { methodKey, selectedMethod } = stateOf(getState()).checkout;
    const isChosen =
      methodKey ?? selectedMethod ?? (methodDraft.read()?.cart === cart.id || undefined);
    const last = [...(recent ?? []), lastMethod.read()].flatMap(
      (used) => methods.find((method) => method === used) ?? [],
    )[0];
    if (isChosen !== undefined || !last) return;
    saveChosenMethod(cart.id, last);
    dispatch(checkoutSlice.actions.methodChosen(last));
  }, [cart.id, isKnown, recent, offered, dispatch, getState]);
  return isDecided;
}
