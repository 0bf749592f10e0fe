import type { ErrorCode } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import { contentCalls } from '@larder/contracts/content';
import {
  APPLE_PASS_PATH,
  loyaltyCalls as calls,
  type MemberInformation,
  type Voucher,
} from '@larder/contracts/loyalty';
import {
  codeOf,
  privateApi,
  request,
  withResponse,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';

type Calls = typeof calls;

/** Arguments of the one query for the card. */
export const ownCard = { query: {} };

/** The response of a change is the card. */
const keepCard = withResponse((dispatch, card: MemberInformation) => {
  void dispatch(loyaltyApi.util.upsertQueryData('getCardInfo', ownCard, card));
});
/** The response of a change is the list of vouchers. */
const keepVouchers = withResponse((dispatch, vouchers: Voucher[]) => {
  void dispatch(loyaltyApi.util.upsertQueryData('getLoyaltyVouchers', undefined, vouchers));
});

/** File of the card for Apple Wallet. */
export const applePassHref = APPLE_PASS_PATH;

const PHYSICAL_CARD = 'loyalty.physicalCard';

/** What a member has: card, vouchers, the shop's own card, and the cart that vouchers go into. */
export const loyaltyApi = privateApi
  .enhanceEndpoints({ addTagTypes: [PHYSICAL_CARD] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCardInfo: build.query<MemberInformation, ArgsOf<Calls['getCardInfo']>>({
        query: request(calls.getCardInfo),
      }),
      linkLoyalty: build.mutation<MemberInformation, ArgsOf<Calls['linkLoyalty']>>({
        query: request(calls.linkLoyalty),
        onQueryStarted: keepCard,
      }),
      unlinkLoyalty: build.mutation<MemberInformation, void>({
        query: request(calls.unlinkLoyalty),
        onQueryStarted: keepCard,
      }),
      getLoyaltyVouchers: build.query<Voucher[], void>({
        query: request(calls.getLoyaltyVouchers),
      }),
      activateVoucher: build.mutation<Voucher[], ArgsOf<Calls['activateVoucher']>>({
        query: request(calls.activateVoucher),
        onQueryStarted: keepVouchers,
      }),
      getPersonalVouchers: build.query<
        CallResult<typeof contentCalls.getPersonalVouchers>,
        ArgsOf<typeof contentCalls.getPersonalVouchers>
      >({ query: request(contentCalls.getPersonalVouchers) }),
      getCartOfMember: build.query<Cart, void>({ query: request(cartCalls.getCart) }),
      addVoucherLine: build.mutation<Cart, ArgsOf<typeof cartCalls.setItem>>({
        query: request(cartCalls.setItem),
      }),
      removeVoucherLines: build.mutation<Cart, ArgsOf<typeof cartCalls.removeItems>>({
        query: request(cartCalls.removeItems),
      }),
      getWalletPasses: build.query<CallResult<Calls['getWalletPasses']>, void>({
        query: request(calls.getWalletPasses),
      }),
      getPhysicalCardStatus: build.query<CallResult<Calls['getPhysicalCardStatus']>, void>({
        query: request(calls.getPhysicalCardStatus),
        providesTags: [PHYSICAL_CARD],
      }),
      orderPhysicalCard: build.mutation<
        CallResult<Calls['orderPhysicalCard']>,
        ArgsOf<Calls['orderPhysicalCard']>
      >({
        query: request(calls.orderPhysicalCard),
        // It was ordered in between, for example in another tab.
        invalidatesTags: (_, error) =>
          codeOf(error) === ('CONFLICT' satisfies ErrorCode) ? [PHYSICAL_CARD] : [],
      }),
    }),
  });
