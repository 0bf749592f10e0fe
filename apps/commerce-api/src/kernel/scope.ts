import type { Database } from './database/database.js';
import type { ShopRevisions, ShopCache } from './shop-cache.js';

/** What products are searched by: an index in memory, or the database (decision 158). */
export type SearchKind = 'memory' | 'postgres';

/** Context of an operation: database, shop, language, time, and cache. */
export interface Scope {
  readonly db: Database;
  readonly tenant: string;
  readonly locale: string;
  /** The shop's, by which a pint is read; absent: no country's own. */
  readonly country?: string;
  readonly now: Date;
  readonly cache: ShopCache;
  /** Absent: the index in memory. */
  readonly productSearch?: SearchKind;
  /** Revisions at the start of the request, if they were already read. */
  readonly revisions?: ShopRevisions;
}
