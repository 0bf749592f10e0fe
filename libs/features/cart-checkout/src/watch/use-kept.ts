import { useSyncExternalStore } from 'react';
import type { WantedQuantities } from '../state/quantities.js';
import { keptChanges } from './kept-changes.js';

const none: WantedQuantities = {};

/** Quantities that wait for a connection, by sku. */
export function useKept(): WantedQuantities {
  return useSyncExternalStore(keptChanges.subscribe, keptChanges.totals, () => none);
}
