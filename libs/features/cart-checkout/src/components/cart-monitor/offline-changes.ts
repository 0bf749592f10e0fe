import type { WantedQuantities } from '../../state/quantities.js';

const KEY = 'larder.cart.waiting';

/** Pending changes of a cart: skus and quantities, no personal data. */
interface StoredChanges {
  readonly cart: string;
  readonly totals: WantedQuantities;
}

const nothing: WantedQuantities = {};

function isStoredChanges(value: unknown): value is StoredChanges {
  const { cart, totals } = (value ?? {}) as Partial<StoredChanges>;
  if (typeof cart !== 'string' || typeof totals !== 'object' || totals === null) return false;
  return Object.values(totals).every((total) => Number.isInteger(total) && total >= 0);
}

function read(storage: Storage | undefined): StoredChanges | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    return isStoredChanges(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Quantities that could not be sent, by sku; the last one of a product counts. They survive a reload
 * and belong to one cart: those of another cart are dropped.
 */
export function createOfflineChanges(storage: Storage | undefined) {
  let kept = read(storage);
  const listeners = new Set<() => void>();
  function write(next: StoredChanges | undefined): void {
    kept = next;
    try {
      if (next) storage?.setItem(KEY, JSON.stringify(next));
      else storage?.removeItem(KEY);
    } catch {
      // Without storage they last as long as the page.
    }
    for (const listener of listeners) listener();
  }
  return {
    keep(cart: string, { sku, quantity }: { readonly sku: string; readonly quantity: number }) {
      const known = kept?.cart === cart ? kept.totals : nothing;
      write({ cart, totals: { ...known, [sku]: quantity } });
    },
    /** True when it was stored. */
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
    totals: () => kept?.totals ?? nothing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Those of this browser. */
export const offlineChanges = createOfflineChanges(browserStorage());
