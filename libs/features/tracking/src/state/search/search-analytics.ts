import type { Consent, SearchEvent } from '@larder/contracts/tracking';
import type { EarlyEvent } from '../../early.js';
import type { QueryCache } from './query-cache.js';
import { removeUserToken, userToken } from './user-token.js';

interface Options {
  readonly consent: () => Consent;
  readonly send: (event: SearchEvent) => void;
  readonly cache: QueryCache;
}

/**
 * TRK-24, 25: clicks on hits, and orders of found products. Nothing at all without consent to
 * statistics.
 */
export function searchAnalytics({ consent, send, cache }: Options) {
  /** Hits on the page on screen, by product. */
  let shown = new Map<string, { readonly queryID: string; readonly position: number }>();
  const report = (event: Omit<SearchEvent, 'userToken' | 'at'>, at: string) =>
    send({ ...event, userToken: userToken(), at });

  function convert(skus: readonly string[], at: string): void {
    const found = cache.take(skus);
    for (const queryID of new Set(found.map((one) => one.queryID))) {
      const own = found.filter((one) => one.queryID === queryID).slice(0, 100);
      report(
        {
          eventType: 'conversion',
          queryID,
          objectIDs: own.map(({ sku }) => sku),
          positions: own.map(({ position }) => position),
        },
        at,
      );
    }
  }

  return {
    /** A page view begins. */
    restart(): void {
      shown = new Map();
    },
    /** Consent was given or changed: the cookie follows it (TRK-30). */
    consentChanged(): void {
      if (consent().statistic) {
        userToken();
        return;
      }
      removeUserToken();
      cache.clear();
    },
    take(event: EarlyEvent): void {
      const { kind, payload, at } = event;
      if (kind === 'search_shown') {
        const { queryID, skus, position } = payload;
        skus.forEach((sku, i) => shown.set(sku, { queryID, position: position + i }));
      }
      if (!consent().statistic) return;
      if (kind === 'search_event') {
        const { queryID, objectIDs, positions } = payload;
        objectIDs.forEach((sku, i) =>
          cache.remember({ sku, queryID, position: positions[i] ?? 1 }),
        );
        report(payload, at);
      }
      if (kind === 'add_to_cart')
        for (const { sku } of payload.lines) {
          const hit = shown.get(sku);
          if (hit) cache.remember({ sku, ...hit });
        }
      if (kind === 'checkout_confirmation')
        convert(
          payload.order.productLineItems.map(({ product }) => product.sku),
          at,
        );
    },
  };
}

export type SearchAnalytics = ReturnType<typeof searchAnalytics>;
