import type { Database } from './database.js';
import type { Editions, ShopMemory } from './shop-memory.js';

/** Where a piece of work happens: database, shop, language and moment, and what is known already. */
export interface Scope {
  readonly db: Database;
  readonly tenant: string;
  readonly locale: string;
  readonly now: Date;
  readonly memory: ShopMemory;
  /** Those at the beginning of a request, where they were read already. */
  readonly editions?: Editions;
}
