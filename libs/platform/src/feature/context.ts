import type { Capability, EventRef, RouteRef, ExtensionSlotRef } from '@larder/contracts';
import type { Block } from '@larder/contracts/content';
import type { ClientRuntimeConfig, ShopLocale } from '@larder/contracts/tenant';
import type { AppStore, RootState } from '../store/create-store.js';
import type { QueryEndpoint } from '../api/endpoint.js';
import type { Texts } from '../i18n/create-texts.js';

/**
 * What a feature may reach: one for each request on the server, one for each visit in the browser.
 * It is the same object for a page's preload, for fills, capabilities and event handlers.
 */
export interface FeatureContext {
  readonly tenant: ClientRuntimeConfig;
  readonly locale: ShopLocale;
  /** Words and formats outside of components, such as a page's head; keys with the feature's id in front. */
  readonly texts: Texts;
  /** True while a page is made that anybody may be shown; no customer data is at hand then. */
  readonly isPublic: boolean;
  /** True when the shop's own navigation leads to the page (NAV-73), and not an address opened directly. */
  readonly hasPrevious?: boolean;
  readonly dispatch: AppStore['dispatch'];
  getState(): RootState;
  /** Settings of a feature as its schema parsed them. */
  settings<T>(featureId: string): T;
  /** Runs a query, or takes it from the cache; throws the error of a failed call. */
  query<Args, Result>(endpoint: QueryEndpoint<Args, Result>, args: Args): Promise<Result>;
  /**
   * Address of a page; `undefined` when its feature is off, and the link is then not drawn. In a
   * shop that forwards, products, categories and searches are addresses of the external shop (PLAT-26).
   */
  href<P extends object>(ref: RouteRef<P>, params: P, query?: Query): string | undefined;
  /** What another feature provides; `undefined` when it is off. */
  getCapability<T>(capability: Capability<T>): T | undefined;
  emit<P>(event: EventRef<P>, payload: P): void;
  /**
   * Opens an address of this shop; with `external` also one of another site, which is refused else
   * (NAV-80). On the server it has no effect.
   */
  navigate(to: string, options?: { readonly replace?: boolean; readonly external?: boolean }): void;
  /** Prepares every fill of a place for all its occurrences at once: code and data. */
  prepareSlot<Props>(slot: ExtensionSlotRef<Props>, all: readonly NoInfer<Props>[]): Promise<void>;
  /**
   * Prepares a tree of content blocks: code, checks and data. Gives the tree to show, its fields
   * parsed, without what is unknown or does not fit.
   */
  prepareBlocks(blocks: readonly Block[]): Promise<Block[]>;
}

export type Query = Readonly<Record<string, string | number | undefined>>;
