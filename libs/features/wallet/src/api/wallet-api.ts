import { cartCalls, type Cart } from '@larder/contracts/cart';
import { customerCalls, type Spending } from '@larder/contracts/customer';
import {
  walletCalls as calls,
  type DigitalWallet,
  type SavedPaymentMethod,
} from '@larder/contracts/wallet';
import {
  privateApi,
  request,
  withResponse,
  type ApiRequest,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';

type Calls = typeof calls;

interface Redemption extends ApiRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** One card once, however often it is sent under its key. ERR-38: throws for an empty code. */
export function redemption(code: string, key: string): Redemption {
  if (code === '') throw new Error('code must not be null or empty');
  const line = request(calls.redeemGiftCard)({ body: { code } });
  return { ...line, headers: { 'idempotency-key': key } };
}

/** The response of a change is the whole list. */
const keepMethods = withResponse((dispatch, methods: SavedPaymentMethod[]) => {
  dispatch(walletApi.util.updateQueryData('getPaymentMethods', undefined, () => methods));
});
/** The response of a change is the cart with the pass. */
const keepCart = withResponse((dispatch, cart: Cart) => {
  void dispatch(walletApi.util.upsertQueryData('getCartOfPass', undefined, cart));
});

const WALLET = 'wallet.wallet';

/** What a customer has: wallet, saved payment methods, delivery pass. */
export const walletApi = privateApi.enhanceEndpoints({ addTagTypes: [WALLET] }).injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<DigitalWallet, void>({
      query: request(calls.getWallet),
      providesTags: [WALLET],
    }),
    getSpendingOfYear: build.query<Spending, void>({
      query: request(customerCalls.getSpending),
    }),
    redeemGiftCard: build.mutation<
      CallResult<Calls['redeemGiftCard']>,
      { readonly code: string; readonly key: string }
    >({
      query: ({ code, key }) => redemption(code, key),
      invalidatesTags: (done) => (done ? [WALLET] : []),
    }),
    removeGiftCard: build.mutation<object, ArgsOf<Calls['removeGiftCard']>>({
      query: request(calls.removeGiftCard),
      invalidatesTags: (done) => (done ? [WALLET] : []),
    }),
    getPaymentMethods: build.query<SavedPaymentMethod[], void>({
      query: request(calls.getPaymentMethods),
    }),
    removePaymentMethod: build.mutation<SavedPaymentMethod[], ArgsOf<Calls['removePaymentMethod']>>(
      { query: request(calls.removePaymentMethod), onQueryStarted: keepMethods },
    ),
    setPrimaryPaymentMethod: build.mutation<
      SavedPaymentMethod[],
      ArgsOf<Calls['setPrimaryPaymentMethod']>
    >({ query: request(calls.setPrimaryPaymentMethod), onQueryStarted: keepMethods }),
    getDeliveryPass: build.query<CallResult<Calls['getDeliveryPass']>, void>({
      query: request(calls.getDeliveryPass),
    }),
    getCartOfPass: build.query<Cart, void>({ query: request(cartCalls.getCart) }),
    dropDeliveryPass: build.mutation<Cart, ArgsOf<typeof cartCalls.removeItems>>({
      query: request(cartCalls.removeItems),
      onQueryStarted: keepCart,
    }),
    buyDeliveryPass: build.mutation<Cart, ArgsOf<typeof cartCalls.setItem>>({
      query: request(cartCalls.setItem),
      onQueryStarted: keepCart,
    }),
  }),
});
