import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';

/** Degrees of longitude: Greater London has 0.8, a small country more than 3. */
const CITY_WIDTH = 1;

const widthOf = (points: readonly Point[]) => {
  const lngs = points.map(({ lng }) => lng);
  return Math.max(...lngs) - Math.min(...lngs);
};

const isCity = ({ kind, polygon }: MapOutline) => kind === 'land' && widthOf(polygon) < CITY_WIDTH;

/** The areas of delivery and the named districts of a city; its outline alone leads nobody anywhere. */
function cityAround(outlines: readonly MapOutline[]): readonly Point[] {
  const places = outlines.filter(isCity).flatMap((city) => city.places ?? []);
  if (places.length === 0) return [];
  const areas = outlines.filter(({ kind }) => kind === 'area');
  return [...areas.flatMap(({ polygon }) => polygon), ...places.map(({ position }) => position)];
}

/**
 * The land that a map shows around its stores. Around a single store the areas of delivery are enough:
 * on a whole country its pin would cover the names of all places near it.
 */
export function landAround(
  stores: readonly CheckoutStore[],
  outlines: readonly MapOutline[],
): readonly Point[] {
  const city = cityAround(outlines);
  if (city.length > 0) return city;
  const areas = outlines.filter(({ kind }) => kind === 'area');
  const shown = stores.length === 1 && areas.length > 0 ? areas : outlines;
  return shown.flatMap(({ polygon }) => polygon);
}

/** Whether a map shows the whole of `landAround`: a city always, a country where stores spread over it. */
export function isWholeShown(
  stores: readonly CheckoutStore[],
  outlines: readonly MapOutline[],
): boolean {
  if (cityAround(outlines).length > 0) return true;
  return spreadOver(
    stores.map(({ position }) => position),
    landAround(stores, outlines),
  );
}

/** Whether areas of delivery can be told apart on a map: on a whole country they are below its pins. */
export function areAreasShown(
  stores: readonly CheckoutStore[],
  outlines: readonly MapOutline[],
): boolean {
  if (!outlines.some(({ kind }) => kind === 'area')) return false;
  return cityAround(outlines).length > 0 || !isWholeShown(stores, outlines);
}

/** Whether stores are at least half as far apart as a land is wide: the others are pins of one town in it. */
export function spreadOver(stores: readonly Point[], land: readonly Point[]): boolean {
  return stores.length > 1 && land.length > 0 && widthOf(stores) * 2 >= widthOf(land);
}
