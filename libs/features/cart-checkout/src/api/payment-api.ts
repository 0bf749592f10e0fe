import { cartCalls, type Cart } from '@larder/contracts/cart';
import { walletCalls, type DigitalWallet, type SavedPaymentMethod } from '@larder/contracts/wallet';
import { api, request, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** What only the payment step asks for, and the page that shows how a payment ended. */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    planPayment: build.mutation<Cart, ArgsOf<typeof cartCalls.addPayment>>({
      queryFn: cartMutation(cartCalls.addPayment),
    }),
    dropPayment: build.mutation<Cart, ArgsOf<typeof cartCalls.removePayment>>({
      queryFn: cartMutation(cartCalls.removePayment),
    }),
    /** Asked anew whenever the step opens: an order in another window may have used it. */
    walletToPay: build.query<DigitalWallet, void>({
      query: request(walletCalls.getWallet),
      keepUnusedDataFor: 0,
    }),
    methodsToPay: build.query<SavedPaymentMethod[], void>({
      query: request(walletCalls.getPaymentMethods),
      keepUnusedDataFor: 0,
    }),
    keepMethod: build.mutation<SavedPaymentMethod[], ArgsOf<typeof walletCalls.savePaymentMethod>>({
      query: request(walletCalls.savePaymentMethod),
    }),
  }),
});
