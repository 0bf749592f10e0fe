import type { FeatureContext } from '@larder/platform';
import { postcodeApi } from '../../../api/postcode-api.js';
import { getGateText } from '../../../messages/gate-text.js';

export interface StoreDistance {
  readonly metres: number;
  /** "2.3 km away". */
  readonly text: string;
}

/** Distances of the nearest stores from the middle of a postcode, by the stores' ids. */
export async function findStoreDistances(
  { query, texts }: FeatureContext,
  postalCode: string,
): Promise<ReadonlyMap<string, StoreDistance>> {
  const { stores } = await query(postcodeApi.endpoints.getPostcodeService, {
    query: { postalCode },
  });
  const text = getGateText(texts);
  return new Map(
    stores.flatMap(({ store, metres }) => {
      if (metres === undefined) return [];
      const km = texts.number(Math.max(0.1, metres / 1000), { digits: 1 });
      return [[store.storeId, { metres, text: text('far', { km }) }]] as const;
    }),
  );
}
