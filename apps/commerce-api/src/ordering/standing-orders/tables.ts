import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AllergenFinding, BillingAddress, Substitution } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionAddress } from '@larder/contracts/distribution';
import type {
  StandingItem,
  StandingProblem,
  StandingRun,
  StandingState,
} from '@larder/contracts/shopping/standing-orders';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A product of a standing order. */
export type StoredItem = StandingItem & {
  /** The allergen warning that the customer has confirmed. */
  readonly confirmed?: AllergenFinding | undefined;
  /** Cents that it cost when the customer agreed to the highest total. */
  readonly agreedTotal?: number | undefined;
};

export const standingOrders = pgTable(
  'standing_orders',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    weeks: integer().notNull(),
    weekday: integer().notNull(),
    windowFrom: text('window_from').notNull(),
    windowTo: text('window_to').notNull(),
    anyWindow: boolean('any_window').notNull(),
    distributionAddress: jsonb('distribution_address').$type<DistributionAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<BillingAddress>().notNull(),
    substitution: text().$type<Substitution>(),
    items: jsonb().$type<readonly StoredItem[]>().notNull(),
    methodKey: text('method_key').$type<PaymentMethodKey>().notNull(),
    /** The saved card that is charged; null when it is paid on handover. */
    paymentMethodId: text('payment_method_id'),
    /** Cents. */
    highestTotal: integer('highest_total').notNull(),
    /** Full years that the customer said to have. */
    confirmedAge: integer('confirmed_age'),
    agreedAt: instant('agreed_at').notNull(),
    /** Of what the customer decides: a form that shows an older one is refused. */
    version: integer().notNull().default(1),
    state: text().$type<StandingState>().notNull(),
    problem: text().$type<StandingProblem>(),
    nextDate: date('next_date').notNull(),
    placeAt: instant('place_at').notNull(),
    /** Null once the customer was reminded of the next day. */
    remindAt: instant('remind_at'),
    locale: text().notNull(),
    origin: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const standingRuns = pgTable(
  'standing_order_runs',
  {
    tenant: text().notNull(),
    standingOrderId: text('standing_order_id').notNull(),
    date: date('run_date').notNull(),
    customerId: text('customer_id').notNull(),
    state: text().$type<StandingRun['state']>().notNull(),
    problem: text().$type<StandingProblem>(),
    orderNumber: text('order_number'),
    total: integer(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.standingOrderId, table.date] })],
);

export type StandingRow = typeof standingOrders.$inferSelect;
export type RunRow = typeof standingRuns.$inferSelect;
