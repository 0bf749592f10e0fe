import { forgetOwn } from './own-storage.js';

/** A form as it is typed: every field is text, an empty one is not given. */
export type Typed = Readonly<Record<string, string>>;

interface Kept {
  readonly owner: string;
  readonly values: Typed;
}

/** In memory alone: a session that ends leads to the login by a step inside of the page. */
const kept = new Map<string, Kept>();
let isClosed = false;

/**
 * Keeps what was typed when the session ends in the middle of a form, for the same customer's return.
 * Passwords are never kept.
 */
export function keepDraft(form: string, owner: string, values: Typed): void {
  if (isClosed) return;
  const open = Object.entries(values).filter(([name]) => !/password/i.test(name));
  kept.set(form, { owner, values: Object.fromEntries(open) });
}

/** What that customer had typed, if it is there; it stays until it is dropped. */
export function draftOf(form: string, owner: string): Typed | undefined {
  const found = kept.get(form);
  return found?.owner === owner ? found.values : undefined;
}

export function dropDraft(form: string): void {
  kept.delete(form);
}

/** Whoever signs out by choice leaves nothing, nor does a customer to another one. */
export function closeDrafts(): void {
  forgetOwn();
  kept.clear();
  isClosed = true;
}
/** Whether somebody has left by choice, and nobody has come since. */
export const hasLeft = () => isClosed;

export function openDrafts(owner: string): void {
  forgetOwn(owner);
  isClosed = false;
  for (const [form, draft] of kept) if (draft.owner !== owner) kept.delete(form);
}
