import type { Database } from '../kernel/database.js';
import { readWindowRules, saveWindows } from './repository.js';
import { planWindows } from './window-rules.js';

/** Plans the windows of every shop up to its horizon; those that exist are brought to the rules. */
export async function topUpWindows(db: Database, now: Date): Promise<void> {
  for (const { tenant, rules } of await readWindowRules(db)) {
    await saveWindows(db, tenant, planWindows(rules, now), rules.pickingUnits);
  }
}
