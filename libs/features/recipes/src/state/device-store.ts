import { useSyncExternalStore } from 'react';

interface DeviceStore<T> {
  readonly read: () => T;
  /** Undefined forgets it. */
  readonly write: (value: T | undefined) => void;
  /** Follows other tabs. */
  readonly useValue: () => T;
}

/**
 * A value in the browser's storage. `parse` gets the stored text, which other scripts may have written, and
 * may throw; the value is then `none`, as without a stored text.
 */
export function createDeviceStore<T>(
  key: string,
  none: T,
  parse: (value: unknown) => T,
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: T } = { text: null, value: none };
  /** What a browser without storage remembers until the page ends. */
  let unstored: string | null = null;

  const stored = () => {
    try {
      return window.localStorage.getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  };
  const parsed = (text: string | null) => {
    try {
      return text === null ? none : parse(JSON.parse(text));
    } catch {
      return none;
    }
  };
  const read = () => {
    const text = stored();
    if (text !== known.text) known = { text, value: parsed(text) };
    return known.value;
  };
  const write = (value: T | undefined) => {
    unstored = value === undefined ? null : JSON.stringify(value);
    try {
      if (unstored === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, unstored);
      // The storage speaks for all tabs; a copy here would not follow the others.
      unstored = null;
    } catch {
      // It stays for this page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, write, useValue: () => useSyncExternalStore(subscribe, read, () => none) };
}
