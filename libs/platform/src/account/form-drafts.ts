import { clearVisitorStorage } from './visitor-storage.js';

/** A form as it is typed: every field is text, an empty one is not given. */
export type DraftValues = Readonly<Record<string, string>>;

interface StoredDraft {
  readonly owner: string;
  readonly values: DraftValues;
}

/** In memory alone: a session that ends leads to the login by a step inside of the page. */
const storedDrafts = new Map<string, StoredDraft>();
let isBlocked = false;

/**
 * Keeps what was typed when the session ends in the middle of a form, for the same customer's return.
 * Passwords are never kept.
 */
export function saveDraft(form: string, owner: string, values: DraftValues): void {
  if (isBlocked) return;
  const open = Object.entries(values).filter(([name]) => !/password/i.test(name));
  storedDrafts.set(form, { owner, values: Object.fromEntries(open) });
}

/** What that customer had typed, if it is there; it stays until it is dropped. */
export function readDraft(form: string, owner: string): DraftValues | undefined {
  const found = storedDrafts.get(form);
  return found?.owner === owner ? found.values : undefined;
}

export function dropDraft(form: string): void {
  storedDrafts.delete(form);
}

/** Whoever signs out by choice leaves nothing, nor does a customer to another one. */
export function blockDrafts(): void {
  clearVisitorStorage();
  storedDrafts.clear();
  isBlocked = true;
}
/** Whether somebody has left by choice, and nobody has come since. */
export const isSignedOut = () => isBlocked;

export function allowDrafts(owner: string): void {
  clearVisitorStorage(owner);
  isBlocked = false;
  for (const [form, draft] of storedDrafts) if (draft.owner !== owner) storedDrafts.delete(form);
}
