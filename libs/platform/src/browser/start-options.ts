import type { RedirectRules } from '@larder/contracts/content';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { Feature } from '../feature/define-feature.js';
import type { CompiledMessages } from '../i18n/compile-messages.js';
import type { PagePayload } from '../navigation/payload.js';
import type { Shell } from '../render/app.js';

/** What is the same on every page of a shop in one language; fetched once and kept. */
export interface ShopData {
  readonly tenant: ClientRuntimeConfig;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly messages: CompiledMessages;
  readonly version: string;
  /** Rules for the pages whose payload cannot tell of a redirect. */
  readonly redirects?: RedirectRules | undefined;
}

export interface StartOptions {
  readonly features: readonly Feature[];
  readonly shop: ShopData;
  /** Address that the server rendered: the one in the address bar, its query in order. */
  readonly url: string;
  /** Absent when the server left the page to the browser. */
  readonly payload?: PagePayload | undefined;
  readonly shell: Shell;
  readonly root: Element;
  /** True once a newer build is out: pages are then loaded from the server again. */
  readonly isOutdated?: () => boolean;
  /** Listens already for code that did not come. */
  readonly onBroken?: (event: Event) => void;
}
