export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/**
 * True when the point lies inside of the polygon, whose corners stand in order: a ray to the east
 * crosses its border an odd number of times. A point on the border counts for one of the two
 * polygons that share it, never for both.
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
