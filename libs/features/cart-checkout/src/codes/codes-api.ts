import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, request, type ArgsOf, type RequestLine } from '@larder/platform';
import { changing } from '../api/cart-change.js';

/** ERR-38: whoever forgot the code is told so, and nothing is sent. */
function withCode(code: string, line: RequestLine): RequestLine {
  if (!code) throw new Error('code must not be null or empty');
  return line;
}
const { addDiscountCode: add, removeDiscountCode: remove } = cartCalls;

/** API-061 and API-062. */
export const codesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.addDiscountCode>>({
      queryFn: changing(add, { lineOf: (args) => withCode(args.body.code, request(add)(args)) }),
    }),
    removeDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.removeDiscountCode>>({
      queryFn: changing(remove, {
        lineOf: (args) => withCode(args.query.code, request(remove)(args)),
      }),
    }),
  }),
});
