import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CardDetails, PaymentStatusUpdate } from '../provider.js';
import type { Behaviour } from './test-cards.js';
import type { UpiPlan } from './accounts/upi.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Payments as the simulated providers know them. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    tenant: text().notNull(),
    provider: text().notNull(),
    reference: text().notNull(),
    paymentId: text('payment_id').notNull(),
    orderNumber: text('order_number').notNull(),
    methodKey: text('method_key').notNull(),
    locale: text().notNull(),
    returnUrl: text('return_url').notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    state: text().$type<PaymentStatusUpdate['state']>().notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    failureCode: text('failure_code'),
    card: jsonb().$type<CardDetails>(),
    /** A saved card that the shopper chose to pay with. */
    saved: jsonb().$type<CardDetails>(),
    /** What the test card or the UPI app does next. */
    plan: text().$type<Behaviour | UpiPlan>(),
    planAt: instant('plan_at'),
    authorisedUntil: instant('authorised_until'),
    /** The method is saved, and nothing is reserved. */
    isSetup: boolean('is_setup').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.provider, table.reference] })],
);

/** Webhooks to send, each `times` times. */
export const simulatedWebhooks = pgTable(
  'simulated_webhooks',
  {
    tenant: text().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    body: text().notNull(),
    times: integer().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant('due_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
