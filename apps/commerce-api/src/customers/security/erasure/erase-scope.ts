import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';

/** The caller's transaction, in one shop. */
export interface EraseScope {
  readonly db: Database;
  readonly tenant: string;
}

/** Ids of one person's carts, as what stands between the parentheses of `IN (…)`. */
export type OwnCarts = SQL;
