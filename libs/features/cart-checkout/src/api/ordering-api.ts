import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { distributionRequest } from './address-guard.js';
import { cartMutation } from './cart/cart-mutation.js';

/** Calls from cart to order: place, time slot, contact, validation, freezing and reopening the cart. */
export const orderingApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCrateDeposit: build.mutation<Cart, ArgsOf<typeof cartCalls.setCrateDeposit>>({
      queryFn: cartMutation(cartCalls.setCrateDeposit),
    }),
    setDistributionAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setDistributionAddress>>({
      queryFn: cartMutation(cartCalls.setDistributionAddress, { lineOf: distributionRequest }),
    }),
    setTimeSlot: build.mutation<Cart, ArgsOf<typeof cartCalls.setTimeSlot>>({
      queryFn: cartMutation(cartCalls.setTimeSlot),
    }),
    setBillingAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setBillingAddress>>({
      queryFn: cartMutation(cartCalls.setBillingAddress),
    }),
    resetCart: build.mutation<Cart, void>({ queryFn: cartMutation(cartCalls.resetCart) }),
    finalizeCart: build.mutation<Cart, void>({
      queryFn: cartMutation(cartCalls.finalizeCart),
    }),
    /** Not cached: its response is written into the cart and the errors (CART-43). */
    validateCart: build.mutation<CallResult<typeof cartCalls.validateCart>, void>({
      query: request(cartCalls.validateCart),
    }),
  }),
});
