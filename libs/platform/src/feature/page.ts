import type { ComponentType } from 'react';
import type { FeatureContext } from './context.js';

export interface PageProps<P> {
  readonly params: P;
  /** Query of the URL. */
  readonly search: URLSearchParams;
}

/** Content of a page's head. URLs are paths; the host makes them absolute. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  readonly canonical?: string | undefined;
  readonly robots?: string | undefined;
  readonly image?: string | undefined;
  /** Structured data, serialised by the host. */
  readonly jsonLd?: readonly object[] | undefined;
}

export interface PageModule<P> {
  readonly default: ComponentType<PageProps<P>>;
  /** Loads the page's data; throws a `PageError` when the page does not exist. */
  readonly preload?: (context: FeatureContext, props: PageProps<P>) => Promise<unknown>;
  readonly head?: (context: FeatureContext, props: PageProps<P>) => Head;
  /**
   * HTTP status of a page that is rendered although something is wrong, such as 503 when its own call
   * failed; a page with 500 or above is never cached. Called after `preload`; 200 by default.
   */
  readonly status?: (context: FeatureContext, props: PageProps<P>) => number;
  /** Page validation, the first navigation check (NAV-52, 56). */
  readonly validate?: (props: PageProps<P>) => boolean;
}

/** Replaces a page with an error screen (ERR-01, 06). `data` as in ERR-02…05. */
export class PageError extends Error {
  readonly status: number;
  readonly data: unknown;
  constructor(status: number, message: string, options: { data?: unknown } = {}) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.data = options.data;
  }
}

/** Redirects the visitor. */
export class PageRedirect extends Error {
  readonly to: string;
  readonly status: 301 | 302;
  constructor(to: string, status: 301 | 302 = 302) {
    super(`redirect to ${to}`);
    this.name = 'PageRedirect';
    this.to = to;
    this.status = status;
  }
}
