import { and, eq } from 'drizzle-orm';
import type { MessageBundle } from '@larder/contracts/tenant';
import type { Database } from '../kernel/database/database.js';
import { secrets, tenantHosts, tenantMessages, tenants } from './tables.js';

export async function readTenants(db: Database) {
  return db.select().from(tenants).orderBy(tenants.tenant);
}

export async function readHosts(db: Database) {
  return db.select().from(tenantHosts);
}

/** The tenant of each host name; empty before the first start. */
export async function readHostOwners(db: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await readHosts(db)).map(({ host, tenant }) => [host, tenant]));
}

export async function readMessages(
  db: Database,
  tenant: string,
  locale: string,
): Promise<MessageBundle> {
  const found = await db
    .select({ messages: tenantMessages.messages })
    .from(tenantMessages)
    .where(and(eq(tenantMessages.tenant, tenant), eq(tenantMessages.locale, locale)));
  return found[0]?.messages ?? {};
}

/** The secret of that name, created by `make` once, also under concurrency. */
export async function readSecret(
  db: Database,
  tenant: string,
  name: string,
  make: () => string,
): Promise<string> {
  await db.insert(secrets).values({ tenant, name, value: make() }).onConflictDoNothing();
  const found = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(and(eq(secrets.tenant, tenant), eq(secrets.name, name)));
  if (!found[0]) throw new Error(`The secret ${name} of ${tenant} was not kept`);
  return found[0].value;
}

export interface TenantRecord {
  readonly tenant: string;
  readonly hosts: readonly string[];
  readonly previewHosts: readonly string[];
  readonly config: typeof tenants.$inferInsert.config;
  readonly theme: typeof tenants.$inferInsert.theme;
  readonly imprint: typeof tenants.$inferSelect.imprint;
  /** Texts by locale code. */
  readonly messages: Readonly<Record<string, MessageBundle>>;
  readonly hash: string;
}

/** Writes a shop over what was there before. */
export async function replaceTenant(db: Database, record: TenantRecord): Promise<void> {
  const { tenant, config, theme, imprint, hash } = record;
  await db
    .insert(tenants)
    .values({ tenant, config, theme, imprint, hash })
    .onConflictDoUpdate({ target: tenants.tenant, set: { config, theme, imprint, hash } });
  await db.delete(tenantHosts).where(eq(tenantHosts.tenant, tenant));
  await db.delete(tenantMessages).where(eq(tenantMessages.tenant, tenant));
  const inLower = (host: string, preview: boolean) => ({
    tenant,
    host: host.toLowerCase(),
    preview,
  });
  const hosts = [
    ...record.hosts.map((host) => inLower(host, false)),
    ...record.previewHosts.map((host) => inLower(host, true)),
  ];
  if (hosts.length > 0) await db.insert(tenantHosts).values(hosts);
  const bundles = Object.entries(record.messages).map(([locale, messages]) => ({
    tenant,
    locale,
    messages,
  }));
  if (bundles.length > 0) await db.insert(tenantMessages).values(bundles);
}
