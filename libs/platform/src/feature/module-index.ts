import type { Feature } from './define-feature.js';
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
  const rare = features.flatMap((feature) => feature.rareBlocks ?? []);
  const all = features.flatMap((feature) => [
    ...(feature.routes ?? []).map((entry) => entry.page as Lazy<unknown>),
    ...(feature.fills ?? []).map((entry) => entry.module as Lazy<unknown>),
    ...(feature.blocks ?? []).map((entry) => entry.module as Lazy<unknown>),
  ]);
  all.forEach(add);
  rare.forEach(add);
  /** What the lists of rare blocks name is known once they are there. */
  const loadRare = async () => {
    for (const { blocks } of await Promise.all(rare.map((list) => list.load())))
      for (const { module } of blocks) {
        all.push(module);
        add(module);
      }
  };
  return {
    load: async (ids) => {
      if (ids.some((id) => !byId.has(id))) await loadRare();
      await Promise.all(ids.map((id) => byId.get(id)?.load()));
    },
    loadAll: async () => {
      await loadRare();
      await Promise.all(all.map((module) => module.load()));
    },
  };
}
