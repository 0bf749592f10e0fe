import { useState } from 'react';
import { isPassValid } from '../api/pass-validity.js';
import { walletApi } from '../api/wallet-api.js';

/**
 * The pass that a customer has, or is about to buy with their cart. A pass that fails to load counts as
 * none, without an error (ERR-30).
 */
export function useOwnPass() {
  const [now] = useState(() => Date.now());
  const passes = walletApi.useGetDeliveryPassQuery();
  const carts = walletApi.useGetCartOfPassQuery();
  const pass = passes.isError ? undefined : (passes.data ?? undefined);
  const cart = carts.isError ? undefined : carts.data;
  return {
    isLoading: passes.isLoading || carts.isLoading,
    pass,
    isInCart: cart?.deliveryPassLineItem !== undefined,
    holds: isPassValid(pass, now, cart),
  };
}
