import type { SettingName } from '@larder/office-contract';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that people changed, over those of the shop's folder. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    tenant: text().notNull(),
    name: text().$type<SettingName>().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    file: jsonb().$type<unknown>().notNull(),
    staffName: text('staff_name').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
);
