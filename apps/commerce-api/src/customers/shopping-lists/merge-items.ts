/** Something that is to stand on a list. `key` is what makes two of them the same. */
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
  /** Items that stand there already, with their new count; all of them are open. */
  readonly changed: readonly { readonly id: string; readonly count: number }[];
}

export const maxCount = 99;

/**
 * Puts items on a list so that nothing stands there twice: what is open is counted up, what was
 * ticked off is wanted anew, as often as it is now said.
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
