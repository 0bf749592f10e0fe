import { LRUCache } from 'lru-cache';
import type { Database } from './database/database.js';
import type { Statement } from './database/statement.js';
import { run } from './database/statement.js';

/** Bytes of the per-shop caches of products and responses of a process. */
export const CACHE_BYTES = 24 * 1024 * 1024;

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
  put<T extends NonNullable<unknown>>(
    revision: ShopRevision,
    key: CacheKey<T>,
    value: T,
    bytes: number,
  ): void;
}

type Value = NonNullable<unknown>;

interface TenantCache {
  readonly revision: number;
  readonly entries: LRUCache<string, Value>;
}

/** `room`: bytes for each shop. */
export function createShopCache(room: number): ShopCache {
  const caches = new Map<string, TenantCache>();

  function entriesOf({ tenant, revision }: ShopRevision) {
    const known = caches.get(tenant);
    if (known && known.revision >= revision)
      return known.revision === revision ? known.entries : undefined;
    // Without room for one byte, it keeps nothing.
    const entries = new LRUCache<string, Value>({ maxSize: Math.max(1, room) });
    caches.set(tenant, { revision, entries });
    return entries;
  }

  return {
    get: <T>(revision: ShopRevision, key: CacheKey<T>) =>
      entriesOf(revision)?.get(key) as T | undefined,
    put: (revision, key, value, bytes) => {
      entriesOf(revision)?.set(key, value, { size: bytes });
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
