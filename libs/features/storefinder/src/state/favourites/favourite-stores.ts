import type { Customer } from '@larder/contracts/customer';

/** STORE-05. */
const KEY = 'favoriteStores';

/** STORE-07. */
export type FavouriteSource = 'LOCALSTORAGE' | 'CUSTOMER';

export interface FavouriteStores {
  readonly source: FavouriteSource;
  readonly ids: readonly string[];
}

/** STORE-09: a signed-in customer's own store takes precedence over those of this browser. */
export function favouritesOf(
  customer: Pick<Customer, 'favoriteStore'> | undefined,
  remembered: readonly string[],
): FavouriteStores {
  const own = customer?.favoriteStore?.storeId;
  return own === undefined
    ? { source: 'LOCALSTORAGE', ids: remembered }
    : { source: 'CUSTOMER', ids: [own] };
}

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly ids: readonly string[] } = {
  text: null,
  ids: NONE,
};

/** What this browser remembers; nothing where it refuses storage, or where someone wrote nonsense. */
export function readStoredStores(): readonly string[] {
  const text = read();
  if (text !== known.text) known = { text, ids: parsed(text) };
  return known.ids;
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/** STORE-04, 06: the list of ids; an empty one removes the entry. */
function writeStores(ids: readonly string[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser without storage forgets the store with the page.
  }
  for (const listener of listeners) listener();
}

/** STORE-08: of a customer's own store nothing is changed here. */
export function addFavourite({ source, ids }: FavouriteStores, id: string): void {
  if (source === 'LOCALSTORAGE' && !ids.includes(id)) writeStores([...ids, id]);
}

export function removeFavourite({ source, ids }: FavouriteStores, id: string): void {
  if (source === 'LOCALSTORAGE') writeStores(ids.filter((one) => one !== id));
}

/** Subscribes to changes, including other tabs; returns the unsubscribe function. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
