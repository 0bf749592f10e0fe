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

const widthOf = (points: readonly Point[]) => {
  const lngs = points.map(({ lng }) => lng);
  return Math.max(...lngs) - Math.min(...lngs);
};

/** Whether stores are at least half as far apart as a land is wide: the others are pins of one town in it. */
export function spreadOver(stores: readonly Point[], land: readonly Point[]): boolean {
  return stores.length > 1 && land.length > 0 && widthOf(stores) * 2 >= widthOf(land);
}
