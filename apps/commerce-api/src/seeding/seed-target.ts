import type { TenantFile } from './seed-tenant.js';

/** What a part of the seed is told. */
export interface SeedTarget {
  readonly tenant: string;
  readonly folder: string;
  readonly config: TenantFile;
  /** Locale codes of the shop, the default one first. */
  readonly locales: readonly string[];
  readonly now: Date;
}
