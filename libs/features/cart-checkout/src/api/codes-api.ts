import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, request, type ArgsOf, type ApiRequest } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** ERR-38: throws for an empty code, before anything is sent. */
function withCode(code: string, line: ApiRequest): ApiRequest {
  if (!code) throw new Error('code must not be null or empty');
  return line;
}
const { addDiscountCode: add, removeDiscountCode: remove } = cartCalls;

/** API-061 and API-062. */
export const codesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.addDiscountCode>>({
      queryFn: cartMutation(add, {
        lineOf: (args) => withCode(args.body.code, request(add)(args)),
      }),
    }),
    removeDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.removeDiscountCode>>({
      queryFn: cartMutation(remove, {
        lineOf: (args) => withCode(args.query.code, request(remove)(args)),
      }),
    }),
  }),
});
