import type { Capability, EventRef, RouteRef, ExtensionSlotRef } from '@larder/contracts';
import type { Block } from '@larder/contracts/content';
import type { ClientRuntimeConfig, ShopLocale } from '@larder/contracts/tenant';
import type { AppStore, RootState } from '../store/create-store.js';
import type { QueryEndpoint } from '../api/endpoint.js';
import type { Texts } from '../i18n/create-texts.js';

/**
 * API of the host for features: one instance for each request on the server and for each visit in the
 * browser. A page's preload, contributions, capabilities and event handlers share it.
 */
export interface FeatureContext {
  readonly tenant: ClientRuntimeConfig;
  readonly locale: ShopLocale;
  /**
   * Messages and formats outside of components, such as in a page's head; keys are prefixed with the
   * feature's id.
   */
  readonly texts: Texts;
  /** True while a public page is rendered; customer data is not available then. */
  readonly isPublic: boolean;
  /** True when a link of the shop led to the page (NAV-73), false when its URL was opened directly. */
  readonly hasPrevious?: boolean;
  readonly dispatch: AppStore['dispatch'];
  getState(): RootState;
  /** Settings of a feature, parsed by its schema. */
  settings<T>(featureId: string): T;
  /** Runs a query, or returns its cached result; throws the error of a failed call. */
  query<Args, Result>(endpoint: QueryEndpoint<Args, Result>, args: Args): Promise<Result>;
  /**
   * URL of a page; `undefined` when its feature is off, and the link is then not rendered. In a shop
   * that forwards, products, categories and searches have URLs of the external shop (PLAT-26).
   */
  href<P extends object>(ref: RouteRef<P>, params: P, query?: Query): string | undefined;
  /** Capability of another feature; `undefined` when that feature is off. */
  getCapability<T>(capability: Capability<T>): T | undefined;
  emit<P>(event: EventRef<P>, payload: P): void;
  /**
   * Navigates to a URL of this shop; with `external`, also to one of another site, which is otherwise
   * refused (NAV-80). Has no effect on the server.
   */
  navigate(to: string, options?: { readonly replace?: boolean; readonly external?: boolean }): void;
  /** Preloads code and data of all contributions to a slot, for all its occurrences at once. */
  prepareSlot<Props>(slot: ExtensionSlotRef<Props>, all: readonly NoInfer<Props>[]): Promise<void>;
  /**
   * Preloads and validates a tree of content blocks. Returns the tree to render, with parsed fields and
   * without unknown or invalid blocks.
   */
  prepareBlocks(blocks: readonly Block[]): Promise<Block[]>;
}

export type Query = Readonly<Record<string, string | number | undefined>>;
