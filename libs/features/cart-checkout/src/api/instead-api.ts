import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getProduct } = catalogueCalls;

/** As many as one compares at a glance. */
const MOST = 3;

export const insteadOf = ({ sku }: Pick<Product, 'sku'>) => ({ params: { sku } });

/** What can be had instead of a product that cannot (CAT-06). */
export const insteadApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstead: build.query<readonly Product[], ArgsOf<typeof getProduct>>({
      query: request(getProduct),
      transformResponse: ({ substitutes = [] }: CallResult<typeof getProduct>) =>
        substitutes.slice(0, MOST),
    }),
  }),
});
