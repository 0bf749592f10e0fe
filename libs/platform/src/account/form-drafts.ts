import { clearVisitorStorage } from './visitor-storage.js';

/** Values of a form while it is edited: every field is text; an empty one counts as not given. */
export type DraftValues = Readonly<Record<string, string>>;

interface StoredDraft {
  readonly owner: string;
  readonly values: DraftValues;
}

/** In memory only: the end of a session redirects to the login page without a reload. */
const storedDrafts = new Map<string, StoredDraft>();
let isBlocked = false;

/**
 * Keeps the values of a form when the session ends while it is edited, for when the same customer
 * returns. Never keeps passwords.
 */
export function saveDraft(form: string, owner: string, values: DraftValues): void {
  if (isBlocked) return;
  const open = Object.entries(values).filter(([name]) => !/password/i.test(name));
  storedDrafts.set(form, { owner, values: Object.fromEntries(open) });
}

/** The values that this customer had entered, if there are any; they stay until they are dropped. */
export function readDraft(form: string, owner: string): DraftValues | undefined {
  const found = storedDrafts.get(form);
  return found?.owner === owner ? found.values : undefined;
}

export function dropDraft(form: string): void {
  storedDrafts.delete(form);
}

/** Signing out deletes all drafts, and so does signing in as another customer. */
export function blockDrafts(): void {
  clearVisitorStorage();
  storedDrafts.clear();
  isBlocked = true;
}
/** Whether the customer signed out deliberately and nobody has signed in since. */
export const isSignedOut = () => isBlocked;

export function allowDrafts(owner: string): void {
  clearVisitorStorage(owner);
  isBlocked = false;
  for (const [form, draft] of storedDrafts) if (draft.owner !== owner) storedDrafts.delete(form);
}
