import { useSyncExternalStore } from 'react';
import type { WantedQuantities } from '../../state/quantities.js';

/** Pending changes of a cart. */
interface PendingChanges {
  readonly cart: string;
  readonly totals: WantedQuantities;
  /** What was sent of each without an answer: the server may have it. */
  readonly tried: Readonly<Record<string, readonly number[]>>;
}

const nothing: WantedQuantities = {};
const noneTried: PendingChanges['tried'] = {};

/**
 * Quantities that could not be sent, by sku; the last one of a product counts. They belong to one cart:
 * those of another cart are dropped.
 */
export function createOfflineChanges() {
  let kept: PendingChanges | undefined;
  const listeners = new Set<() => void>();
  function write(next: PendingChanges | undefined): void {
    kept = next;
    for (const listener of listeners) listener();
  }
  return {
    keep(cart: string, { sku, quantity }: { readonly sku: string; readonly quantity: number }) {
      const { totals, tried } = kept?.cart === cart ? kept : { totals: nothing, tried: noneTried };
      const attempts = [...(tried[sku] ?? []), quantity];
      write({
        cart,
        totals: { ...totals, [sku]: quantity },
        tried: { ...tried, [sku]: attempts },
      });
    },
    /** True when it was kept. */
    drop(sku: string): boolean {
      if (kept?.totals[sku] === undefined) return false;
      const { [sku]: _total, ...totals } = kept.totals;
      const { [sku]: _attempts, ...tried } = kept.tried;
      write(Object.keys(totals).length > 0 ? { ...kept, totals, tried } : undefined);
      return true;
    },
    /** Drops the changes of other carts; returns the dropped ones. */
    only(cart: string | undefined): WantedQuantities {
      if (!kept || kept.cart === cart) return nothing;
      const forgotten = kept.totals;
      write(undefined);
      return forgotten;
    },
    /** Moves the changes of a visitor who had no cart to the cart that they have now. */
    adopt(cart: string): void {
      if (kept?.cart === NEW_CART) write({ ...kept, cart });
    },
    totals: () => kept?.totals ?? nothing,
    /** Whether the quantity is one that this page sent without an answer. */
    wasTried: (sku: string, quantity: number) => kept?.tried[sku]?.includes(quantity) === true,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** In place of the id of a cart that the server does not know yet. */
export const NEW_CART = '';

/** Those of this page. */
export const offlineChanges = createOfflineChanges();

/** Quantities that wait for a connection, by sku. */
export function usePendingQuantities(): WantedQuantities {
  return useSyncExternalStore(offlineChanges.subscribe, offlineChanges.totals, () => nothing);
}
