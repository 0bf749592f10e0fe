import { useSyncExternalStore } from 'react';
import type { WantedQuantities } from '../../state/quantities.js';
import { offlineChanges } from './offline-changes.js';

const none: WantedQuantities = {};

/** Quantities that wait for a connection, by sku. */
export function usePendingQuantities(): WantedQuantities {
  return useSyncExternalStore(offlineChanges.subscribe, offlineChanges.totals, () => none);
}
