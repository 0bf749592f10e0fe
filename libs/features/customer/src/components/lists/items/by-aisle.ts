import type { ListItem } from '@larder/contracts/shopping';

export interface Aisle {
  /** Nothing for what is no product of the shop. */
  readonly name: string | undefined;
  readonly items: readonly ListItem[];
}

/**
 * A list in the order in which one walks through the shop: free text first, since somebody has to ask
 * where it is, then the departments in the shop's order; within each, items as they were written down.
 */
export function byAisle(items: readonly ListItem[]): Aisle[] {
  const aisles = new Map<string, { name: string | undefined; place: number; items: ListItem[] }>();
  for (const item of items) {
    const slug = item.aisle?.slug ?? '';
    const aisle = aisles.get(slug) ?? {
      name: item.aisle?.name,
      place: item.aisle?.place ?? -1,
      items: [],
    };
    aisle.items.push(item);
    aisles.set(slug, aisle);
  }
  return [...aisles.values()].sort((a, b) => a.place - b.place);
}
