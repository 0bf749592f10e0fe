import type { PickupArrival } from '@larder/contracts/checkout';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const orderArrivals = pgTable(
  'order_arrivals',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    state: text().$type<PickupArrival>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);
