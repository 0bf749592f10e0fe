import type { AddedLine, Cart } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { KnownConsent, SearchEvent, TrackedItem } from '@larder/contracts/tracking';
import type { FeatureContext } from '@larder/platform';

/** Events by name, with their data. */
export interface EarlyEvents {
  readonly page_view: undefined;
  readonly view_item: TrackedItem;
  readonly add_to_cart: { readonly lines: readonly AddedLine[] };
  readonly begin_checkout: { readonly cart: Cart };
  readonly checkout_confirmation: { readonly order: Order };
  readonly search_shown: {
    readonly queryID: string;
    readonly skus: readonly string[];
    readonly position: number;
  };
  readonly search_event: Omit<SearchEvent, 'userToken' | 'at'>;
}
export type EarlyEvent = {
  [K in keyof EarlyEvents]: {
    readonly kind: K;
    readonly payload: EarlyEvents[K];
    /** Path of the page on which it happened. */
    readonly path: string;
    /** ISO 8601. */
    readonly at: string;
  };
}[keyof EarlyEvents];

export interface Subscription<T> {
  get(): T;
  set(next: T): void;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function subscribeEarly<T>(value: T): Subscription<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What there is of a visit before the feature's code has come. */
export interface Early {
  readonly consent: Subscription<KnownConsent>;
  /** Whether the visitor has reopened the consent dialog. */
  readonly asking: Subscription<boolean>;
  /** Keeps what happens for the recorder, which takes this function's place. */
  record: (event: EarlyEvent) => void;
  readonly waiting: EarlyEvent[];
}

const visits = new WeakMap<FeatureContext, Early>();

/** One for each visit. */
export function earlyEventsOf(context: FeatureContext): Early {
  let early = visits.get(context);
  if (!early) {
    const waiting: EarlyEvent[] = [];
    // TRK-02.
    const none: KnownConsent = { marketing: false, statistic: false, targetGroupSelection: false };
    early = {
      consent: subscribeEarly(none),
      asking: subscribeEarly(false),
      record: (event) => void waiting.push(event),
      waiting,
    };
    visits.set(context, early);
  }
  return early;
}

/** Notes that something happened, here and now. */
export function recordEarly<K extends keyof EarlyEvents>(kind: K) {
  return (payload: EarlyEvents[K], context: FeatureContext) =>
    earlyEventsOf(context).record({
      kind,
      payload,
      path: window.location.pathname,
      at: new Date().toISOString(),
    } as EarlyEvent);
}
