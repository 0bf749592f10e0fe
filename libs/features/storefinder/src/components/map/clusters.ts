/** Anything with a place on the drawn map, in its units. */
export interface Placed<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
}

export interface Cluster<T> {
  readonly x: number;
  readonly y: number;
  readonly items: readonly T[];
}

/**
 * Clusters items that would overlap: an item closer than `gap` to the first one of a cluster joins it.
 * The result depends only on the order of the items, so it is deterministic.
 */
export function clustersOf<T>(placed: readonly Placed<T>[], gap: number): readonly Cluster<T>[] {
  const clusters: { x: number; y: number; items: T[] }[] = [];
  for (const { item, x, y } of placed) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < gap);
    if (near) near.items.push(item);
    else clusters.push({ x, y, items: [item] });
  }
  return clusters;
}
