import { cartApi } from './cart-api.js';

/** Asks for the cart as the server has it now, whatever the cache says. */
export const refetchCart = () =>
  cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false });
