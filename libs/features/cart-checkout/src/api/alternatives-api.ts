import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getProduct } = catalogueCalls;

/** As many as one compares at a glance. */
const MAX_ALTERNATIVES = 3;

export const alternativesOf = ({ sku }: Pick<Product, 'sku'>) => ({ params: { sku } });

/** Alternatives of an unavailable product (CAT-06). */
export const alternativesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstead: build.query<readonly Product[], ArgsOf<typeof getProduct>>({
      query: request(getProduct),
      transformResponse: ({ substitutes = [] }: CallResult<typeof getProduct>) =>
        substitutes.slice(0, MAX_ALTERNATIVES),
    }),
  }),
});
