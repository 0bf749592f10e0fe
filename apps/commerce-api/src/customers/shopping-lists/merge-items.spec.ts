import * as fc from 'fast-check';
import { mergeItems, maxCount, type ExistingItem, type RequestedItem } from './merge-items.js';

const standing = (key: string, count: number, isDone = false): ExistingItem => ({
  id: `id-${key}`,
  key,
  count,
  isDone,
});
const wanted = (key: string, count: number): RequestedItem => ({ key, text: key, count });

describe('mergeItems', () => {
  it('increases the count of existing items, and adds new ones', () => {
    expect(mergeItems([standing('milk', 2)], [wanted('milk', 1), wanted('tea', 3)])).toEqual({
      added: [wanted('tea', 3)],
      changed: [{ id: 'id-milk', count: 3 }],
    });
  });

  it('reopens ticked items, with the new count', () => {
    expect(mergeItems([standing('milk', 5, true)], [wanted('milk', 1)]).changed).toEqual([
      { id: 'id-milk', count: 1 },
    ]);
  });

  it('never duplicates or loses an item, and merges in one step or in two alike', () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'd');
    const counts = fc.integer({ min: 1, max: 60 });
    const many = fc.array(fc.tuple(keys, counts).map(([key, count]) => wanted(key, count)));
    const before = fc.uniqueArray(
      fc.tuple(keys, counts, fc.boolean()).map(([key, count, done]) => standing(key, count, done)),
      { selector: ({ key }) => key },
    );
    const after = (
      list: readonly ExistingItem[],
      { added, changed }: ReturnType<typeof mergeItems>,
    ) =>
      [
        ...list.map((item) => {
          const change = changed.find(({ id }) => id === item.id);
          return change ? { ...item, count: change.count, isDone: false } : item;
        }),
        ...added.map(({ key, count }) => standing(key, count)),
      ].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    fc.assert(
      fc.property(before, many, many, (list, first, second) => {
        const once = after(list, mergeItems(list, [...first, ...second]));
        const half = after(list, mergeItems(list, first));
        expect(after(half, mergeItems(half, second))).toEqual(once);
        expect(new Set(once.map(({ key }) => key)).size).toBe(once.length);
        for (const { key } of [...first, ...second])
          expect(once.find((item) => item.key === key)?.isDone).toBe(false);
        for (const { count } of once) expect(count).toBeLessThanOrEqual(maxCount);
      }),
    );
  });
});
