import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Favorite } from '@larder/contracts/customer';

export const favorites = pgTable(
  'favorites',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    type: text().$type<Favorite['type']>().notNull(),
    reference: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.customerId, table.type, table.reference] }),
  ],
);
