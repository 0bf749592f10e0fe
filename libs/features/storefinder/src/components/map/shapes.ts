import type { MapOutline } from '@larder/contracts/stores';
import type { Point } from '../../api/distance.js';

/** A surface or a line of the drawn map. */
export interface Shape {
  readonly key: string;
  readonly kind: 'land' | 'area' | 'park' | 'water' | 'road';
  readonly points: readonly Point[];
  /** Of its line, in pixels. */
  readonly width: number;
}

const EDGE = 1;
const RIVER = 1;
const ROAD = 2.5;

/**
 * What a map draws, from below to above: an area of delivery is below parks, water and roads, which it
 * would make pale.
 */
export function shapesOf(outlines: readonly MapOutline[]): readonly Shape[] {
  const surfaces = (kind: 'land' | 'area') =>
    outlines
      .filter((outline) => outline.kind === kind)
      .map(({ name, polygon }) => ({ key: `${kind} ${name}`, kind, points: polygon, width: EDGE }));
  const parks = outlines.flatMap((outline) =>
    (outline.parks ?? []).map(({ name, polygon }) => ({
      key: `park ${name}`,
      kind: 'park' as const,
      points: polygon,
      width: EDGE,
    })),
  );
  const lines = (kind: 'water' | 'road') =>
    outlines.flatMap((outline) =>
      ((kind === 'water' ? outline.rivers : outline.roads) ?? []).map(({ name, line, width }) => ({
        key: `${kind} ${name}`,
        kind,
        points: line,
        width: width ?? (kind === 'water' ? RIVER : ROAD),
      })),
    );
  return [...surfaces('land'), ...surfaces('area'), ...parks, ...lines('water'), ...lines('road')];
}
