import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const verifiedPhones = pgTable(
  'verified_phones',
  {
    tenant: text().notNull(),
    phone: text().notNull(),
    customerId: text('customer_id').notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.phone] })],
);

export type CodePurpose = 'login' | 'verify';

export const phoneCodes = pgTable(
  'phone_codes',
  {
    tenant: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    phone: text().notNull(),
    customerId: text('customer_id').notNull(),
    sessionId: text('session_id').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.purpose, table.phone, table.customerId] }),
  ],
);
