import type { Database } from './database/database.js';
import type { ShopRevisions, ShopCache } from './shop-cache.js';

/** Context of an operation: database, shop, language, time, and cache. */
export interface Scope {
  readonly db: Database;
  readonly tenant: string;
  readonly locale: string;
  readonly now: Date;
  readonly cache: ShopCache;
  /** Revisions at the start of the request, if they were already read. */
  readonly revisions?: ShopRevisions;
}
