import type { WantedQuantities } from '../../state/quantities.js';

const KEY = 'larder.cart.waiting';

/** What waits, for which cart: skus and quantities, nothing about a person. */
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
 * Quantities that could not be sent, by sku; of one product the last counts. They survive a reload, and
 * belong to one cart: those of another one are forgotten.
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
    /** True when it was kept. */
    drop(sku: string): boolean {
      if (kept?.totals[sku] === undefined) return false;
      const left = Object.entries(kept.totals).filter(([known]) => known !== sku);
      write(left.length > 0 ? { ...kept, totals: Object.fromEntries(left) } : undefined);
      return true;
    },
    /** Forgets what is of another cart than this one; answers what was forgotten. */
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
