import type { SettingName } from '@larder/office-contract';
import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { saveTimeSlots } from '../../../distribution/capacity/save-time-slots.js';
import { timeSlotRules, timeSlots } from '../../../distribution/capacity/tables.js';
import { TimeSlotRules, planTimeSlots } from '../../../distribution/capacity/time-slot-rules.js';
import { orderConfigs, stores } from '../../../distribution/tables.js';
import type { Database } from '../../../kernel/database/database.js';
import { Stores, writeStores } from '../../../seeding/seed-distribution.js';

export interface SettingScope {
  readonly db: Database;
  readonly tenant: string;
  readonly now: Date;
}

/** What the shop goes by at present; undefined where it has no such setting. */
export async function readApplied(
  { db, tenant }: Pick<SettingScope, 'db' | 'tenant'>,
  name: SettingName,
): Promise<unknown> {
  if (name === 'stores') {
    const own = eq(stores.tenant, tenant);
    const found = await db.select().from(stores).where(own).orderBy(asc(stores.position));
    return found.map(({ store }) => store);
  }
  if (name === 'windows') {
    const own = eq(timeSlotRules.tenant, tenant);
    return (await db.select().from(timeSlotRules).where(own))[0]?.rules;
  }
  const own = eq(orderConfigs.tenant, tenant);
  return (await db.select().from(orderConfigs).where(own))[0]?.config;
}

/** Lets the shop go by a value that its schema accepts. */
export async function applySetting(
  scope: SettingScope,
  name: SettingName,
  value: unknown,
): Promise<void> {
  const { db, tenant } = scope;
  if (name === 'stores') return writeStores(db, tenant, Stores.parse(value));
  if (name === 'windows') return applyRules(scope, TimeSlotRules.parse(value));
  const config = value as typeof orderConfigs.$inferInsert.config;
  await db
    .insert(orderConfigs)
    .values({ tenant, config })
    .onConflictDoUpdate({ target: orderConfigs.tenant, set: { config } });
}

/** Plans by the new rules. A slot that they no longer make takes no further orders. */
async function applyRules({ db, tenant, now }: SettingScope, rules: TimeSlotRules): Promise<void> {
  await db
    .insert(timeSlotRules)
    .values({ tenant, rules })
    .onConflictDoUpdate({ target: timeSlotRules.tenant, set: { rules } });
  const planned = planTimeSlots(rules, now);
  await saveTimeSlots(db, tenant, planned, rules.pickingUnits);
  const ids = planned.map(({ id }) => id);
  await db
    .update(timeSlots)
    .set({ capacity: sql`${timeSlots.booked} + ${timeSlots.held}` })
    .where(
      and(
        eq(timeSlots.tenant, tenant),
        gt(timeSlots.startsAt, now),
        ids.length > 0 ? notInArray(timeSlots.id, ids) : undefined,
      ),
    );
}
