import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const simulatedTexts = pgTable(
  'simulated_texts',
  {
    tenant: text().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
