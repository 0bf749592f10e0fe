import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { orderingApi } from '../../../api/ordering-api.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { stateOf } from '../../../state/state.js';
import { useCustomer } from '../../merge/use-customer.js';
import { contactDraft } from '../contact/contact-draft.js';
import { contactValues } from '../contact/contact-values.js';
import { loadReader } from '../contact/load-reader.js';
import { methodDraft, saveChosenMethod } from '../payment/method-draft.js';
import { stepSaved } from '../step-saved.js';
import { lastMethod } from './last-method.js';
import { useRecentMethodsQuery } from './recent-methods.js';

/**
 * Completes what is known from before: the customer's contact, and the payment method of the last
 * order. Neither blocks anything for others, and both can be changed in place. Says whether the method
 * is decided: the server does not know it.
 */
export function useKnownData(cart: Cart, methods: readonly PaymentMethodKey[]): boolean {
  useKnownContact(cart);
  return useLastMethod(cart, methods);
}

function useKnownContact(cart: Cart): void {
  const context = useFeature();
  const customer = useCustomer();
  const [setBillingAddress] = orderingApi.useSetBillingAddressMutation();
  const tried = useRef<string>(undefined);
  useEffect(() => {
    const isOurs = customer !== undefined && cart.customerId === customer.id;
    if (!isOurs || cart.billingAddress || tried.current === cart.id) return;
    tried.current = cart.id;
    void saveContact();
    async function saveContact() {
      const { country } = context.tenant;
      const readContact = await loadReader(country);
      const read = readContact(contactValues(cart, context.tenant, customer), context.locale.code);
      if ('problems' in read || contactDraft.read()) return;
      const { error } = await enqueueChange(context, () =>
        setBillingAddress({ body: read.address }),
      );
      if (!error) stepSaved(context, 'billingAddress');
    }
  }, [cart, context, customer, setBillingAddress]);
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
