import type { ContentServices } from '../content/content-services.js';
import type { Clock } from './clock.js';
import type { Database } from './database.js';
import type { ShopCache } from './shop-cache.js';
import type { TenantDirectory } from './tenant-directory.js';

/** What the domains of one app share. There is no other state. */
export interface Kernel {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly cache: ShopCache;
  /** Absent where content is only read. */
  readonly content?: ContentServices;
  /** Origins under which shoppers see the shops, as `PUBLIC_URL` names them. */
  readonly publicOrigins?: readonly URL[];
  /** True when shoppers see the shop over https. */
  readonly secureCookies: boolean;
  /** True outside production: every answer is checked against its contract. */
  readonly checkResponses: boolean;
}
