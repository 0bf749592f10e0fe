import type { Texts } from '@larder/platform';

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two positions along the ground. */
export function metresBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** "850 m", "2,4 km", "164 km". */
export function distanceText(metres: number, { number }: Pick<Texts, 'number'>): string {
  if (metres < 950) return `${number(Math.round(metres / 50) * 50, { whole: true })} m`;
  return `${number(metres / 1000, { digits: metres < 20_000 ? 1 : 0 })} km`;
}
