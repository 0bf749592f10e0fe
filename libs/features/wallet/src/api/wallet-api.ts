import { cartCalls, type Cart } from '@larder/contracts/cart';
import { walletCalls as calls } from '@larder/contracts/wallet';
import { api, request, type ArgsOf, type CallResult, type ApiRequest } from '@larder/platform';

type Calls = typeof calls;

interface Redemption extends ApiRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** One card once, however often it is sent under its key. ERR-38: whoever forgot the code is told so. */
export function redemption(code: string, key: string): Redemption {
  if (code === '') throw new Error('code must not be null or empty');
  const line = request(calls.redeemGiftCard)({ body: { code } });
  return { ...line, headers: { 'idempotency-key': key } };
}

/**
 * What a customer has, as mutations that are sent untracked: none of it ever lies in the store. The
 * pass on offer is everybody's.
 */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.mutation<CallResult<Calls['getWallet']>, void>({
      query: request(calls.getWallet),
    }),
    redeemGiftCard: build.mutation<
      CallResult<Calls['redeemGiftCard']>,
      { readonly code: string; readonly key: string }
    >({
      query: ({ code, key }) => redemption(code, key),
    }),
    removeGiftCard: build.mutation<object, ArgsOf<Calls['removeGiftCard']>>({
      query: request(calls.removeGiftCard),
    }),
    getPaymentMethods: build.mutation<CallResult<Calls['getPaymentMethods']>, void>({
      query: request(calls.getPaymentMethods),
    }),
    removePaymentMethod: build.mutation<
      CallResult<Calls['removePaymentMethod']>,
      ArgsOf<Calls['removePaymentMethod']>
    >({ query: request(calls.removePaymentMethod) }),
    setPrimaryPaymentMethod: build.mutation<
      CallResult<Calls['setPrimaryPaymentMethod']>,
      ArgsOf<Calls['setPrimaryPaymentMethod']>
    >({ query: request(calls.setPrimaryPaymentMethod) }),
    getDeliveryPassOffer: build.query<CallResult<Calls['getDeliveryPassOffer']>, void>({
      query: request(calls.getDeliveryPassOffer),
    }),
    getDeliveryPass: build.mutation<CallResult<Calls['getDeliveryPass']>, void>({
      query: request(calls.getDeliveryPass),
    }),
    getCartOfPass: build.mutation<Cart, void>({ query: request(cartCalls.getCart) }),
    dropDeliveryPass: build.mutation<Cart, ArgsOf<typeof cartCalls.removeItems>>({
      query: request(cartCalls.removeItems),
    }),
    buyDeliveryPass: build.mutation<Cart, ArgsOf<typeof cartCalls.setItem>>({
      query: request(cartCalls.setItem),
    }),
  }),
});

/** Sent, and forgotten by the store. */
export const untracked = { track: false } as const;
