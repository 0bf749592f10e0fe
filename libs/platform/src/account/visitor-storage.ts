/** What a visitor leaves in the tab lies under keys that begin so, with whose it is: a guest's is `''`. */
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

/** What is kept for this visitor, or was before they signed in; what lies there may be nonsense. */
export function readVisitorStorage(key: string, owner: string): unknown {
  const stored = read(STORAGE_KEY + key);
  return belongsTo(stored, owner) ? stored?.value : undefined;
}

export function writeVisitorStorage(key: string, owner: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY + key, JSON.stringify({ owner, value }));
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** Forgets what is another's than this customer's; for nobody, everything. */
export function clearVisitorStorage(owner?: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(STORAGE_KEY) && (owner === undefined || !belongsTo(read(key), owner)))
        window.sessionStorage.removeItem(key);
  } catch {
    // Nor has it anything to forget.
  }
}
