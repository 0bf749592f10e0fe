import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const passkeys = pgTable(
  'passkeys',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<AuthenticatorTransportFuture[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tenant: text().notNull(),
    challenge: text().notNull(),
    sessionId: text('session_id').notNull(),
    purpose: text().$type<'register' | 'login'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.challenge] })],
);
