import { keysOf } from './message-files.mjs';

const listOf = (keys) => [...keys].sort().join('\n');

/** Finds areas by their keys: the type of a key names all keys of an area, or some of them. */
export function createAreaIndex(areas) {
  const known = areas.map((area) => ({ area, keys: new Set(keysOf(area)) }));
  const exact = groupBy(known, ({ keys }) => listOf(keys));
  const allKeys = new Set(known.flatMap(({ keys }) => [...keys]));

  /** Areas that a key of these possible ones can belong to; those of the file's library first. */
  function find(possible, library) {
    if (!possible.every((key) => allKeys.has(key))) return [];
    const all =
      exact.get(listOf(possible)) ??
      known.filter(({ keys }) => possible.every((key) => keys.has(key)));
    const own = all.filter(({ area }) => area.library === library);
    return (own.length > 0 ? own : all).map(({ area }) => area);
  }
  return { find, has: (key) => allKeys.has(key) };
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
