export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/**
 * Whether a point is inside the polygon, whose corners are in order: a ray to the east crosses its
 * border an odd number of times. A point on the border belongs to exactly one of the two polygons that
 * share it.
 */
export function containsPoint(polygon: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false;
  for (const [index, a] of polygon.entries()) {
    const b = polygon.at(index - 1) ?? a;
    const crossesLatitude = a.lat > lat !== b.lat > lat;
    if (crossesLatitude && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  }
  return inside;
}
