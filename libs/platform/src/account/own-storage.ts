/** What a visitor leaves in the tab lies under keys that begin so, with whose it is: a guest's is `''`. */
const OWN = 'own.';

interface Kept {
  readonly owner: string;
  readonly value: unknown;
}

function read(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept && 'owner' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

const isFor = (kept: Kept | undefined, owner: string) =>
  kept?.owner === '' || kept?.owner === owner;

/** What is kept for this visitor, or was before they signed in; what lies there may be nonsense. */
export function readOwn(key: string, owner: string): unknown {
  const kept = read(OWN + key);
  return isFor(kept, owner) ? kept?.value : undefined;
}

export function writeOwn(key: string, owner: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(OWN + key, JSON.stringify({ owner, value }));
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** Forgets what is another's than this customer's; for nobody, everything. */
export function forgetOwn(owner?: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(OWN) && (owner === undefined || !isFor(read(key), owner)))
        window.sessionStorage.removeItem(key);
  } catch {
    // Nor has it anything to forget.
  }
}
