import { searchStartCalls as calls } from '@larder/contracts/search/start';
import {
  api,
  isCallError,
  privateApi,
  request,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';

export const popularApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPopularTerms: build.query<CallResult<typeof calls.getPopularTerms>, void>({
      query: request(calls.getPopularTerms),
    }),
  }),
});

interface Found {
  readonly product?: CallResult<typeof calls.getProductByBarcode>;
  /** The shop has no such product; otherwise the call failed. */
  readonly isUnknown: boolean;
}

const barcodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductByBarcode: build.query<
      CallResult<typeof calls.getProductByBarcode>,
      ArgsOf<typeof calls.getProductByBarcode>
    >({ query: request(calls.getProductByBarcode) }),
  }),
});

/** Finds the product of a barcode. */
export function useFindBarcode(): (gtin: string) => Promise<Found> {
  const [ask] = barcodeApi.useLazyGetProductByBarcodeQuery();
  return async (gtin) => {
    const { data, error } = await ask({ params: { gtin } });
    const isUnknown = isCallError(error) && error.status === 404;
    return { ...(data && !error && { product: data }), isUnknown };
  };
}

type Bought = typeof calls.getBoughtProducts;

/** What this shopper has ordered before; nothing of it gets into a payload. */
export const boughtApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getBoughtProducts: build.query<CallResult<Bought>, ArgsOf<Bought>>({
      query: request(calls.getBoughtProducts),
    }),
  }),
});
