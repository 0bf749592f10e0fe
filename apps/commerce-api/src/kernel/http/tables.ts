import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable(
  'sessions',
  {
    tenant: text().notNull(),
    /** SHA-256 of the cookie's value. */
    id: text().notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Null for a guest. */
    customerId: text('customer_id'),
    /** User agent of a customer's browser at sign-in. */
    agent: text(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
