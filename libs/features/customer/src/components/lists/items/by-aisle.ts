import type { ListItem } from '@larder/contracts/shopping';

export interface Aisle {
  /** Undefined for an item that is not a product of the shop. */
  readonly name: string | undefined;
  readonly items: readonly ListItem[];
}

/**
 * A list in the order of a walk through the shop: free text first, because somebody has to ask for its
 * place, then the departments in the shop's order; within each, items in order of entry.
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
