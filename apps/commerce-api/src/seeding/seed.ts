import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database.js';
import { firstRow, transaction } from '../kernel/database.js';
import { seedOrdering } from '../ordering/seed-ordering.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedContent } from './seed-content.js';
import { seedDistribution } from './seed-distribution.js';
import type { TenantFile } from './seed-tenant.js';
import { readTenantFile, seedTenant } from './seed-tenant.js';
import { hashFiles, listTenants } from './tenant-folder.js';

/** What a part of the seed is told. */
export interface SeedTarget {
  readonly tenant: string;
  readonly folder: string;
  readonly config: TenantFile;
  /** Locale codes of the shop, the default one first. */
  readonly locales: readonly string[];
  readonly now: Date;
}

interface Part {
  readonly name: string;
  /** Files and folders (ending in a slash) that it is made from, beside the configuration. */
  readonly files: readonly string[];
  readonly write: (db: Database, target: SeedTarget) => Promise<void>;
}

const parts: readonly Part[] = [
  {
    name: 'tenant',
    files: ['theme.json', 'messages/'],
    write: (db, { folder, tenant, config }) => seedTenant(db, folder, tenant, config),
  },
  { name: 'content', files: ['content/'], write: seedContent },
  {
    name: 'catalogue',
    files: ['data/categories.json', 'data/products.jsonl'],
    write: seedCatalogue,
  },
  {
    name: 'distribution',
    files: ['data/areas.json', 'data/stores.json', 'data/addresses.json', 'data/order-config.json'],
    write: seedDistribution,
  },
  {
    name: 'ordering',
    files: ['data/order-config.json', 'data/windows.json'],
    write: seedOrdering,
  },
];

/**
 * Brings the database to the state of the tenants folder. Each shop is seeded whole or not at all,
 * parts whose files did not change are skipped, and of several processes that start at once one does
 * the work.
 */
export async function seed(db: Database, tenantsFolder: string, now = new Date()): Promise<void> {
  for (const tenant of await listTenants(tenantsFolder)) {
    const folder = path.join(tenantsFolder, tenant);
    const config = await readTenantFile(folder);
    const locales = config.clientRuntimeConfig.locales.map(({ code }) => code);
    await transaction(db, async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(4301)`);
      for (const part of parts) await seedPart(tx, part, { tenant, folder, config, locales, now });
    });
  }
}

async function seedPart(db: Database, part: Part, target: SeedTarget): Promise<void> {
  const hash = await hashFiles(target.folder, ['config.json', ...part.files]);
  const known = await firstRow<{ hash: string }>(
    db,
    sql`SELECT hash FROM seeds WHERE tenant = ${target.tenant} AND name = ${part.name}`,
  );
  if (known?.hash === hash) return;
  await part.write(db, target);
  await db.execute(sql`INSERT INTO seeds (tenant, name, hash) VALUES (${target.tenant}, ${part.name}, ${hash})
    ON CONFLICT (tenant, name) DO UPDATE SET hash = excluded.hash`);
}
