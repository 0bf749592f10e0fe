import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const minuteCounts = pgTable(
  'minute_counts',
  {
    tenant: text().notNull(),
    /** A hash, so that the table does not contain addresses. */
    subject: text().notNull(),
    /** Minutes since 1970. */
    minute: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.subject] })],
);
