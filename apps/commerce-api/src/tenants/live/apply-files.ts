import path from 'node:path';
import type { ContentSettings } from '../../content/content-services.js';
import type { SourceChoice } from '../../content/sync/connect-sources.js';
import { generateTimeSlots } from '../../distribution/capacity/generate-time-slots.js';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import { inTenant } from '../../kernel/database/tenant-scope.js';
import { seedTenantFolder } from '../../seeding/seed.js';
import { readTenantFile } from '../../seeding/seed-tenant.js';

export interface FileTarget {
  readonly db: Database;
  readonly clock: Clock;
  readonly folder: string;
  readonly content: ContentSettings;
  /** Content setting of each tenant, kept up to date. */
  readonly choices: Map<string, SourceChoice>;
}

/** Writes a tenant's changed files into the database; returns the tags of all affected pages. */
export async function applyFiles(
  { db, clock, folder, content, choices }: FileTarget,
  tenant: string,
): Promise<string[]> {
  const { contentSource } = await readTenantFile(path.join(folder, tenant));
  const before = choices.get(tenant);
  choices.set(tenant, contentSource);
  try {
    const isFolder = content.sources(tenant).watch !== undefined;
    const tags = await seedTenantFolder(db, folder, tenant, clock.now(), {
      sources: content.sources,
      // A content system that does not answer keeps no other change from being taken.
      ...(!isFolder && { onUnreadable: content.report }),
    });
    // The hourly job would leave a new shop without time slots until it runs.
    await inTenant(tenant, () => generateTimeSlots(db, clock.now(), tenant));
    return tags;
  } catch (error) {
    choices.set(tenant, before);
    throw error;
  }
}
