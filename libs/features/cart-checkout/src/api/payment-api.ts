import { cartCalls, type Cart } from '@larder/contracts/cart';
import { walletCalls, type DigitalWallet, type SavedPaymentMethod } from '@larder/contracts/wallet';
import { api, privateApi, request, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** How the cart is paid. */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    planPayment: build.mutation<Cart, ArgsOf<typeof cartCalls.addPayment>>({
      queryFn: cartMutation(cartCalls.addPayment),
    }),
    dropPayment: build.mutation<Cart, ArgsOf<typeof cartCalls.removePayment>>({
      queryFn: cartMutation(cartCalls.removePayment),
    }),
  }),
});

/** What a customer can pay with. */
export const meansApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    walletToPay: build.query<DigitalWallet, void>({ query: request(walletCalls.getWallet) }),
    methodsToPay: build.query<SavedPaymentMethod[], void>({
      query: request(walletCalls.getPaymentMethods),
    }),
    keepMethod: build.mutation<SavedPaymentMethod[], ArgsOf<typeof walletCalls.savePaymentMethod>>({
      query: request(walletCalls.savePaymentMethod),
    }),
  }),
});
