import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { distributionLine } from './address-guard.js';
import { changing } from './cart-change.js';

/** What leads from a cart to an order: place, window, contact, check, and the cart frozen or opened again. */
export const orderingApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCrateDeposit: build.mutation<Cart, ArgsOf<typeof cartCalls.setCrateDeposit>>({
      queryFn: changing(cartCalls.setCrateDeposit),
    }),
    setDistributionAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setDistributionAddress>>({
      queryFn: changing(cartCalls.setDistributionAddress, { lineOf: distributionLine }),
    }),
    setTimeSlot: build.mutation<Cart, ArgsOf<typeof cartCalls.setTimeSlot>>({
      queryFn: changing(cartCalls.setTimeSlot),
    }),
    setBillingAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setBillingAddress>>({
      queryFn: changing(cartCalls.setBillingAddress),
    }),
    resetCart: build.mutation<Cart, void>({ queryFn: changing(cartCalls.resetCart) }),
    finalizeCart: build.mutation<Cart, void>({
      queryFn: changing(cartCalls.finalizeCart),
    }),
    /** Not cached: its answer goes into the cart and the findings (CART-43). */
    validateCart: build.mutation<CallResult<typeof cartCalls.validateCart>, void>({
      query: request(cartCalls.validateCart),
    }),
  }),
});
