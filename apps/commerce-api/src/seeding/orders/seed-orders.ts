import path from 'node:path';
import { BillingAddress } from '@larder/contracts/cart/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { carts } from '../../carts/tables.js';
import { readTimeSlotRules, saveTimeSlots } from '../../distribution/capacity/save-time-slots.js';
import { planTimeSlots } from '../../distribution/capacity/time-slot-rules.js';
import { findByEmail } from '../../customers/repository.js';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { loadDirectory } from '../../tenants/directory.js';
import { DemoOrderFile, type DemoOrder } from './demo-order-file.js';
import { placeDemoOrder } from './demo-order.js';
import { isOpenState, openStates, releaseOverdue } from './open-demo-orders.js';
import type { SeedTarget } from '../seed-target.js';
import { readJson } from '../tenant-folder.js';

export const CustomerOrders = z.object({
  email: z.string(),
  billing: BillingAddress,
  orders: z.array(DemoOrderFile),
});
const File = z.array(CustomerOrders);

/**
 * Orders of the demo customers in every status. At a later start the open ones whose time slot is over are
 * taken on, and new ones take their place. A production shop has none.
 */
export async function seedOrders(db: Database, target: SeedTarget): Promise<void> {
  const { tenant, config, folder, now, locales } = target;
  if (config.clientRuntimeConfig.environment === 'production') return;
  const file = await readJson(path.join(folder, 'data/orders.json'), File);
  if (!file) return;
  const { shops } = await loadDirectory(db, tenant);
  const shop = shops.find((one) => one.tenant === tenant);
  if (!shop) throw new Error(`The shop ${tenant} is not there yet`);
  for (const { rules, tenant: of } of await readTimeSlotRules(db))
    if (of === tenant)
      await saveTimeSlots(db, tenant, planTimeSlots(rules, now), rules.pickingUnits);
  const scope = { db, tenant, shop, now, locale: locales[0] ?? 'en', cache: createShopCache(0) };
  for (const { email, billing, orders } of file) {
    const customer = await findByEmail(scope, email);
    if (!customer) continue;
    const isRenewed = await hasOrders(db, tenant, customer.id);
    if (isRenewed) await releaseOverdue(scope, customer.id);
    const open = isRenewed ? await openStates(scope, customer.id) : undefined;
    for (const [at, order] of orders.entries()) {
      if (open && (!isOpenState(order.state) || open.has(order.state))) continue;
      const place = open ? `${at}-${now.getTime()}` : String(at);
      const demo: DemoOrder = { ...order, billing, customer: customer.id, place };
      await ignoreRefusal(db, (tx) => placeDemoOrder({ ...scope, db: tx }, demo));
    }
  }
}

/** A shop whose goods or limits became others has fewer orders, and starts all the same. */
async function ignoreRefusal(db: Database, place: (tx: Database) => Promise<void>): Promise<void> {
  try {
    await transaction(db, place);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
}

async function hasOrders(db: Database, tenant: string, customer: string): Promise<boolean> {
  const found = await db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(eq(carts.tenant, tenant), eq(carts.customerId, customer), eq(carts.status, 'ORDERED')),
    )
    .limit(1);
  return found.length > 0;
}
