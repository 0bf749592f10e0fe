import { openDB } from 'idb';
import type { WantedQuantities } from '../../state/quantities.js';

/** Changes of a cart that the server has not confirmed: skus and quantities, no personal data. */
export interface StoredChanges {
  /** Id of the cart; empty for a visitor who has none yet. */
  readonly cart: string;
  readonly totals: WantedQuantities;
  /** Quantities that the cart had before, where it was known. */
  readonly before: WantedQuantities;
}

const DATABASE = 'larder';
const STORE = 'cart';
const KEY = 'changes';

const open = () =>
  openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });

const isQuantities = (value: unknown): value is WantedQuantities =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((total) => Number.isInteger(total) && total >= 0);

export function parseChanges(value: unknown): StoredChanges | undefined {
  const { cart, totals, before } = (value ?? {}) as Partial<StoredChanges>;
  if (typeof cart !== 'string' || !isQuantities(totals) || !isQuantities(before)) return undefined;
  return { cart, totals, before };
}

/**
 * Store of this browser. Local storage would lose the last seconds when the system ends the browser;
 * this one is on the disk when a write has ended. Without it, changes last as long as the page.
 */
export const changeStore = {
  async read(): Promise<StoredChanges | undefined> {
    try {
      const database = await open();
      const value: unknown = await database.get(STORE, KEY);
      database.close();
      return parseChanges(value);
    } catch {
      return undefined;
    }
  },
  async write(changes: StoredChanges): Promise<void> {
    try {
      const database = await open();
      const { store, done } = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([store.put(changes, KEY), done]);
      database.close();
    } catch {
      // The page goes on without it.
    }
  },
};
