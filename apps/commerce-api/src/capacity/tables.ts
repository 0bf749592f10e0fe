import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DistributionType } from '@larder/contracts/distribution';
import type { WindowRules } from './window-rules.js';

/** Rules from which a shop's windows are planned. */
export const windowRules = pgTable('window_rules', {
  tenant: text().primaryKey(),
  rules: jsonb().$type<WindowRules>().notNull(),
});

export const windows = pgTable(
  'windows',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    distributionType: text('distribution_type').$type<DistributionType>().notNull(),
    appointableId: text('appointable_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cutOff: timestamp('cut_off', { withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    booked: integer().notNull().default(0),
    serviceFee: integer('service_fee').notNull(),
    green: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** A window with what is booked of it. */
export type WindowRow = typeof windows.$inferSelect;
