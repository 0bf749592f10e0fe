import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';
import type { StoreDistance } from './near-stores.js';

const none: ReadonlyMap<string, StoreDistance> = new Map();

/** Distances from a known postcode; empty until they are there, and without one. */
export function useStoreDistances(
  postalCode: string | undefined,
): ReadonlyMap<string, StoreDistance> {
  const context = useFeature();
  const [distances, setDistances] = useState(none);
  useEffect(() => {
    if (postalCode === undefined) return undefined;
    let isCurrent = true;
    // Loaded on demand: most shoppers who choose a store here have named no postcode.
    import('./near-stores.js')
      .then(({ findStoreDistances }) => findStoreDistances(context, postalCode))
      .then((found) => isCurrent && setDistances(found))
      // Without distances, the stores are listed as before.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [context, postalCode]);
  return distances;
}

/** The nearest stores first, then those without a distance in the shop's order. */
export function nearestFirst<T extends { readonly storeId: string }>(
  stores: readonly T[],
  distances: ReadonlyMap<string, StoreDistance>,
): readonly T[] {
  const far = ({ storeId }: T) => distances.get(storeId)?.metres ?? Number.MAX_SAFE_INTEGER;
  return [...stores].sort((a, b) => far(a) - far(b));
}
