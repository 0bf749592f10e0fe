import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The last number of a financial year; its row is the lock of the series. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { tenant: text().notNull(), year: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.year] })],
);

export const invoices = pgTable(
  'invoices',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    year: text().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);
