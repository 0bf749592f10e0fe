import type { BlockTypeList, Feature } from './define-feature.js';
import type { Lazy } from './lazy.js';

/** Priority of a load: immediate, or a prefetch. */
export type Load = <T>(module: Lazy<T>) => Promise<T>;

/** Lazy modules of a shop's features by id. */
export interface ModuleIndex {
  /** Loads the named modules; ignores unknown ids, which belong to another build. */
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
  /** The modules of a list of blocks are known only after the list is loaded. */
  const loadLists = async (wanted: readonly Lazy<BlockTypeList>[], how: Load) => {
    for (const { blocks } of await Promise.all(wanted.map(how)))
      for (const { module } of blocks) {
        all.push(module);
        add(module);
      }
  };
  return {
    load: async (ids, how = loadedModule) => {
      // A page names the block lists that it uses.
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
