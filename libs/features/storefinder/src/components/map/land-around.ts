import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';

/**
 * The land that a map shows around its stores. Around a single store the areas of delivery are enough:
 * on a whole country its pin would cover the names of all places near it.
 */
export function landAround(
  stores: readonly CheckoutStore[],
  outlines: readonly MapOutline[],
): readonly Point[] {
  const areas = outlines.filter(({ kind }) => kind === 'area');
  const shown = stores.length === 1 && areas.length > 0 ? areas : outlines;
  return shown.flatMap(({ polygon }) => polygon);
}
