import type { Database } from './database.js';
import type { ShopRevisions, ShopCache } from './shop-cache.js';

/** Where a piece of work happens: database, shop, language and moment, and what is known already. */
export interface Scope {
  readonly db: Database;
  readonly tenant: string;
  readonly locale: string;
  readonly now: Date;
  readonly cache: ShopCache;
  /** Those at the beginning of a request, where they were read already. */
  readonly editions?: ShopRevisions;
}
