import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Order } from '@larder/contracts/checkout';
import type { PricingSnapshot } from '../orders/tables.js';

export const orders = pgTable(
  'orders',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    cartId: text('cart_id').notNull(),
    sessionId: text('session_id').notNull(),
    status: text().$type<Order['status']>().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    windowId: text('window_id').notNull(),
    total: integer().notNull(),
    /** A `PaymentMethodKey`, or the shop's gift card where the wallet paid all. */
    methodKey: text('method_key').notNull(),
    addedTo: text('added_to'),
    /** It is delivered with the order that it adds to, and takes no place of its own. */
    sharesPlace: boolean('shares_place').notNull().default(false),
    /** Pricing snapshot at placing; null for orders older than the column. */
    basis: jsonb().$type<PricingSnapshot>(),
    document: jsonb().$type<Omit<Order, 'status' | 'paymentUrl' | 'paymentError'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    tenant: text().notNull(),
    sessionId: text('session_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.sessionId, table.key] })],
);
