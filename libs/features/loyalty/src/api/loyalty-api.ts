import { cartCalls, type Cart } from '@larder/contracts/cart';
import { contentCalls } from '@larder/contracts/content';
import { loyaltyCalls as calls } from '@larder/contracts/loyalty';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;

/** What a member has, as mutations that are sent untracked: none of it ever lies in the store. */
export const loyaltyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCardInfo: build.mutation<CallResult<Calls['getCardInfo']>, ArgsOf<Calls['getCardInfo']>>({
      query: request(calls.getCardInfo),
    }),
    linkLoyalty: build.mutation<CallResult<Calls['linkLoyalty']>, ArgsOf<Calls['linkLoyalty']>>({
      query: request(calls.linkLoyalty),
    }),
    unlinkLoyalty: build.mutation<CallResult<Calls['unlinkLoyalty']>, void>({
      query: request(calls.unlinkLoyalty),
    }),
    getLoyaltyVouchers: build.mutation<CallResult<Calls['getLoyaltyVouchers']>, void>({
      query: request(calls.getLoyaltyVouchers),
    }),
    activateVoucher: build.mutation<
      CallResult<Calls['activateVoucher']>,
      ArgsOf<Calls['activateVoucher']>
    >({ query: request(calls.activateVoucher) }),
    getPersonalVouchers: build.mutation<
      CallResult<typeof contentCalls.getPersonalVouchers>,
      ArgsOf<typeof contentCalls.getPersonalVouchers>
    >({ query: request(contentCalls.getPersonalVouchers) }),
    getGeneralVouchers: build.query<CallResult<typeof contentCalls.getGeneralVouchers>, void>({
      query: request(contentCalls.getGeneralVouchers),
    }),
    readCart: build.mutation<Cart, void>({ query: request(cartCalls.getCart) }),
    addVoucherLine: build.mutation<Cart, ArgsOf<typeof cartCalls.setItem>>({
      query: request(cartCalls.setItem),
    }),
    removeVoucherLines: build.mutation<Cart, ArgsOf<typeof cartCalls.removeItems>>({
      query: request(cartCalls.removeItems),
    }),
    getPhysicalCardStatus: build.mutation<CallResult<Calls['getPhysicalCardStatus']>, void>({
      query: request(calls.getPhysicalCardStatus),
    }),
    orderPhysicalCard: build.mutation<
      CallResult<Calls['orderPhysicalCard']>,
      ArgsOf<Calls['orderPhysicalCard']>
    >({ query: request(calls.orderPhysicalCard) }),
  }),
});

/** Sent, and forgotten by the store. */
export const untracked = { track: false } as const;
