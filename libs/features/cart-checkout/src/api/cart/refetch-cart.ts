import { cartApi } from './cart-api.js';

/** Fetches the cart from the server, bypassing the cache. */
export const refetchCart = () =>
  cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false });
