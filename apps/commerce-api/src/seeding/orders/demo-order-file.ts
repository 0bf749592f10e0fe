import type { BillingAddress } from '@larder/contracts/cart';
import * as z from 'zod/mini';
import type { Database } from '../../kernel/database/database.js';
import type { ShopCache } from '../../kernel/shop-cache.js';
import type { Shop } from '../../kernel/tenant-directory.js';

export const DemoOrderFile = z.object({
  state: z.enum(['PLACED', 'PICKING', 'ON_THE_WAY', 'READY', 'COMPLETED', 'CANCELLED']),
  /** Hours until the shop's nearest time slot begins; negative for one that has begun. */
  beginsInHours: z.number(),
  /** Pieces or grams by sku. */
  goods: z.record(z.string(), z.int()),
  /** Collected from this store; delivered when absent. */
  storeId: z.optional(z.string()),
});

export interface DemoOrder extends z.output<typeof DemoOrderFile> {
  readonly customer: string;
  readonly billing: BillingAddress;
  /** Tells the orders of the customer apart. */
  readonly place: string;
}

export interface DemoScope {
  readonly db: Database;
  readonly tenant: string;
  readonly shop: Shop;
  readonly locale: string;
  readonly cache: ShopCache;
  readonly now: Date;
}
