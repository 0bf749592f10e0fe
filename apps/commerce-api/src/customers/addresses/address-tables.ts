import { boolean, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamp } from 'drizzle-orm/pg-core';
import type { Address, AddressCategory } from '@larder/contracts/customer';

/** Fields of the address form; the row marks the primary address of its kind. */
export type AddressDocument = Omit<Address, 'id' | 'category' | 'primary'>;

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    category: text().$type<AddressCategory>().notNull(),
    place: smallint().notNull(),
    isPrimary: boolean('is_primary').notNull(),
    document: jsonb().$type<AddressDocument>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export type AddressRow = typeof customerAddresses.$inferSelect;
