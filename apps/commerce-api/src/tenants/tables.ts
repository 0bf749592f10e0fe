import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ClientRuntimeConfig, MessageBundle, ThemeConfig } from '@larder/contracts/tenant';

export const tenants = pgTable('tenants', {
  tenant: text().primaryKey(),
  config: jsonb().$type<ClientRuntimeConfig>().notNull(),
  theme: jsonb().$type<ThemeConfig>().notNull(),
  /** Lines at the foot of mails, by locale code. */
  imprint: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull().default({}),
  hash: text().notNull(),
});

export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    tenant: text().notNull(),
    host: text().notNull(),
    /** The shop shows its content there before it is published. */
    preview: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.host] })],
);

export const tenantMessages = pgTable(
  'tenant_messages',
  {
    tenant: text().notNull(),
    locale: text().notNull(),
    messages: jsonb().$type<MessageBundle>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.locale] })],
);

/** Hash of what each part of a shop was made from; a part with the same hash is not made again. */
export const seeds = pgTable(
  'seeds',
  { tenant: text().notNull(), name: text().notNull(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
);

export const secrets = pgTable(
  'secrets',
  { tenant: text().notNull(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
);
