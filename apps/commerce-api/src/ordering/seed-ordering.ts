import path from 'node:path';
import { timeSlotRules } from '../distribution/capacity/tables.js';
import { TimeSlotRules } from '../distribution/capacity/time-slot-rules.js';
import type { Database } from '../kernel/database/database.js';
import type { SeedTarget } from '../seeding/seed-target.js';
import { readJson } from '../seeding/tenant-folder.js';
import { OrderTerms } from './terms.js';

/**
 * Imports a shop's windows.json; an invalid order-config.json fails here, at the start, instead of in a
 * cart.
 */
export async function seedOrdering(db: Database, target: SeedTarget): Promise<void> {
  const data = path.join(target.folder, 'data');
  const { tenant } = target;
  await readJson(path.join(data, 'order-config.json'), OrderTerms);
  const rules = await readJson(path.join(data, 'windows.json'), TimeSlotRules);
  if (!rules) return;
  await db
    .insert(timeSlotRules)
    .values({ tenant, rules })
    .onConflictDoUpdate({ target: timeSlotRules.tenant, set: { rules } });
}
