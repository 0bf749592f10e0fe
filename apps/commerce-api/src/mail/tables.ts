import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Attachment } from './transport.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The outbox: mails to deliver, and those that were delivered or given up lately. */
export const mails = pgTable(
  'mails',
  {
    tenant: text().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Names the occasion; unique in its shop. */
    key: text(),
    sender: text().notNull().default(''),
    html: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    /** When the mail may be claimed next; null once it was sent or given up. */
    dueAt: instant('due_at'),
    expiresAt: instant('expires_at'),
    givenUpAt: instant('given_up_at'),
    fault: text(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
