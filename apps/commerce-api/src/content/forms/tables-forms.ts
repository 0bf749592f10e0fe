import {
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const formSubmissions = pgTable(
  'form_submissions',
  {
    tenant: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<'contact' | 'questionnaire'>().notNull(),
    formId: text('form_id').notNull(),
    locale: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const formFiles = pgTable(
  'form_files',
  {
    tenant: text().notNull(),
    submissionId: uuid('submission_id').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.submissionId, table.position] })],
);

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    tenant: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.email, table.topic] })],
);

export const newsletterConfirmations = pgTable(
  'newsletter_confirmations',
  {
    tenant: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    email: text().notNull(),
    topics: jsonb().$type<readonly string[]>().notNull(),
    createdAt: instant('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.tokenHash] })],
);
