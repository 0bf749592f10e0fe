import type { MouseEvent } from 'react';
import { reportSearch } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';
import type { Hits } from '../api/hits-normalise.js';

/** Tells search analytics which hit was followed (TRK-25), where the shop has it. */
export function useSearchReport(queryID: Hits['queryID']) {
  const report = useCapability(reportSearch);
  return ({ target }: MouseEvent, sku: string | undefined, position: number) => {
    // A tile has buttons too. Clicks come from elements alone.
    if (queryID && sku && (target as Element).closest('a'))
      report?.({ eventType: 'click', queryID, objectIDs: [sku], positions: [position] });
  };
}
