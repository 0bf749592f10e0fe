import { useSyncExternalStore } from 'react';
import type { WantedQuantities } from '../../state/quantities.js';

/** Pending changes of a cart. */
interface PendingChanges {
  readonly cart: string;
  readonly totals: WantedQuantities;
}

const nothing: WantedQuantities = {};

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
      const known = kept?.cart === cart ? kept.totals : nothing;
      write({ cart, totals: { ...known, [sku]: quantity } });
    },
    /** True when it was kept. */
    drop(sku: string): boolean {
      if (kept?.totals[sku] === undefined) return false;
      const left = Object.entries(kept.totals).filter(([known]) => known !== sku);
      write(left.length > 0 ? { ...kept, totals: Object.fromEntries(left) } : undefined);
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
