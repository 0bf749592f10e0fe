import type { Point } from '../../api/distance.js';

const MARGIN = 24;

export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly to: (point: Point) => { readonly x: number; readonly y: number };
}

/**
 * A flat drawing of all points, `width` units wide: degrees of longitude are narrowed as they are in
 * the middle of the land, which is true enough for a country.
 */
export function projectionOf(points: readonly Point[], width: number): Projection {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const south = Math.min(...lats);
  const north = Math.max(...lats);
  const west = Math.min(...lngs);
  const east = Math.max(...lngs);
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  // A single point still has a land around it.
  const span = Math.max((east - west) * narrow, (north - south) * 1.2, 0.05);
  const scale = (width - 2 * MARGIN) / span;
  const height = Math.round(Math.max((north - south) * scale, width / 4) + 2 * MARGIN);
  const left = (width - (east - west) * narrow * scale) / 2;
  const top = (height - (north - south) * scale) / 2;
  return {
    width,
    height,
    to: ({ lat, lng }) => ({
      x: Math.round(left + (lng - west) * narrow * scale),
      y: Math.round(top + (north - lat) * scale),
    }),
  };
}
