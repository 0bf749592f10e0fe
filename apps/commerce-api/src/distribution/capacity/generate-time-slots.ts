import type { Database } from '../../kernel/database/database.js';
import { readTimeSlotRules, saveTimeSlots } from './save-time-slots.js';
import { planTimeSlots } from './time-slot-rules.js';

/**
 * Plans the time slots of every shop, or of one, up to its horizon; existing ones are updated by the
 * rules.
 */
export async function generateTimeSlots(db: Database, now: Date, only?: string): Promise<void> {
  for (const { tenant, rules } of await readTimeSlotRules(db)) {
    if (only !== undefined && tenant !== only) continue;
    await saveTimeSlots(db, tenant, planTimeSlots(rules, now), rules.pickingUnits);
  }
}
