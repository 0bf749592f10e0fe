import type { Capability, EventRef, RouteRef } from '@larder/contracts';
import type { Block } from '@larder/contracts/content';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { FeatureContext, Query } from '../feature/context.js';
import type { ContributionModule } from '../feature/define-feature.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { QueryEndpoint } from '../api/endpoint.js';
import type { AppStore } from '../store/create-store.js';
import type { Texts } from '../i18n/create-texts.js';
import { externalHref } from '../navigation/links/external-links.js';
import { hrefOf } from '../navigation/links/href.js';
import { prepareBlocks } from './prepare-blocks.js';

export interface ContextOptions {
  readonly registry: Registry;
  readonly store: AppStore;
  readonly locale: ShopLocale;
  readonly texts: Texts;
  readonly isPublic: boolean;
  /** Parsed settings by feature id. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly navigate: FeatureContext['navigate'];
  /** Reports skipped content with the reason; never throws. */
  readonly report: (error: unknown) => void;
}

export function createContext(options: ContextOptions): FeatureContext {
  const { registry, store, locale } = options;
  const provided = new Map<string, unknown>();
  const context: FeatureContext = {
    tenant: registry.tenant,
    locale,
    texts: options.texts,
    isPublic: options.isPublic,
    dispatch: store.dispatch,
    getState: store.getState,
    settings: <T>(featureId: string) => options.settings[featureId] as T,
    query: <Args, Result>(endpoint: QueryEndpoint<Args, Result>, args: Args) => {
      const thunk = endpoint.initiate(args, { subscribe: false });
      return store.dispatch(thunk).unwrap();
    },
    href: <P extends object>(ref: RouteRef<P>, params: P, query?: Query) =>
      externalHref(registry.tenant, ref.id, params as Record<string, string | undefined>) ??
      hrefOf(registry.routes, locale, ref, params, query),
    getCapability: <T>(capability: Capability<T>) => {
      const known = provided.get(capability.id);
      if (known !== undefined) return known as T;
      const made = registry.providerOf(capability)?.create(context);
      provided.set(capability.id, made);
      return made as T | undefined;
    },
    emit: <P>(event: EventRef<P>, payload: P) => {
      // `on()` ties a handler to its event's payload; the registry's list of all listeners cannot name it.
      for (const listener of registry.listenersOf(event))
        listener.handle(payload as never, context);
    },
    navigate: options.navigate,
    prepareSlot: async (slot, all) => {
      if (all.length === 0) return;
      await Promise.all(
        registry.contributionsTo(slot).map(async (contribution) => {
          if (contribution.isClientOnly) return;
          const module = (await contribution.module.load()) as ContributionModule<never>;
          await module.preload?.(context, all as readonly never[]);
        }),
      );
    },
    prepareBlocks: (blocks: readonly Block[]) =>
      prepareBlocks(context, registry, blocks, options.report),
  };
  return context;
}
