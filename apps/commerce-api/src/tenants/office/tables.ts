import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Role } from '@larder/office-contract';
import type { PickedLine } from '../../orders/tables.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const staffUsers = pgTable(
  'staff_users',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
export type StaffRow = typeof staffUsers.$inferSelect;

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tenant: text().notNull(),
    /** SHA-256 of the cookie's value. */
    id: text().notNull(),
    staffId: text('staff_id').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const staffAudit = pgTable(
  'staff_audit',
  {
    tenant: text().notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const orderPicks = pgTable(
  'order_picks',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    lineItemId: text('line_item_id').notNull(),
    outcome: text().$type<PickedLine['outcome']>().notNull(),
    quantity: integer().notNull(),
    substitute: jsonb().$type<NonNullable<PickedLine['substitute']>>(),
    revision: integer().notNull(),
    staffId: text('staff_id').notNull(),
    pickedAt: instant('picked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber, table.lineItemId] })],
);
export type OrderPickRow = typeof orderPicks.$inferSelect;

/** Prices that people set, beside what the feed says. */
export const handPrices = pgTable(
  'hand_prices',
  {
    tenant: text().notNull(),
    sku: text().notNull(),
    price: integer().notNull(),
    endsAt: instant('ends_at'),
    staffName: text('staff_name').notNull(),
    setAt: instant('set_at').notNull(),
    feedPrice: integer('feed_price').notNull(),
    feedLoyalty: integer('feed_loyalty'),
    feedFormer: integer('feed_former'),
    feedLowest: integer('feed_lowest'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.sku] })],
);
