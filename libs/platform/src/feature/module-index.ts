import type { Feature } from './define-feature.js';
import type { Lazy } from './lazy.js';

/** Lazy modules of a shop's features by id. */
export interface ModuleIndex {
  readonly ids: readonly string[];
  /** Loads the named modules; unknown ids belong to another build and are passed over. */
  load(ids: readonly string[]): Promise<void>;
  loadAll(): Promise<void>;
}

export function indexModules(features: readonly Feature[]): ModuleIndex {
  const all = features.flatMap((feature) => [
    ...(feature.routes ?? []).map((entry) => entry.page as Lazy<unknown>),
    ...(feature.fills ?? []).map((entry) => entry.module as Lazy<unknown>),
    ...(feature.blocks ?? []).map((entry) => entry.module as Lazy<unknown>),
  ]);
  const byId = new Map(all.map((module) => [module.id, module]));
  return {
    ids: [...byId.keys()],
    load: async (ids) => {
      await Promise.all(ids.map((id) => byId.get(id)?.load()));
    },
    loadAll: async () => {
      await Promise.all(all.map((module) => module.load()));
    },
  };
}
