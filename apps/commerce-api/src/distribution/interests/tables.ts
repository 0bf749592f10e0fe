import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who waits for delivery to a postcode; deleted with the mail that says that it has come. */
export const serviceInterests = pgTable(
  'service_interests',
  {
    tenant: text().notNull(),
    email: text().notNull(),
    postalCode: text('postal_code').notNull(),
    /** Of the newest mail's link. */
    tokenHash: text('token_hash').notNull(),
    locale: text().notNull(),
    origin: text().notNull(),
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.email, table.postalCode] })],
);
