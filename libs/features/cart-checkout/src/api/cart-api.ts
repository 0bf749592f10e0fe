import { cartCalls, type BulkResult, type Cart, type CartValidation } from '@larder/contracts/cart';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { distributionLine, removalLine } from './cart-guards.js';
import { changing, fetchCart } from './cart-change.js';

const itself = (cart: Cart) => cart;

/** Everything the cart can do. Each change writes its answer into `getCart` (one entry, one truth). */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart | null, void>({ queryFn: fetchCart }),
    setItem: build.mutation<Cart, ArgsOf<typeof cartCalls.setItem>>({
      queryFn: changing(cartCalls.setItem, itself),
    }),
    setItems: build.mutation<BulkResult, ArgsOf<typeof cartCalls.setItems>>({
      queryFn: changing(cartCalls.setItems, (answer: BulkResult) => answer.cartDTO),
    }),
    removeItems: build.mutation<Cart, ArgsOf<typeof cartCalls.removeItems>>({
      queryFn: changing(cartCalls.removeItems, itself, removalLine),
    }),
    setCrateDeposit: build.mutation<Cart, ArgsOf<typeof cartCalls.setCrateDeposit>>({
      queryFn: changing(cartCalls.setCrateDeposit, itself),
    }),
    setDistributionAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setDistributionAddress>>({
      queryFn: changing(cartCalls.setDistributionAddress, itself, distributionLine),
    }),
    setTimeSlot: build.mutation<Cart, ArgsOf<typeof cartCalls.setTimeSlot>>({
      queryFn: changing(cartCalls.setTimeSlot, itself),
    }),
    setBillingAddress: build.mutation<Cart, ArgsOf<typeof cartCalls.setBillingAddress>>({
      queryFn: changing(cartCalls.setBillingAddress, itself),
    }),
    resetCart: build.mutation<Cart, void>({ queryFn: changing(cartCalls.resetCart, itself) }),
    finalizeCart: build.mutation<Cart, void>({
      queryFn: changing(cartCalls.finalizeCart, itself),
    }),
    /** Not cached: its answer goes into the cart and the findings (CART-43). */
    validateCart: build.mutation<CallResult<typeof cartCalls.validateCart>, void>({
      query: request(cartCalls.validateCart),
    }),
  }),
});

export type { Cart, CartValidation };
