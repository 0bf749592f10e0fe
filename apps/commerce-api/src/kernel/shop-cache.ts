import type { Database } from './database/database.js';
import type { Statement } from './database/statement.js';
import { run } from './database/statement.js';

declare const cachedType: unique symbol;

/** Key of one cached value, with the value's type. */
export type CacheKey<T> = string & { readonly [cachedType]: T };

export function cacheKey<T>(...parts: readonly string[]): CacheKey<T> {
  return parts.join('\n') as CacheKey<T>;
}

/** Version of a shop's public data: products, content, configuration. */
export interface ShopRevision {
  readonly tenant: string;
  /** The database increments it with every change. */
  readonly revision: number;
}

/**
 * In-memory cache of each shop's public data. Every entry belongs to one revision and is dropped with
 * it. When the room is used up, the least recently used entry is evicted. Requests share the values, so
 * callers must not change them.
 */
export interface ShopCache {
  get<T>(revision: ShopRevision, key: CacheKey<T>): T | undefined;
  /** `bytes` is an estimate. Ignores values of an older revision that arrive late. */
  put<T>(revision: ShopRevision, key: CacheKey<T>, value: T, bytes: number): void;
}

interface Entry {
  readonly value: unknown;
  readonly bytes: number;
}

interface TenantCache {
  readonly revision: number;
  readonly entries: Map<string, Entry>;
}

/** `room`: bytes for each shop. */
export function createShopCache(room: number): ShopCache {
  const shelves = new Map<string, TenantCache & { bytes: number }>();

  function shelfOf({ tenant, revision }: ShopRevision) {
    const known = shelves.get(tenant);
    if (known && known.revision >= revision) return known.revision === revision ? known : undefined;
    const made = { revision, entries: new Map<string, Entry>(), bytes: 0 };
    shelves.set(tenant, made);
    return made;
  }

  return {
    get: <T>(revision: ShopRevision, key: CacheKey<T>) => {
      const entries = shelfOf(revision)?.entries;
      const found = entries?.get(key);
      if (!entries || !found) return undefined;
      // A map keeps the order of insertion: what is used moves to the end.
      entries.delete(key);
      entries.set(key, found);
      return found.value as T;
    },
    put: (revision, key, value, bytes) => {
      const shelf = shelfOf(revision);
      if (!shelf || bytes > room) return;
      shelf.bytes += bytes - (shelf.entries.get(key)?.bytes ?? 0);
      shelf.entries.delete(key);
      shelf.entries.set(key, { value, bytes });
      for (const [oldest, entry] of shelf.entries) {
        if (shelf.bytes <= room) break;
        shelf.entries.delete(oldest);
        shelf.bytes -= entry.bytes;
      }
    },
  };
}

const readRevisions: Statement = {
  name: 'read_revisions',
  text: 'SELECT revision, catalogue FROM revisions WHERE tenant = $1',
};

export interface ShopRevisions {
  /** Revision of all public data. */
  readonly shop: ShopRevision;
  /** Revision of the products only, which change less often; they have a separate cache. */
  readonly catalogue: ShopRevision;
}

/** The current revisions in the database. Data read after them is of these revisions or newer. */
export async function currentRevisions(db: Database, tenant: string): Promise<ShopRevisions> {
  const [found] = await run<{ revision: number; catalogue: number }>(db, readRevisions, [tenant]);
  return {
    shop: { tenant, revision: found?.revision ?? 0 },
    catalogue: { tenant: `${tenant}\ncatalogue`, revision: found?.catalogue ?? 0 },
  };
}

export async function currentRevision(db: Database, tenant: string): Promise<ShopRevision> {
  return (await currentRevisions(db, tenant)).shop;
}
