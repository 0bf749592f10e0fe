import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from 'drizzle-orm/pg-core';
import type { FavoriteStore } from '@larder/contracts/customer';
import type { Customer, Registration } from '@larder/contracts/customer';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Data of a registration beyond the fields of a customer. */
export type RegistrationDetails = Pick<
  Registration,
  | 'companyName'
  | 'companyRegistrationNumber'
  | 'valueAddedTaxId'
  | 'door'
  | 'stairCase'
  | 'floor'
  | 'deliveryNote'
  | 'cardNumber'
>;

export const customers = pgTable(
  'customers',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    passwordHash: text('password_hash').notNull(),
    academicTitle: text('academic_title'),
    birthdate: date(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    salutation: text().$type<NonNullable<Customer['salutation']>>(),
    favoriteStore: jsonb('favorite_store').$type<FavoriteStore>(),
    billingAddress: jsonb('billing_address').$type<NonNullable<Customer['billingAddress']>>(),
    particulars: jsonb().$type<RegistrationDetails>().notNull(),
    personalEmailAllowed: boolean('personal_email_allowed').notNull().default(false),
    personalMailAllowed: boolean('personal_mail_allowed').notNull().default(false),
    personalSmsAllowed: boolean('personal_sms_allowed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export type CustomerRow = typeof customers.$inferSelect;
/** A customer that is about to be one. */
export type CustomerDraft = Pick<
  CustomerRow,
  | 'email'
  | 'passwordHash'
  | 'academicTitle'
  | 'birthdate'
  | 'firstName'
  | 'lastName'
  | 'salutation'
  | 'billingAddress'
  | 'particulars'
>;

export type TokenKind = 'registration' | 'password' | 'email';

export const customerTokens = pgTable(
  'customer_tokens',
  {
    tenant: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    kind: text().$type<TokenKind>().notNull(),
    emailKey: text('email_key').notNull(),
    customerId: text('customer_id'),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.tokenHash] })],
);

export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    tenant: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.subject] })],
);
