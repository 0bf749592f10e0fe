import type { Purchase } from '@larder/contracts/shopping';
import type { FeatureContext } from '@larder/platform';
import { once, personalApi } from '../../api/personal-api.js';

/** Fetches a customer's favourites and purchases; responses after a logout are dropped. */
export function createPersonalReads(
  { dispatch, tenant }: FeatureContext,
  ownerNow: () => string | undefined,
) {
  const { getFavorites, getPurchases } = personalApi.endpoints;
  return {
    async favorites(): Promise<ReadonlySet<string> | undefined> {
      const owner = ownerNow();
      if (!tenant.featureCustomerFavorites || owner === undefined) return undefined;
      const { data, isError } = await dispatch(getFavorites.initiate(undefined, once));
      return owner === ownerNow() && !isError && data
        ? new Set(data.map(({ reference }) => reference))
        : undefined;
    },
    async purchases(): Promise<ReadonlyMap<string, Purchase> | undefined> {
      const owner = ownerNow();
      const { data } = await dispatch(getPurchases.initiate(undefined, once));
      return owner === ownerNow() && data ? new Map(data.map((one) => [one.sku, one])) : undefined;
    },
  };
}
