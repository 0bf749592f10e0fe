import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SettingName } from '@larder/office-contract';
import type { Database } from '../../../kernel/database/database.js';
import type { SeedTarget } from '../../../seeding/seed-target.js';
import { readApplied, applySetting } from './apply-setting.js';
import { settingFaults } from './check-setting.js';
import { shopSettings } from './tables.js';

/**
 * Puts what people changed over the files that were just written, and keeps what those say. A value that
 * a release no longer takes stays in its row while the file decides.
 */
export async function restoreSettings(
  db: Database,
  { tenant, now }: Pick<SeedTarget, 'tenant' | 'now'>,
  written: readonly SettingName[],
): Promise<void> {
  if (written.length === 0) return;
  const own = and(eq(shopSettings.tenant, tenant), inArray(shopSettings.name, written));
  const rows = await db.select().from(shopSettings).where(own).orderBy(asc(shopSettings.name));
  for (const { name, value } of rows) {
    const file = await readApplied({ db, tenant }, name);
    await db
      .update(shopSettings)
      .set({ file })
      .where(and(own, eq(shopSettings.name, name)));
    const faults = await settingFaults({ db, tenant }, name, value);
    if (Object.keys(faults).length > 0) continue;
    await applySetting({ db, tenant, now }, name, value);
  }
}
