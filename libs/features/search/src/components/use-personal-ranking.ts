import { useMemo } from 'react';
import { personalProductData } from '@larder/contracts/shopping';
import { useCapability } from '@larder/platform';
import type { Hit, Hits } from '../api/hits-normalise.js';

/**
 * Hits with the customer's own products first. Answers of the search are the same for everybody and
 * are kept; so the order is made here, by what the browser knows when the hits come, and stays as it
 * is: nothing moves under the reader's eyes.
 */
export function usePersonalRanking(hits: Hits | undefined): readonly Hit[] | undefined {
  const own = useCapability(personalProductData);
  return useMemo(
    () => hits && (own?.rankFirst(hits.results, ({ product }) => product?.sku) ?? hits.results),
    [hits, own],
  );
}
