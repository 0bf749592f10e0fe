/** An item to add to a list. Items with the same `key` are merged. */
export interface RequestedItem {
  readonly key: string;
  readonly text: string;
  readonly sku?: string | undefined;
  readonly count: number;
}

export interface ExistingItem {
  readonly id: string;
  readonly key: string;
  readonly count: number;
  readonly isDone: boolean;
}

export interface MergedItems {
  readonly added: readonly RequestedItem[];
  /** Existing items with their new count; all of them are open. */
  readonly changed: readonly { readonly id: string; readonly count: number }[];
}

export const maxCount = 99;

/**
 * Adds items to a list without duplicates: open items are counted up, ticked items are reopened with
 * the new count.
 */
export function mergeItems(
  standing: readonly ExistingItem[],
  wanted: readonly RequestedItem[],
): MergedItems {
  const known = new Map(standing.map((item) => [item.key, item]));
  const sums = new Map<string, RequestedItem>();
  for (const item of wanted) {
    const sum = (sums.get(item.key)?.count ?? 0) + item.count;
    sums.set(item.key, { ...(sums.get(item.key) ?? item), count: Math.min(maxCount, sum) });
  }
  const added: RequestedItem[] = [];
  const changed: { id: string; count: number }[] = [];
  for (const item of sums.values()) {
    const before = known.get(item.key);
    if (!before) added.push(item);
    else {
      const open = before.isDone ? 0 : before.count;
      changed.push({ id: before.id, count: Math.min(maxCount, open + item.count) });
    }
  }
  return { added, changed };
}
