import path from 'node:path';
import type { SettingName } from '@larder/office-contract';
import { eq } from 'drizzle-orm';
import { isContentStale, publishContent } from '../content/sync/publish-content.js';
import type { ContentSources } from '../content/source/content-source.js';
import { folderSource } from '../content/source/folder-source.js';
import type { LiveContent } from '../content/source/live-content.js';
import { readLive } from '../content/source/live-content.js';
import type { Database } from '../kernel/database/database.js';
import { inTenant } from '../kernel/database/tenant-scope.js';
import { transaction, waitForLock } from '../kernel/database/transaction.js';
import { seedOrdering } from '../ordering/seed-ordering.js';
import { changedTags, readPageFingerprints } from '../kernel/page-cache/page-tags.js';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import { restoreSettings } from '../tenants/office/settings/restore-settings.js';
import { seeds } from '../tenants/tables.js';
import type { ReportFault } from './closed-shops.js';
import { closeShop, isOwnFault } from './closed-shops.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedDiscountCodes } from './seed-discount-codes.js';
import { seedDemand } from './seed-demand.js';
import { seedDistribution } from './seed-distribution.js';
import { seedPersonas } from './personas/seed-personas.js';
import { seedLoyalty } from './seed-loyalty.js';
import { seedMembers } from './personas/seed-members.js';
import { seedOrders } from './orders/seed-orders.js';
import { seedPesticides } from './seed-pesticides.js';
import { seedReviews } from './seed-reviews.js';
import { seedStaff } from './personas/seed-staff.js';
import { seedStores } from './seed-stores.js';
import { seedSynonyms } from './seed-synonyms.js';
import { seedRecipes } from './seed-recipes.js';
import type { SeedTarget } from './seed-target.js';
import { readTenantFile, seedTenant } from './seed-tenant.js';
import { hashFiles, listTenants } from './tenant-folder.js';

interface Part {
  readonly name: string;
  /** Files and folders (ending in a slash) that it is made from, beside the configuration. */
  readonly files: readonly string[];
  /** Those of its files that people can change in the back office. */
  readonly settings?: readonly SettingName[];
  /** Shows the present: written again on another day. */
  readonly isDaily?: boolean;
  readonly write: (db: Database, target: SeedTarget) => Promise<void>;
}

const parts: readonly Part[] = [
  {
    name: 'tenant',
    files: ['theme.json', 'messages/'],
    write: (db, { folder, tenant, config }) => seedTenant(db, folder, tenant, config),
  },
  {
    name: 'catalogue',
    files: ['data/categories.json', 'data/products.jsonl', 'data/price-history.json'],
    write: seedCatalogue,
  },
  { name: 'synonyms', files: ['data/search/synonyms.json'], write: seedSynonyms },
  {
    name: 'demand',
    files: ['data/search/purchases.json', 'data/search/popular-terms.json'],
    write: seedDemand,
  },
  { name: 'recipes', files: ['data/recipes.json'], write: seedRecipes },
  {
    name: 'distribution',
    files: ['data/areas.json', 'data/stores.json', 'data/addresses.json', 'data/order-config.json'],
    write: seedDistribution,
    settings: ['order-config', 'stores'],
  },
  {
    name: 'ordering',
    files: ['data/order-config.json', 'data/windows.json'],
    write: seedOrdering,
    settings: ['windows'],
  },
  { name: 'pesticides', files: ['data/pesticides.csv'], write: seedPesticides },
  {
    name: 'stores',
    files: ['data/special-days.json', 'data/outlines.json'],
    write: seedStores,
  },
  {
    name: 'personas',
    files: ['data/personas.json'],
    write: seedPersonas,
  },
  {
    name: 'loyalty',
    files: ['data/vouchers.json', 'data/delivery-pass.json'],
    write: seedLoyalty,
  },
  { name: 'discount codes', files: ['data/discount-codes.json'], write: seedDiscountCodes },
  { name: 'members', files: ['data/members.json', 'data/gift-cards.json'], write: seedMembers },
  { name: 'staff', files: ['data/personas.json'], write: seedStaff },
  { name: 'orders', files: ['data/orders.json'], write: seedOrders, isDaily: true },
  { name: 'reviews', files: ['data/orders.json'], write: seedReviews },
];

interface SeedContent {
  /** The tenants folder when absent. */
  readonly sources?: ContentSources;
  readonly onUnreadable?: (message: string) => void;
  /** Shops that are left out. With it, a shop that has an unusable file joins them. */
  readonly closed?: ClosedShop[];
  readonly onFault?: ReportFault;
}

/**
 * Syncs the database with the tenants folder, and its content with each shop's source. Each shop is
 * seeded in one transaction, parts with unchanged files are skipped, and of several processes that start
 * concurrently only one seeds. Returns the tags of all affected pages. With `onUnreadable`, a shop with
 * unreadable content starts with its stored content; without it, seeding fails. With `onFault`, a shop
 * that cannot be seeded is reported and added to `closed`; without it, seeding fails.
 */
export async function seed(
  db: Database,
  tenantsFolder: string,
  now = new Date(),
  options: SeedContent = {},
): Promise<string[]> {
  const { closed = [], onFault } = options;
  const tags: string[] = [];
  for (const tenant of await listTenants(tenantsFolder, closed)) {
    try {
      tags.push(...(await seedTenantFolder(db, tenantsFolder, tenant, now, options)));
    } catch (error) {
      if (!onFault || !isOwnFault(error)) throw error;
      closed.push(await closeShop(tenantsFolder, tenant, error, onFault));
    }
  }
  return tags;
}

/** Syncs the database with the folder of one tenant; see `seed`. */
export async function seedTenantFolder(
  db: Database,
  tenantsFolder: string,
  tenant: string,
  now: Date,
  { sources = () => folderSource(tenantsFolder), onUnreadable }: SeedContent,
): Promise<string[]> {
  const folder = path.join(tenantsFolder, tenant);
  const config = await readTenantFile(folder);
  const locales = config.clientRuntimeConfig.locales.map(({ code }) => code);
  const target = { tenant, folder, config, locales, now };
  // Other systems are called before the database is locked.
  const live = await readLive(sources(tenant), target, now).catch((error: unknown) => {
    if (!onUnreadable) throw error;
    onUnreadable(`The content of ${tenant} could not be read: ${String(error)}`);
    return undefined;
  });
  return inTenant(tenant, () => transaction(db, (tx) => seedShop(tx, target, live)));
}

async function seedShop(
  db: Database,
  target: SeedTarget,
  live: LiveContent | undefined,
): Promise<string[]> {
  const { tenant } = target;
  await waitForLock(db, 4301);
  const stale = await staleParts(db, target);
  const content = live && (await isContentStale(db, tenant, live)) ? live : undefined;
  if (stale.length === 0 && !content) return [];
  const before = await readPageFingerprints(db, tenant);
  for (const { part, hash } of stale) {
    await part.write(db, target);
    await db
      .insert(seeds)
      .values({ tenant, name: part.name, hash })
      .onConflictDoUpdate({ target: [seeds.tenant, seeds.name], set: { hash } });
  }
  const written = stale.flatMap(({ part }) => part.settings ?? []);
  await restoreSettings(db, target, written);
  if (content) await publishContent(db, tenant, content);
  return changedTags(before, await readPageFingerprints(db, tenant));
}

/** The parts whose files, or whose day, are others than those that the database was made from. */
async function staleParts(db: Database, { tenant, folder, now }: SeedTarget) {
  const day = ` ${now.toISOString().slice(0, 10)}`;
  const known = await db.select().from(seeds).where(eq(seeds.tenant, tenant));
  const hashes = await Promise.all(
    parts.map(async (part) => ({
      part,
      hash: (await hashFiles(folder, ['config.json', ...part.files])) + (part.isDaily ? day : ''),
    })),
  );
  return hashes.filter(
    ({ part, hash }) => !known.some((one) => one.name === part.name && one.hash === hash),
  );
}
