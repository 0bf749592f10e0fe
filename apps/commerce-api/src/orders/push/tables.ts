import type { PushPayload } from '@larder/contracts/checkout/push';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Browsers that subscribed to messages about an order. A row is deleted with its session or customer. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    tenant: text().notNull(),
    /** SHA-256 of the endpoint. */
    id: text().notNull(),
    orderNumber: text('order_number').notNull(),
    sessionId: text('session_id').notNull(),
    /** Null for a guest. */
    customerId: text('customer_id'),
    endpoint: text().notNull(),
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    locale: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber, table.id] })],
);

/** The outbox of push messages. */
export const pushMessages = pgTable(
  'push_messages',
  {
    tenant: text().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderNumber: text('order_number').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    occasion: text().notNull(),
    payload: jsonb().$type<PushPayload>().notNull(),
    attempts: integer().notNull().default(0),
    /** When the message may be claimed next; null once it was sent or given up. */
    dueAt: instant('due_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
