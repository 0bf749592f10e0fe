import type { BlockList, Feature } from './define-feature.js';
import type { Lazy } from './lazy.js';

/** Lazy modules of a shop's features by id. */
export interface ModuleIndex {
  /** Loads the named modules; unknown ids belong to another build and are passed over. */
  load(ids: readonly string[]): Promise<void>;
  loadAll(): Promise<void>;
}

export function indexModules(features: readonly Feature[]): ModuleIndex {
  const byId = new Map<string, Lazy<unknown>>();
  const add = (module: Lazy<unknown>) => void byId.set(module.id, module);
  const lists = features.flatMap((feature) => feature.blockLists ?? []);
  const all = features.flatMap((feature) => [
    ...(feature.routes ?? []).map((entry) => entry.page as Lazy<unknown>),
    ...(feature.fills ?? []).map((entry) => entry.module as Lazy<unknown>),
  ]);
  all.forEach(add);
  lists.forEach(add);
  /** What a list of blocks names is known once it is there. */
  const loadLists = async (wanted: readonly Lazy<BlockList>[]) => {
    for (const { blocks } of await Promise.all(wanted.map((list) => list.load())))
      for (const { module } of blocks) {
        all.push(module);
        add(module);
      }
  };
  return {
    load: async (ids) => {
      // A page names the lists that it has blocks of.
      await loadLists(lists.filter((list) => ids.includes(list.id)));
      await Promise.all(ids.map((id) => byId.get(id)?.load()));
    },
    loadAll: async () => {
      await loadLists(lists);
      await Promise.all(all.map((module) => module.load()));
    },
  };
}
