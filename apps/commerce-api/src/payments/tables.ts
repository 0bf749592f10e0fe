import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentState } from './processing/decide-transition.js';
import type { CardDetails } from './providers/provider.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Payments of orders, by a provider or from the wallet; amounts in cents. */
export const payments = pgTable(
  'payments',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    orderNumber: text('order_number').notNull(),
    methodKey: text('method_key').notNull(),
    brandName: text('brand_name').notNull(),
    provider: text().notNull(),
    currency: text().notNull(),
    planned: integer().notNull(),
    due: integer().notNull(),
    authorised: integer().notNull().default(0),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** Cents of `due` that go back, or went, although the order stands. */
    returned: integer().notNull().default(0),
    state: text().$type<PaymentState>().notNull(),
    reference: text(),
    redirectUrl: text('redirect_url'),
    failureCode: text('failure_code'),
    failureText: text('failure_text'),
    card: jsonb().$type<CardDetails>(),
    locale: text().notNull(),
    origin: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set before the provider is called, which may know the payment from then on. */
    startedAt: instant('started_at'),
    settledAt: instant('settled_at'),
    /** When the payment is processed next; null when nothing more is to be done. */
    nextAt: instant('next_at'),
    /** From then on `due` is fixed and captured; null until the order is picked. */
    captureFrom: instant('capture_from'),
    /** Null where the provider does not say, or nothing is authorised. */
    authorisedUntil: instant('authorised_until'),
    /** Above 1 for a payment in the place of one that was lost: its order stands already. */
    attempt: integer().notNull().default(1),
    /** SETUP saves the method and takes nothing; UNATTENDED is authorised by a saved one. */
    kind: text().$type<'PAYMENT' | 'SETUP' | 'UNATTENDED'>().notNull().default('PAYMENT'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Events of providers that were processed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    tenant: text().notNull(),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.provider, table.eventId] })],
);

/** Refunds of orders that stand, one for each occasion. */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    occasion: text().notNull(),
    amount: integer().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber, table.occasion] })],
);
