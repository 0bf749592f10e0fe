import type { ContentServices } from '../content/content-services.js';
import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { SearchKind } from './scope.js';
import type { ShopCache } from './shop-cache.js';
import type { WalletPassSettings } from './settings/wallet-pass-settings.js';
import type { TenantDirectory } from './tenant-directory.js';

/** Shared state of all domains of an app. There is no other state. */
export interface Kernel {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly cache: ShopCache;
  /** Absent: the index in memory. */
  readonly productSearch?: SearchKind;
  /** Absent where content is read-only. */
  readonly content?: ContentServices;
  /** Bearer token of the shop's own people; absent: there is no back office. */
  readonly backOfficeSecret?: string;
  /** Wallets of phones that member cards can be added to; absent: none. */
  readonly walletPasses?: WalletPassSettings;
  /** Public origins of the shops from `PUBLIC_URL`. */
  readonly publicOrigins?: readonly URL[];
  /** True when the shops are served over HTTPS. */
  readonly secureCookies: boolean;
  /** True outside production: validates every response against its contract. */
  readonly checkResponses: boolean;
}
