import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Products that shoppers have put aside. */
export const savedGoods = pgTable('saved_goods', {
  tenant: text().notNull(),
  /** Whose it is: a customer, or else the session of a guest. */
  customerId: text('customer_id'),
  sessionId: text('session_id'),
  /** Computed from whose it is. */
  holder: text().notNull().generatedAlwaysAs(''),
  sku: text().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  /** What the picker should know. */
  note: text(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
