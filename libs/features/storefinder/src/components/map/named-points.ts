import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';
import type { NamedPoint } from './labels.js';

type To = (point: Point) => { readonly x: number; readonly y: number };

const middleOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

/** Names of rivers that are wide enough to be seen, and of parks. They yield to those of districts. */
export function landscapeNames(outlines: readonly MapOutline[], to: To): readonly NamedPoint[] {
  const rivers = outlines.flatMap((outline) =>
    (outline.rivers ?? [])
      .filter(({ width }) => width !== undefined)
      .map(({ name, line }) => {
        const along = line.map(to);
        return { name, x: 0, y: 0, clear: 0, kind: 'water' as const, along };
      }),
  );
  const parks = outlines.flatMap((outline) =>
    (outline.parks ?? []).map(({ name, polygon }) => {
      const middle = to(middleOf(polygon));
      return { name, ...middle, clear: 0, kind: 'park' as const, along: [middle] };
    }),
  );
  return [...rivers, ...parks];
}
