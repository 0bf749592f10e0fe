import { shoppingCalls } from '@larder/contracts/shopping';
import type { Product } from '@larder/contracts/catalogue';
import { privateApi, request, type CallResult } from '@larder/platform';

const { getPurchases } = shoppingCalls;

/** Purchases are personal: nothing of them gets into a payload. */
const purchasesApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getPurchasesOnOffer: build.query<CallResult<typeof getPurchases>, void>({
      query: request(getPurchases),
    }),
  }),
});

/** The offers that the customer has bought before, the latest first; undefined until known. */
export function useOwnOffers(products: readonly Product[]): readonly Product[] | undefined {
  const { data } = purchasesApi.useGetPurchasesOnOfferQuery();
  if (!data) return undefined;
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return data.flatMap(({ sku }) => bySku.get(sku) ?? []);
}
