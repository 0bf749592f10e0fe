import type { CachedResponse } from '../http/cached-response.js';

declare const renderedWithoutVisitor: unique symbol;

/**
 * A page that anybody may be shown. Only `renderPublicPage` gives one, and it has no way to a cookie;
 * the cache takes nothing else, so a page of one visitor cannot get in.
 */
export interface PublicPage {
  readonly [renderedWithoutVisitor]: true;
  readonly answer: CachedResponse;
  /** Names of what the page shows, for purging. */
  readonly tags: readonly string[];
}

export interface CachedPage {
  readonly answer: CachedResponse;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

export interface Freshness {
  /** Seconds in which the page is served as it is. */
  readonly fresh: number;
  /** Seconds after that in which it is served while a new one is made. */
  readonly stale: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  put(key: string, page: PublicPage, freshness: Freshness): void;
  /** Puts a better compressed answer in the place of an equal one. */
  replace(key: string, answer: CachedResponse): void;
  /** Removes every page that shows one of the named things; gives their number. */
  purge(tags: readonly string[]): number;
  /** Changes with every purge. */
  readonly generation: number;
  readonly bytes: number;
}

interface Entry extends CachedPage {
  readonly tags: readonly string[];
}

/** Pages by key in memory; the least recently used leave when there is no room. */
export function createPageCache(room: number, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  let bytes = 0;
  let generation = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.answer.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function insert(key: string, entry: Entry): void {
    remove(key);
    if (entry.answer.bytes > room) return;
    entries.set(key, entry);
    bytes += entry.answer.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of entries.keys()) {
      if (bytes <= room) break;
      remove(oldest);
    }
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.staleUntil <= now()) {
        remove(key);
        return undefined;
      }
      // A map keeps the order of insertion: what is used moves to the end.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put: (key, { answer, tags }, { fresh, stale }) => {
      const freshUntil = now() + fresh * 1000;
      insert(key, { answer, tags, freshUntil, staleUntil: freshUntil + stale * 1000 });
    },
    replace: (key, answer) => {
      const entry = entries.get(key);
      if (entry?.answer.etag === answer.etag) insert(key, { ...entry, answer });
    },
    purge: (tags) => {
      generation += 1;
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
      for (const key of keys) remove(key);
      return keys.size;
    },
    get generation() {
      return generation;
    },
    get bytes() {
      return bytes;
    },
  };
}
