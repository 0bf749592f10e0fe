import type { BlockTypeList, Feature } from './define-feature.js';
import type { Lazy } from './lazy.js';

/** How a module is loaded: at once, or as nothing that anybody waits for. */
export type Load = <T>(module: Lazy<T>) => Promise<T>;

/** Lazy modules of a shop's features by id. */
export interface ModuleIndex {
  /** Loads the named modules; unknown ids belong to another build and are passed over. */
  load(ids: readonly string[], how?: Load): Promise<void>;
  loadAll(): Promise<void>;
}

const loadedModule: Load = (module) => module.load();

export function indexModules(features: readonly Feature[]): ModuleIndex {
  const byId = new Map<string, Lazy<unknown>>();
  const add = (module: Lazy<unknown>) => void byId.set(module.id, module);
  const lists = features.flatMap((feature) => feature.blockTypeLists ?? []);
  const all = features.flatMap((feature) => [
    ...(feature.routes ?? []).map((entry) => entry.page as Lazy<unknown>),
    ...(feature.contributions ?? []).map((entry) => entry.module as Lazy<unknown>),
  ]);
  all.forEach(add);
  lists.forEach(add);
  /** What a list of blocks names is known once it is there. */
  const loadLists = async (wanted: readonly Lazy<BlockTypeList>[], how: Load) => {
    for (const { blocks } of await Promise.all(wanted.map(how)))
      for (const { module } of blocks) {
        all.push(module);
        add(module);
      }
  };
  return {
    load: async (ids, how = loadedModule) => {
      // A page names the lists that it has blocks of.
      await loadLists(
        lists.filter((list) => ids.includes(list.id)),
        how,
      );
      await Promise.all(
        ids.map((id) => {
          const module = byId.get(id);
          return module && how(module);
        }),
      );
    },
    loadAll: async () => {
      await loadLists(lists, loadedModule);
      await Promise.all(all.map(loadedModule));
    },
  };
}
