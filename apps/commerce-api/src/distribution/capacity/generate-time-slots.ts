import type { Database } from '../../kernel/database/database.js';
import { readTimeSlotRules, saveTimeSlots } from './save-time-slots.js';
import { planTimeSlots } from './time-slot-rules.js';

/** Plans the time slots of every shop up to its horizon; existing ones are updated by the rules. */
export async function generateTimeSlots(db: Database, now: Date): Promise<void> {
  for (const { tenant, rules } of await readTimeSlotRules(db)) {
    await saveTimeSlots(db, tenant, planTimeSlots(rules, now), rules.pickingUnits);
  }
}
