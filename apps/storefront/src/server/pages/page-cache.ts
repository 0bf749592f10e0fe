import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../http/cached-response.js';

declare const renderedWithoutVisitor: unique symbol;

/**
 * A public page. Only `renderPublicPage` creates one, and it has no access to cookies. The cache
 * accepts nothing else, so it cannot contain a page of one visitor.
 */
export interface PublicPage {
  readonly [renderedWithoutVisitor]: true;
  readonly answer: CachedResponse;
  /** Tags for purging. */
  readonly tags: readonly string[];
}

export interface CachedPage {
  readonly answer: CachedResponse;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

export interface Freshness {
  /** Seconds in which the page is fresh. */
  readonly fresh: number;
  /** Seconds after that in which it is served stale while it is re-rendered. */
  readonly stale: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  put(key: string, page: PublicPage, freshness: Freshness): void;
  /** Replaces a response with a better compressed copy. */
  replace(key: string, answer: CachedResponse): void;
  /** Removes all pages with one of the tags; returns their number. */
  purge(tags: readonly string[]): number;
  /** Makes every page stale: each is served once more while it is rendered again. */
  expire(): void;
  /** Changes with every purge. */
  readonly generation: number;
  readonly bytes: number;
}

interface Entry extends CachedPage {
  readonly tags: readonly string[];
}

/** In-memory page cache; evicts the least recently used pages when it is full. */
export function createPageCache(room: number, now: () => number = Date.now): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  let generation = 0;
  const entries = new LRUCache<string, Entry>({
    // Without room for one byte, it keeps nothing.
    maxSize: Math.max(1, room),
    sizeCalculation: ({ answer }) => answer.bytes,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function insert(key: string, entry: Entry): void {
    entries.set(key, entry);
    // A page that is larger than the cache is not stored.
    if (!entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry || entry.staleUntil > now()) return entry;
      entries.delete(key);
      return undefined;
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
      for (const key of keys) entries.delete(key);
      return keys.size;
    },
    expire: () => {
      generation += 1;
      const at = now();
      // From the least recently used, so that the order stays.
      for (const [key, entry] of [...entries.entries()].reverse())
        insert(key, { ...entry, freshUntil: Math.min(entry.freshUntil, at) });
    },
    get generation() {
      return generation;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
