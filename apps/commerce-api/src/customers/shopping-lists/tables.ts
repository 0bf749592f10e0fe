import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LinkKind } from '@larder/contracts/shopping';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const lists = pgTable(
  'shopping_lists',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    ownerId: text('owner_id').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const members = pgTable(
  'shopping_list_members',
  {
    tenant: text().notNull(),
    listId: text('list_id').notNull(),
    customerId: text('customer_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.listId, table.customerId] })],
);

export const items = pgTable(
  'shopping_list_items',
  {
    tenant: text().notNull(),
    listId: text('list_id').notNull(),
    id: text().notNull(),
    position: integer().generatedAlwaysAsIdentity(),
    text: text().notNull(),
    textKey: text('text_key').notNull(),
    sku: text(),
    count: integer().notNull(),
    isDone: boolean('is_done').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.listId, table.id] })],
);

export const links = pgTable(
  'shopping_list_links',
  {
    tenant: text().notNull(),
    listId: text('list_id').notNull(),
    kind: text().$type<LinkKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.listId, table.kind] })],
);

export type ListRow = typeof lists.$inferSelect;
export type ItemRow = Omit<typeof items.$inferSelect, 'tenant' | 'listId'>;
