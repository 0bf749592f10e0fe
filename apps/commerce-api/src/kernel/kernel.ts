import type { Clock } from './clock.js';
import type { Database } from './database.js';
import type { ShopMemory } from './shop-memory.js';
import type { TenantDirectory } from './tenant-directory.js';

/** What the domains of one app share. There is no other state. */
export interface Kernel {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly memory: ShopMemory;
  /** True when shoppers see the shop over https. */
  readonly secureCookies: boolean;
  /** True outside production: every answer is checked against its contract. */
  readonly checkResponses: boolean;
}
