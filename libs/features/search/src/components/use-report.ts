import type { MouseEvent } from 'react';
import type { Product } from '@larder/contracts/catalogue';
import { reportSearch } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';
import type { Hits } from '../api/hits-normalise.js';

/** Tells search analytics which hit was followed (TRK-25), where the shop has it. */
export function useReport(queryID: Hits['queryID']) {
  const report = useCapability(reportSearch);
  return (event: MouseEvent, { sku }: Product, position: number) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink && queryID !== undefined)
      report?.({ eventType: 'click', queryID, objectIDs: [sku], positions: [position] });
  };
}
