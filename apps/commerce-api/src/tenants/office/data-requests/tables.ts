import type { DataRequest } from '@larder/office-contract';
import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const dataRequests = pgTable(
  'data_requests',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    kind: text().$type<DataRequest['kind']>().notNull(),
    email: text(),
    orderNumber: text('order_number'),
    receivedOn: date('received_on').notNull(),
    dueOn: date('due_on').notNull(),
    state: text().$type<DataRequest['state']>().notNull(),
    reason: text(),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
export type DataRequestRow = typeof dataRequests.$inferSelect;
