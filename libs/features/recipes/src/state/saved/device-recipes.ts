import { useSyncExternalStore } from 'react';

const KEY = 'larder.saved-recipes';
/** What a device keeps at most; the oldest go first. */
const MAX_SAVED = 100;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly slugs: readonly string[] } = {
  text: null,
  slugs: none,
};
/** What a browser without storage remembers until the page ends. */
let unstored: string | null = null;

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : none;
  } catch {
    return none;
  }
}

/** Recipes saved in this browser, the latest first. */
export function readDeviceRecipes(): readonly string[] {
  const text = stored();
  if (text !== known.text) known = { text, slugs: parsed(text) };
  return known.slugs;
}

export function writeDeviceRecipes(slugs: readonly string[]): void {
  unstored = slugs.length === 0 ? null : JSON.stringify(slugs.slice(0, MAX_SAVED));
  try {
    if (unstored === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, unstored);
    // The storage speaks for all tabs; a copy here would not follow the others.
    unstored = null;
  } catch {
    // It stays for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Follows other tabs. */
export const useDeviceRecipes = (): readonly string[] =>
  useSyncExternalStore(subscribe, readDeviceRecipes, () => none);
