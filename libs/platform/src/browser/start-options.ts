import type { RedirectRules } from '@larder/contracts/content';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { FeatureContext } from '../feature/context.js';
import type { Feature } from '../feature/define-feature.js';
import type { CompiledMessages } from '../i18n/compile-messages.js';
import type { PagePayload } from '../navigation/payload.js';
import type { Shell } from '../render/app.js';

/** Data that all pages of a shop in one language share; fetched once and cached. */
export interface ShopData {
  readonly tenant: ClientRuntimeConfig;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly messages: CompiledMessages;
  readonly version: string;
  /** Rules for pages whose payload cannot contain a redirect. */
  readonly redirects?: RedirectRules | undefined;
}

export interface StartOptions {
  readonly features: readonly Feature[];
  readonly shop: ShopData;
  /** URL that the server rendered: the one in the address bar, with its query in order. */
  readonly url: string;
  /** Absent when the server left the rendering to the browser. */
  readonly payload?: PagePayload | undefined;
  readonly shell: Shell;
  readonly root: Element;
  /**
   * Loads what the layout shows before the browser renders the first page itself, so that nothing moves.
   * Never rejects: what fails is loaded again, and reported, by the part that shows it.
   */
  readonly preloadLayout?: (context: FeatureContext) => Promise<unknown>;
  /** True once a newer build is deployed: pages are then loaded from the server again. */
  readonly isOutdated?: () => boolean;
  /** Already listens for chunks that fail to load. */
  readonly onBroken?: (event: Event) => void;
  /** Called after the first page is hydrated. */
  readonly onHydrated?: (context: FeatureContext) => void;
}
