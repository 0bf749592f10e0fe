import type { Cart } from '@larder/contracts/cart';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import { postcodeCalls } from '@larder/contracts/distribution/postcode';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

type PostcodeCall = typeof postcodeCalls.getPostcodeService;

/** What the shop does at a postcode, and the postcode of the cart. */
export const postcodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPostcodeService: build.query<CallResult<PostcodeCall>, ArgsOf<PostcodeCall>>({
      query: request(postcodeCalls.getPostcodeService),
    }),
    setDeliveryPlace: build.mutation<Cart, ArgsOf<typeof cartPlaceCalls.setDeliveryPlace>>({
      queryFn: cartMutation(cartPlaceCalls.setDeliveryPlace),
    }),
  }),
});
