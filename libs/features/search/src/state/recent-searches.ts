import { useSyncExternalStore } from 'react';

const KEY = 'recentSearches';
const MAX = 6;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly terms: readonly string[] } = {
  text: null,
  terms: NONE,
};

function read(): readonly string[] {
  const text = stored();
  if (text !== known.text) known = { text, terms: parsed(text) };
  return known.terms;
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'string').slice(0, MAX)
      : NONE;
  } catch {
    return NONE;
  }
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // A browser without storage remembers no searches.
  }
  for (const listener of listeners) listener();
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (term: string) => read().filter((one) => !isSame(one, term));

/** Puts a term first. It stays in this browser and is sent nowhere. */
export function rememberSearch(term: string): void {
  write([term, ...without(term)].slice(0, MAX));
}

export function forgetSearch(term: string): void {
  write(without(term));
}

export function forgetAllSearches(): void {
  write(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was searched for in this browser, the latest first; follows other tabs. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
