import type { Reducer } from '@reduxjs/toolkit';
import type { RedirectRules } from '@larder/contracts/content';
import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { Texts } from '../i18n/create-texts.js';
import type { RouteMatch, RouteTable } from '../navigation/route-table.js';
import type { Shell } from '../render/app.js';
import { rootReducerOf, type RootState } from '../store/create-store.js';
import type { FragmentCache } from './fragment-cache.js';
import { withServerQueries, type PageFetch } from './server-queries.js';
import { memoizeTexts } from './memoized-texts.js';

/** A tenant's shop on the server: created once, used for every request. */
export interface Shop {
  readonly registry: Registry;
  readonly reducer: Reducer<RootState>;
  /** Initial state of a store. */
  readonly freshState: RootState;
  readonly shell: Shell;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Texts by locale code. */
  readonly texts: ReadonlyMap<string, Texts>;
  /** Cached fragments of public pages, by locale code. */
  readonly fragments: Map<string, FragmentCache>;
  readonly redirects: RedirectRules | undefined;
  /** Content of the not-found page that editors maintain, by locale code (ERR-02, 03, API-018). */
  readonly notFound?: Readonly<Record<string, unknown>> | undefined;
  /** Preloads the layout. */
  readonly preloadLayout: (context: FeatureContext) => Promise<unknown>;
  /** `fetch` to the backend for this tenant. */
  readonly fetch: PageFetch;
  readonly origin: string;
  readonly report: (error: unknown) => void;
}

/** Assembles a shop; its reducer contains only its own features. */
export function createShop(parts: Omit<Shop, 'reducer' | 'freshState' | 'fragments'>): Shop {
  const reducer = withServerQueries(rootReducerOf(parts.registry.features));
  const freshState = reducer(undefined, { type: 'fresh' });
  // All pages share the tenant, so it is the cache key of fragments that show nothing else.
  Object.freeze(parts.registry.tenant);
  const texts = new Map([...parts.texts].map(([code, own]) => [code, memoizeTexts(own)]));
  const registry = { ...parts.registry, routes: withLastMatch(parts.registry.routes) };
  return { ...parts, registry, texts, reducer, freshState, fragments: new Map() };
}

/** Several places ask for the route of one request, one after another. */
function withLastMatch(routes: RouteTable): RouteTable {
  let last: { readonly path: string; readonly found: RouteMatch | undefined } | undefined;
  return {
    ...routes,
    match: (path) => {
      if (last?.path !== path) last = { path, found: routes.match(path) };
      return last.found;
    },
  };
}

/** Fragment cache of one language. */
export function createFragmentCache({ fragments }: Shop, locale: string): FragmentCache {
  const known = fragments.get(locale) ?? (new WeakMap() as FragmentCache);
  fragments.set(locale, known);
  return known;
}
