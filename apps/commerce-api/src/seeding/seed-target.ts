import type { TenantFile } from './seed-tenant.js';

/** Input of one part of the seed. */
export interface SeedTarget {
  readonly tenant: string;
  readonly folder: string;
  readonly config: TenantFile;
  /** Locale codes of the shop, the default one first. */
  readonly locales: readonly string[];
  readonly now: Date;
}
