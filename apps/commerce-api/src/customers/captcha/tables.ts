import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Proofs of work that were used: each counts once. */
export const solvedChallenges = pgTable(
  'solved_challenges',
  {
    tenant: text().notNull(),
    signature: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.signature] })],
);
