/** Prefix of all keys in session storage, followed by the owner's id; a guest's id is `''`. */
const STORAGE_KEY = 'own.';

interface StoredEntry {
  readonly owner: string;
  readonly value: unknown;
}

function read(key: string): StoredEntry | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored && 'owner' in stored
      ? (stored as StoredEntry)
      : undefined;
  } catch {
    return undefined;
  }
}

const belongsTo = (stored: StoredEntry | undefined, owner: string) =>
  stored?.owner === '' || stored?.owner === owner;

/** The stored value of this visitor, or of the guest they were before signing in. It is untrusted input. */
export function readVisitorStorage(key: string, owner: string): unknown {
  const stored = read(STORAGE_KEY + key);
  return belongsTo(stored, owner) ? stored?.value : undefined;
}

export function writeVisitorStorage(key: string, owner: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY + key, JSON.stringify({ owner, value }));
  } catch {
    // Without storage, the browser keeps nothing.
  }
}

/** Deletes values of other customers; without a customer, deletes everything. */
export function clearVisitorStorage(owner?: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(STORAGE_KEY) && (owner === undefined || !belongsTo(read(key), owner)))
        window.sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
